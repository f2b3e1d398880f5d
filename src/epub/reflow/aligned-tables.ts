import type { PageBox } from '#/pdf/text/text-page.ts'
import type { Line } from './line.ts'
import { quantile } from './statistics.ts'
import type { CellOfLines, PlacedTable } from './table-of-lines.ts'

const FEWEST_ROWS = 3
const FEWEST_COLUMNS = 3
/** Of a letter's size. */
const SAME_ROW = 0.4
const NEXT_ROW = 3
const ALIGNED = 1.2
/** Columns of running text fill their room; cells do not. */
const FILLED = 0.8
const MOSTLY = 0.7
/** Lines across that begin and end at the same place hold a table of two columns together. In points. */
const SAME_RULE = 4
const SHORTEST_RULE = 60

type Row = readonly Line[]

/** Tables without lines between their cells: rows of short pieces that stand below each other. */
export function alignedTables(lines: readonly Line[], rules: readonly PageBox[]): readonly PlacedTable[] {
  return runsOf(rowsOf(lines)).flatMap((run) => tableOf(run, rules) ?? [])
}

function rowsOf(lines: readonly Line[]): readonly Row[] {
  const rows: Line[][] = []
  for (const line of lines.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left)) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].baseline - line.baseline) < SAME_ROW * line.size) row.push(line)
    else rows.push([line])
  }
  return rows.map((row) => row.toSorted((a, b) => a.left - b.left))
}

/** Rows of several pieces that follow each other. */
function runsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const runs: Row[][] = []
  let run: Row[] = []
  for (const row of rows) {
    const [before, first] = [run.at(-1)?.[0], row[0]]
    const near = before && first && first.baseline - before.baseline <= NEXT_ROW * first.size
    if (row.length >= 2 && (near || run.length === 0)) run.push(row)
    else {
      runs.push(run)
      run = row.length >= 2 ? [row] : []
    }
  }
  return [...runs, run].filter(({ length }) => length >= FEWEST_ROWS)
}

function tableOf(run: readonly Row[], rules: readonly PageBox[]): PlacedTable | null {
  const columns = Math.max(...run.map(({ length }) => length))
  const whole = run.filter(({ length }) => length === columns)
  const box = boxOf(run.flat())
  const fewest = isHeldByRules(box, rules) ? 2 : FEWEST_COLUMNS
  if (columns < fewest || whole.length < MOSTLY * run.length || !isAligned(whole, columns)) return null
  if (isRunningText(whole, columns) || isContents(whole)) return null
  return { box, columns, rows: run.map((row) => cellsOf(row, whole[0] ?? row)) }
}

function boxOf(lines: readonly Line[]): PageBox {
  return {
    left: Math.min(...lines.map(({ left }) => left)),
    right: Math.max(...lines.map(({ right }) => right)),
    top: Math.min(...lines.map(({ top }) => top)),
    bottom: Math.max(...lines.map(({ bottom }) => bottom)),
  }
}

/** Lines of one width above, below and perhaps in between. */
function isHeldByRules(box: PageBox, rules: readonly PageBox[]): boolean {
  const across = rules.filter(
    ({ left, right, top }) =>
      right - left >= SHORTEST_RULE &&
      left <= box.left + SAME_RULE &&
      right >= box.right - SAME_RULE &&
      top > box.top - 40 &&
      top < box.bottom + 40,
  )
  const [first] = across
  const same = across.filter(
    ({ left, right }) =>
      first && Math.abs(left - first.left) <= SAME_RULE && Math.abs(right - first.right) <= SAME_RULE,
  )
  return same.some(({ top }) => top <= box.top + 4) && same.some(({ top }) => top >= box.bottom - 4) && same.length >= 3
}

/** By their beginnings, their ends or their middles. */
function isAligned(rows: readonly Row[], columns: number): boolean {
  const size = quantile(
    rows.flat().map((line) => line.size),
    0.5,
  )
  const near = (places: readonly number[]) => Math.max(...places) - Math.min(...places) <= ALIGNED * size
  return Array.from({ length: columns }, (_, at) => rows.flatMap((row) => row[at] ?? [])).every(
    (cells) =>
      near(cells.map(({ left }) => left)) ||
      near(cells.map(({ right }) => right)) ||
      near(cells.map(({ left, right }) => (left + right) / 2)),
  )
}

function isRunningText(rows: readonly Row[], columns: number): boolean {
  return Array.from({ length: columns - 1 }, (_, at) => at).every((at) => {
    const shares = rows.flatMap((row) => {
      const [cell, next] = [row[at], row[at + 1]]
      return cell && next ? [(cell.right - cell.left) / Math.max(1, next.left - cell.left)] : []
    })
    return quantile(shares, 0.5) > FILLED
  })
}

const CHAPTER = /^(?:제?\s*\d+\s*(?:[장절부화강]|[.-]|$)|[IVXⅠ-Ⅻ]+\b|부록|머리말|서문|차례|찾아보기)/u

/** A table of contents: each row begins with a chapter and ends with a page, and the pages go up. */
function isContents(rows: readonly Row[]): boolean {
  const pages = rows.map((row) => Number(/^\d{1,4}$/.exec(row.at(-1)?.text.trim() ?? '')?.[0] ?? NaN))
  return (
    pages.every((page, at) => page >= (pages[at - 1] ?? 0)) &&
    rows.filter((row) => CHAPTER.test(row[0]?.text.trim() ?? '')).length >= MOSTLY * rows.length
  )
}

/** Each piece in the column that it stands in; what is missing is an empty cell. */
function cellsOf(row: Row, whole: Row): readonly CellOfLines[] {
  const lines = whole.map((): Line[] => [])
  for (const line of row) {
    const middle = (line.left + line.right) / 2
    const far = whole.map((cell) => Math.abs((cell.left + cell.right) / 2 - middle))
    lines[far.indexOf(Math.min(...far))]?.push(line)
  }
  return lines.map((each) => ({ lines: each, columns: 1 }))
}
