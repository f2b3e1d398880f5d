import type { BarePage } from './furniture.ts'
import type { Line } from './line.ts'
import type { Column } from './paragraphs.ts'
import { inReadingOrder } from './reading-order.ts'
import { commonest, quantile } from './statistics.ts'

export interface PageColumns {
  readonly page: BarePage
  readonly columns: readonly Column[]
}

/** The columns of all pages. A page of one column takes its edges from all pages on its side of the spread. */
export function columnsOf(pages: readonly BarePage[], bodySize: number): readonly PageColumns[] {
  const bands = pages.map((page) => ({ page, bands: inReadingOrder(page.lines) }))
  const plain = bands.filter((each) => each.bands.length === 1).map(({ page }) => page)
  const sides = [0, 1].map((side) =>
    edgesOf(
      plain.filter(({ number }) => number % 2 === side),
      bodySize,
    ),
  )
  const leading = leadingOf(
    plain.flatMap(({ lines }) => lines),
    bodySize,
  )
  return bands.map(({ page, bands: all }) => ({
    page,
    columns: all.map((lines) => {
      const side = all.length === 1 ? sides[page.number % 2] : null
      const own = edgesOfLines(lines)
      return { lines, leading: leadingOf(lines, bodySize) || leading, ...(side ?? own) }
    }),
  }))
}

interface Edges {
  readonly left: number
  readonly right: number
}

const edgesOfLines = (lines: readonly Line[]): Edges => ({
  left: Math.min(...lines.map((line) => line.left)),
  right: Math.max(...lines.map((line) => line.right)),
})

const FEWEST = 12

function edgesOf(pages: readonly BarePage[], bodySize: number): Edges | null {
  const lines = pages.flatMap((page) => page.lines).filter(({ size }) => Math.abs(size - bodySize) <= 0.08 * bodySize)
  if (lines.length < FEWEST) return null
  return {
    left: commonest(lines, (line) => Math.round(line.left)),
    right: quantile(
      lines.map((line) => line.right),
      0.92,
    ),
  }
}

function leadingOf(lines: readonly Line[], bodySize: number): number {
  const steps = lines.slice(1).flatMap((line, at) => {
    const before = lines[at]
    const step = before && before.page === line.page ? line.baseline - before.baseline : 0
    const body = Math.abs(line.size - bodySize) <= 0.15 * bodySize
    return body && step > 0.6 * line.size && step < 4 * line.size ? [Math.round(step * 2) / 2] : []
  })
  return steps.length < 3 ? 0 : commonest(steps, (step) => step)
}
