export type CsvCell = string | number | null

/** Excel runs text that begins like this as a formula, also when somebody else wrote the file; full-width signs by Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** As other programs keep zeros and long numbers whole for Excel: a formula that is nothing but a text. */
const WRAPPED = /^="([^"]*)"$/
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/

/** Rows as CSV (RFC 4180, CRLF). Text that Excel would run gets an apostrophe before it, which `parseCsv` takes off again. */
export function formatCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
}

function formatCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = FORMULA.test(cell) || GUARDED.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** There are more cells than the caller wants to look at; empty lines count as one. */
export class TooManyCells extends Error {}

/**
 * Rows of cells; quotes, doubled quotes and line breaks inside quotes are understood, a last empty line is not a row. Throws
 * `TooManyCells` for more than `mostCells`.
 */
export function parseCsv(text: string, mostCells = Infinity): readonly (readonly string[])[] {
  let count = 0
  const rows: string[][] = []
  let row: string[] = []
  // one cell, quoted or plain, and what ends it
  const cells = /(?:"((?:[^"]|"")*)"[^,\r\n]*|([^,\r\n]*))(,|\r\n|\n|\r|$)/gy
  for (let match = cells.exec(text); match !== null; match = cells.exec(text)) {
    count += 1
    if (count > mostCells) throw new TooManyCells()
    const [, quoted, plain = '', end] = match
    row.push(unguarded(quoted?.replaceAll('""', '"') ?? plain))
    if (end === ',') continue
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
    if (end === '' || cells.lastIndex >= text.length) break
  }
  return rows
}

const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell.replace(WRAPPED, '$1'))
