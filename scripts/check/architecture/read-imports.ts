import { parseSync } from 'oxc-parser'

/** One place where a module asks for another. */
export interface Import {
  /** As written; a glob when `glob`; null when it is only known when it runs. */
  readonly specifier: string | null
  readonly glob: boolean
  /** Whether the module hands on what it imports. */
  readonly reexport: 'all' | 'named' | null
}

/** Every import of a TypeScript source: static, type-only, re-exported, dynamic, globbed, or by `new URL` beside the module. */
export function readImports(path: string, source: string): readonly Import[] {
  const { module, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return [
    ...module.staticImports.map(({ moduleRequest }) => named(moduleRequest.value)),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest
          ? [named(moduleRequest.value, importName.kind.startsWith('All') ? ('all' as const) : ('named' as const))]
          : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      named(literal(source.slice(moduleRequest.start, moduleRequest.end))),
    ),
    ...typeImports(source),
    ...globs(source),
    ...urls(source),
  ]
}

const named = (specifier: string | null, reexport: Import['reexport'] = null): Import => ({
  specifier,
  glob: false,
  reexport,
})

/** The text between quotes, or null for anything that has to be computed. */
const literal = (expression: string) => /^(['"`])([^'"`$]*)\1$/.exec(expression.trim())?.[2] ?? null

/** An import inside a type is no dynamic import for the parser. */
const typeImports = (source: string) =>
  [...source.matchAll(/\bimport\(\s*(['"])([^'"$]+)\1\s*\)\s*\./g)].map((found) => named(found[2] ?? null))

const globs = (source: string): readonly Import[] =>
  [...source.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(([^)]*)\)/g)].flatMap(([, args = '']) => {
    const patterns = [...args.matchAll(/(['"`])([^'"`]+)\1/g)].map((found) => found[2] ?? null)
    return (patterns.length > 0 ? patterns : [null]).map((specifier) => ({ specifier, glob: true, reexport: null }))
  })

const urls = (source: string) =>
  [...source.matchAll(/new URL\(\s*(['"])(\.[^'"$]+)\1\s*,\s*import\.meta\.url/g)].map((found) =>
    named(found[2] ?? null),
  )
