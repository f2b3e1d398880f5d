import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const SRC = join(import.meta.dirname, '../..')
/** What a source asks for: another module, or a file beside it that it reads. */
const ASKED = /\b(?:from|import)\s*\(?\s*'([^']+)'|new URL\(\s*'(\.[^']+)'\s*,\s*import\.meta/g

/**
 * A short name for what a module and everything it imports say, types and versions of packages included. Whoever keeps results of
 * that module keeps this name with them, and nobody has to raise a number. Another comment is another version too.
 */
export function sourceVersion(entry: string, src = SRC): string {
  const hash = createHash('sha256')
  for (const [name, content] of [...sourcesOf(entry, src)].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\0`).update(content).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** By path below `src`, or by name of a package: what they say, or which version is wanted. Throws for a file that is not there. */
export function sourcesOf(entry: string, src = SRC): ReadonlyMap<string, string | Buffer> {
  const { dependencies = {} } = JSON.parse(readFileSync(join(src, '../package.json'), 'utf8')) as PackageFile
  const found = new Map<string, string | Buffer>()
  const open = [entry]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue
    const content = readFileSync(join(src, path))
    found.set(path, content)
    if (!/\.tsx?$/.test(path)) continue
    for (const [, imported, beside] of content.toString('utf8').matchAll(ASKED)) {
      const asked = beside ?? imported ?? ''
      const place = placeOf(path, asked)
      if (place !== null) open.push(place)
      else if (!asked.startsWith('node:')) found.set(asked, dependencies[packageOf(asked)] ?? '')
    }
  }
  return found
}

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>
}

function placeOf(from: string, asked: string): string | null {
  if (asked.startsWith('#/')) return asked.slice(2)
  return asked.startsWith('.') ? posix.join(posix.dirname(from), asked) : null
}

const packageOf = (asked: string) =>
  asked
    .split('/')
    .slice(0, asked.startsWith('@') ? 2 : 1)
    .join('/')
