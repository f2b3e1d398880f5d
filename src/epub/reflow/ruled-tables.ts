import type { PageBox, TextGlyph, TextPage } from '#/pdf/text/text-page.ts'
import type { Line } from './line.ts'
import { linesOfPage } from './lines-of-page.ts'
import type { CellOfLines, PlacedTable } from './table-of-lines.ts'

/** In points. */
const TOUCHING = 3
const SAME_EDGE = 4
const SHORTEST_ACROSS = 20
const SHORTEST_DOWN = 6
const MOST_ROWS = 200
const MOST_COLUMNS = 40
/** Cells of more lines are columns of text between rules. */
const MOST_LINES = 10

interface Ruled {
  readonly table: PlacedTable
  readonly glyphs: readonly TextGlyph[]
}

/** Tables whose cells are parted by lines, with the letters that stand in them. */
export const ruledTables = (page: TextPage): readonly Ruled[] =>
  together(page.rules).flatMap((rules) => tableOf(rules, page) ?? [])

/** Rules that touch each other belong to one figure. */
function together(rules: readonly PageBox[]): readonly (readonly PageBox[])[] {
  const groups: PageBox[][] = []
  for (const rule of rules) {
    const met = groups.filter((group) => group.some((other) => touches(rule, other)))
    const [home, ...others] = met
    if (!home) groups.push([rule])
    else {
      home.push(rule, ...others.flat())
      for (const other of others) groups.splice(groups.indexOf(other), 1)
    }
  }
  return groups
}

const touches = (a: PageBox, b: PageBox): boolean =>
  a.left < b.right + TOUCHING &&
  b.left < a.right + TOUCHING &&
  a.top < b.bottom + TOUCHING &&
  b.top < a.bottom + TOUCHING

interface Grid {
  /** Edges of the columns, and of the rows. */
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly downs: readonly PageBox[]
}

function gridOf(rules: readonly PageBox[]): Grid | null {
  const across = rules.filter(({ left, right }) => right - left >= SHORTEST_ACROSS)
  const downs = rules.filter(({ top, bottom }) => bottom - top >= SHORTEST_DOWN)
  const ys = edges(across.map(({ top }) => top))
  // A table may be open at its sides: its lines across say how wide it is.
  const xs = edges([...across.flatMap(({ left, right }) => [left, right]), ...downs.map(({ left }) => left)])
  const [rows, columns] = [ys.length - 1, xs.length - 1]
  return downs.length > 0 && rows >= 2 && columns >= 2 && rows <= MOST_ROWS && columns <= MOST_COLUMNS
    ? { xs, ys, downs }
    : null
}

function edges(places: readonly number[]): readonly number[] {
  const kept: number[] = []
  for (const place of places.toSorted((a, b) => a - b))
    if (kept.length === 0 || place - (kept.at(-1) ?? 0) > SAME_EDGE) kept.push(place)
  return kept
}

function tableOf(rules: readonly PageBox[], page: TextPage): Ruled | null {
  const grid = gridOf(rules)
  if (!grid) return null
  const { xs, ys } = grid
  const cells = new Map<string, TextGlyph[]>()
  for (const glyph of page.glyphs) {
    const column = bandOf(xs, (glyph.left + glyph.right) / 2)
    const row = bandOf(ys, glyph.baseline - 0.3 * glyph.size)
    if (column === null || row === null) continue
    const key = `${row}:${firstColumn(grid, row, column)}`
    const cell = cells.get(key)
    if (cell) cell.push(glyph)
    else cells.set(key, [glyph])
  }
  const rows = ys.slice(1).map((_, row) => rowOf(grid, row, cells, page))
  const table = { box: boxOf(grid), columns: xs.length - 1, rows: rows.filter((row) => filled(row) > 0) }
  return isTable(table) ? { table, glyphs: [...cells.values()].flat() } : null
}

/** Between which edges it lies; null outside. */
function bandOf(bounds: readonly number[], at: number): number | null {
  const beyond = bounds.findIndex((bound) => bound > at)
  return beyond > 0 ? beyond - 1 : null
}

/** Where no line parts two columns in a row, they are one cell. */
function firstColumn(grid: Grid, row: number, column: number): number {
  let first = column
  while (first > 0 && !isParted(grid, row, first)) first -= 1
  return first
}

function isParted({ xs, ys, downs }: Grid, row: number, edge: number): boolean {
  const middle = ((ys[row] ?? 0) + (ys[row + 1] ?? 0)) / 2
  const x = xs[edge] ?? 0
  return downs.some((rule) => Math.abs(rule.left - x) <= SAME_EDGE && rule.top < middle && rule.bottom > middle)
}

function rowOf(
  grid: Grid,
  row: number,
  cells: ReadonlyMap<string, readonly TextGlyph[]>,
  page: TextPage,
): readonly CellOfLines[] {
  const found: { lines: readonly Line[]; columns: number }[] = []
  for (let column = 0; column < grid.xs.length - 1; column++) {
    const last = found.at(-1)
    if (last && !isParted(grid, row, column)) last.columns += 1
    else {
      const glyphs = cells.get(`${row}:${column}`) ?? []
      const lines = linesOfPage({ ...page, glyphs })
      found.push({ lines: lines.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left), columns: 1 })
    }
  }
  return found
}

const boxOf = ({ xs, ys }: Grid): PageBox => ({
  left: xs[0] ?? 0,
  right: xs.at(-1) ?? 0,
  top: ys[0] ?? 0,
  bottom: ys.at(-1) ?? 0,
})

const filled = (row: readonly CellOfLines[]): number => row.filter(({ lines }) => lines.length > 0).length

/** Two rows or more say something in two cells; the axes of a chart and the frames of a page do not. */
function isTable({ rows }: PlacedTable): boolean {
  const cells = rows.flat().filter(({ lines }) => lines.length > 0)
  const lines = cells.reduce((sum, cell) => sum + cell.lines.length, 0)
  return rows.filter((row) => filled(row) >= 2).length >= 2 && lines <= MOST_LINES * cells.length
}
