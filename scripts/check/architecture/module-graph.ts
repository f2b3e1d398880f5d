import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob, posix } from 'node:path'
import { readImports, type Import } from './read-imports.ts'

/** Sources by their path from the root of the project. */
export type Sources = ReadonlyMap<string, string>

/** Where an import leads. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'node'; readonly name: string }
  | { readonly kind: 'computed' }
  | { readonly kind: 'missing'; readonly specifier: string }

export interface Edge {
  readonly from: string
  readonly to: Target
  readonly reexport: Import['reexport']
}

const SOURCES = ['{src,tests,scripts}/**/*.{ts,tsx,mjs}', '*.ts']

export function readSources(root: string): Sources {
  const paths = globSync(SOURCES, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** What an import may lead to; files that are no sources (styles, pictures) are looked for under `root`. */
export interface Known {
  has(path: string): boolean
  readonly paths: readonly string[]
}

/** All imports of `sources`; they lead to each other and to what else is `known`. */
export function edgesOf(sources: Sources, root: string, known: Known = knownOf(sources)): readonly Edge[] {
  const exists = (path: string) => known.has(path) || existsSync(join(root, path))
  return [...sources].flatMap(([from, source]) =>
    readImports(from, source).flatMap(({ specifier, glob, reexport }) => {
      const place = specifier === null ? null : placeOf(from, specifier)
      const targets = glob && place !== null ? matching(place, known.paths) : [targetOf(specifier, place, exists)]
      return targets.map((to) => ({ from, to, reexport }))
    }),
  )
}

const knownOf = (sources: Sources): Known => ({ has: (path) => sources.has(path), paths: [...sources.keys()] })

const matching = (pattern: string, paths: readonly string[]): readonly Target[] =>
  paths.filter((path) => matchesGlob(path, pattern)).map((path) => ({ kind: 'file', path }))

function targetOf(specifier: string | null, place: string | null, exists: (path: string) => boolean): Target {
  if (specifier === null) return { kind: 'computed' }
  if (place === null) return packageOf(specifier)
  return exists(place) ? { kind: 'file', path: place } : { kind: 'missing', specifier }
}

/** Path from the root of what is named relatively, without what the bundler is asked to do with it; null for a package. */
function placeOf(from: string, specifier: string): string | null {
  const path = specifier.replace(/\?(url|worker|raw|inline|no-inline).*$/, '')
  if (path.startsWith('#/')) return `src/${path.slice(2)}`
  if (path.startsWith('#tests/')) return path.slice(1)
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path)
  return null
}

function packageOf(specifier: string): Target {
  if (specifier.startsWith('node:')) return { kind: 'node', name: specifier.slice(5) }
  const parts = specifier.split('/')
  return { kind: 'package', name: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/') }
}
