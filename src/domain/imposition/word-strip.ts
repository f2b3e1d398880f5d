import { roundMm } from '#/domain/print/round-mm.ts'
import type { Mm } from '#/domain/print/units.ts'
import type { Bar, SheetSide } from './plan.ts'
import type { PressArea } from './press-area.ts'

/** All art of a side together, bleed included. */
export interface Frame {
  readonly left: Mm
  readonly right: Mm
  readonly bottom: Mm
  readonly top: Mm
}

interface Span {
  readonly from: Mm
  readonly to: Mm
}

const BAR_HEIGHT: Mm = 3
/** The bar runs over all ink keys; the words about the sheet have the end of the strip, at most half of it. */
const WORD_ROOM: Mm = 190
/** Between the art or the marks and the strip, and to either side of a mark that stands in it. */
const GAP: Mm = 1
const EDGE: Mm = 0.5

/**
 * The colour bar and the words stand above the art and its marks, inside what the press prints if there is room, else outside
 * it. A sheet without that room has them between the marks: a knife that finds no mark cuts by guess.
 */
export function wordStrip(
  area: PressArea,
  frame: Frame,
  marks: readonly Mm[],
  markEnd: Mm,
): Pick<SheetSide, 'colourBar' | 'slug'> {
  const y = stripHeight(area, frame, markEnd)
  if (y === null) return { colourBar: [], slug: null }
  const [left, right] = [frame.left + 6, frame.right - 6]
  const start = right - Math.min(WORD_ROOM, (right - left) * 0.6)
  const inTheWay = y < frame.top + markEnd ? marks : []
  const bar = ({ from, to }: Span): Bar => ({ x: roundMm(from), y, width: roundMm(to - from), height: BAR_HEIGHT })
  const words = between({ from: start + 4, to: right }, inTheWay).toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return { colourBar: between({ from: left, to: start }, inTheWay).map(bar), slug: words[0] ? bar(words[0]) : null }
}

function stripHeight(area: PressArea, frame: Frame, markEnd: Mm): Mm | null {
  const heights = [frame.top + markEnd + 0.5, frame.top + GAP]
  const limits = [area.y + area.height, area.sheet.height - EDGE]
  const found = limits.flatMap((limit) => heights.filter((y) => y + BAR_HEIGHT <= limit))[0]
  return found === undefined ? null : roundMm(found)
}

/** What is left of a span beside the marks. */
function between({ from, to }: Span, marks: readonly Mm[]): readonly Span[] {
  const inside = marks.filter((at) => at > from - GAP && at < to + GAP).toSorted((a, b) => a - b)
  const starts = [from, ...inside.map((at) => at + GAP)]
  return starts
    .map((start, index) => ({ from: start, to: Math.min(to, (inside[index] ?? Infinity) - GAP) }))
    .filter((span) => span.to > span.from)
}
