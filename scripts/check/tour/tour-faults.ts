import type { Part } from '../architecture/parts.data.ts'

/** What the tour has to say of one part. */
export interface PartFacts extends Part {
  readonly tables: readonly string[]
}

/** Columns of the table of parts; what a part is for is said in free words. */
const HEAD = '| part | what it is for | features | may ask | tables |'

/** Where the table of parts says something else than the code. */
export function faultsOfParts(tour: string, parts: readonly PartFacts[]): readonly string[] {
  const rows = rowsUnder(HEAD, tour)
  if (rows.length === 0) return [`no table with this head: ${HEAD}`]
  const said = rows.map(([name, , ...facts]) => [name, ...facts].join(' | '))
  const meant = parts.map((part) => [part.name, ...factsOf(part)].join(' | '))
  return [
    ...meant.filter((row) => !said.includes(row)).map((row) => `the table of parts does not say: ${row}`),
    ...said.filter((row) => !meant.includes(row)).map((row) => `the table of parts says: ${row}`),
    ...(said.length === meant.length && said.every((row) => meant.includes(row)) && said.join() !== meant.join()
      ? ['the table of parts has another order']
      : []),
  ]
}

const factsOf = ({ owns, asks, tables }: PartFacts) => [owns, asks, tables].map((names) => names.join(' '))

/** Cells of the rows below a head, without marks of code; a dash stands for nothing. */
function rowsUnder(head: string, text: string): readonly (readonly string[])[] {
  const lines = text.split('\n')
  const start = lines.indexOf(head)
  if (start < 0) return []
  const rows = lines.slice(start + 2)
  const end = rows.findIndex((line) => !line.startsWith('|'))
  return rows.slice(0, end < 0 ? rows.length : end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.replaceAll('`', '').trim().replace(/^—$/, '')),
  )
}

const PATH = /`((?:src|tests|scripts|docs|migrations|features|platform|adapters)\/[\w./-]+)`/g
const OF_SERVER = /^(features|platform|adapters)\//

/** Files and folders that a text names and that are not there; those of the server may leave out where it lies. */
export const lostPaths = (text: string, exists: (path: string) => boolean): readonly string[] =>
  [...new Set([...text.matchAll(PATH)].map(([, path = '']) => path))]
    .filter((path) => !exists(path.replace(OF_SERVER, 'src/server/$1/')))
    .map((path) => `there is no ${path}`)
