import { parseSync } from 'oxc-parser'

export interface TableUse {
  readonly table: string
  readonly writes: boolean
}

const USE = /\b(insert\s+into|delete\s+from|update|from|join|using)\s+(?:only\s+)?([a-z_][a-z0-9_]*)/gi
const WRITES = /^(insert|delete|update)/i

/** Tables that the SQL of a source names; comments do not count. */
export function tablesIn(path: string, source: string): readonly TableUse[] {
  return textsOf(parseSync(path, source).program).flatMap((text) =>
    [...text.matchAll(USE)].map(([, verb = '', table = '']) => ({
      table: table.toLowerCase(),
      writes: WRITES.test(verb),
    })),
  )
}

/** Strings and templates; an expression within a template is a blank. */
function textsOf(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap((each) => textsOf(each))
  if (typeof node !== 'object' || node === null) return []
  const { type, value, quasis, expressions } = node as Record<string, unknown>
  if (type === 'ImportDeclaration') return []
  if (type === 'Literal') return typeof value === 'string' ? [value] : []
  if (type === 'TemplateLiteral' && Array.isArray(quasis)) {
    const written = quasis.map((quasi: { value: { raw: string } }) => quasi.value.raw).join(' ? ')
    return [written, ...textsOf(expressions)]
  }
  return Object.values(node).flatMap((each) => textsOf(each))
}

/** Tables that a `.table.ts` defines. */
export const definedIn = (source: string): readonly string[] =>
  [...source.matchAll(/\bpgTable\(\s*'(\w+)'/g)].flatMap(([, table]) => table ?? [])
