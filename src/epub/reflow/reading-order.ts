import type { Line } from './line.ts'
import { quantile } from './statistics.ts'

const FEWEST_LINES_OF_COLUMN = 6
/** A column is filled; cells of a table are not. */
const FILLED = 0.6
const GUTTER_IN_SIZES = 0.9
/** Of a page's lines, how many may lie over a gutter: titles and pictures' words. */
const MAY_CROSS = 0.35

/**
 * From above to below, two columns one after the other. What lies over both (a title, a wide caption) parts the page into bands.
 * A line's right edge is that of its letters.
 */
export function inReadingOrder(lines: readonly Line[]): readonly (readonly Line[])[] {
  const down = lines.toSorted((a, b) => a.baseline - b.baseline || a.left - b.left)
  const gutter = gutterOf(down)
  if (gutter === null) return [rows(down)]
  const bands: Line[][] = []
  let columns: Line[] = []
  const endColumns = () => {
    bands.push(
      columns.filter((line) => line.right <= gutter),
      columns.filter((line) => line.left >= gutter),
    )
    columns = []
  }
  for (const line of down) {
    if (line.left >= gutter || line.right <= gutter) columns.push(line)
    else {
      endColumns()
      bands.push([line])
    }
  }
  endColumns()
  return bands.filter((band) => band.length > 0).map(rows)
}

/** Lines on one baseline are read from left to right, however their heights differ by a hair. */
function rows(lines: readonly Line[]): readonly Line[] {
  const sorted: Line[][] = []
  for (const line of lines) {
    const row = sorted.at(-1)
    const [first] = row ?? []
    if (row && first && Math.abs(first.baseline - line.baseline) < 0.3 * Math.min(first.size, line.size)) row.push(line)
    else sorted.push([line])
  }
  return sorted.flatMap((row) => row.toSorted((a, b) => a.left - b.left))
}

function gutterOf(lines: readonly Line[]): number | null {
  if (lines.length < 2 * FEWEST_LINES_OF_COLUMN) return null
  const left = Math.min(...lines.map((line) => line.left))
  const right = Math.max(...lines.map((line) => line.right))
  const size = quantile(
    lines.map((line) => line.size),
    0.5,
  )
  const starts = [...new Set(lines.map((line) => Math.round(line.left)))].filter(
    (start) => start > left + 0.25 * (right - left) && start < left + 0.75 * (right - left),
  )
  const candidates = starts.map((start) => start - GUTTER_IN_SIZES * size * 0.5)
  const good = candidates.filter((at) => isGutter(lines, at, { left, right, size }))
  const crossings = (at: number) => lines.filter((line) => line.left < at && line.right > at).length
  return good.toSorted((a, b) => crossings(a) - crossings(b))[0] ?? null
}

function isGutter(
  lines: readonly Line[],
  at: number,
  { left, right, size }: { readonly left: number; readonly right: number; readonly size: number },
): boolean {
  const before = lines.filter((line) => line.right <= at)
  const after = lines.filter((line) => line.left >= at)
  if (Math.min(before.length, after.length) < FEWEST_LINES_OF_COLUMN) return false
  if (lines.length - before.length - after.length > MAY_CROSS * lines.length) return false
  const edge = Math.max(...before.map((line) => line.right))
  const start = Math.min(...after.map((line) => line.left))
  if (start - edge < GUTTER_IN_SIZES * size * 0.8) return false
  const width = (some: readonly Line[]) =>
    quantile(
      some.map((line) => line.right - line.left),
      0.5,
    )
  return width(before) > FILLED * (edge - left) && width(after) > FILLED * (right - start)
}
