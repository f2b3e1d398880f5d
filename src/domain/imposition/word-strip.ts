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

/** What stands round the art and may not be covered. */
export interface Marks {
  readonly vertical: readonly Mm[]
  readonly horizontal: readonly Mm[]
  readonly crosses: SheetSide['crosses']
  /** How far the lines stand out of the art. */
  readonly end: Mm
}

const BAR: Mm = 3
/** The bar runs over all ink keys; the words about the sheet have the end of the strip. */
const WORD_ROOM: Mm = 190
/** Between the art or the marks and the strip, and to either side of a mark that stands in it. */
const GAP: Mm = 1
/** Half of a register cross. */
const CROSS: Mm = 2
const EDGE: Mm = 0.5
/** Between the ends of the marks and a strip beyond them. */
const BEYOND: Mm = 0.5
/** What the strip leaves free at either end of the art. */
const END: Mm = 6
/** Between the bar and the words. */
const APART: Mm = 4
/** Of a short strip the bar keeps the rest. */
const WORD_SHARE = 0.6

/**
 * The colour bar and the words stand above the art and its marks, inside what the press prints if there is room, else beside it,
 * else outside what it prints. A sheet without that room has them between the marks: a knife that finds no mark cuts by guess.
 */
export function wordStrip(area: PressArea, frame: Frame, marks: Marks): Pick<SheetSide, 'colourBar' | 'slug'> {
  const printed = area.y + area.height
  const above = (limit: Mm) => placeOut(frame.top, limit, marks.end)
  const inside = above(printed)
  if (inside !== null) return level(frame, inside, marks)
  const upright = besideArt(area, frame, marks)
  if (upright) return upright
  const outside = above(area.sheet.height - EDGE)
  return outside === null ? { colourBar: [], slug: null } : level(frame, outside, marks)
}

function level(frame: Frame, y: Mm, marks: Marks): Pick<SheetSide, 'colourBar' | 'slug'> {
  const inTheWay = y < frame.top + marks.end ? marks.vertical : []
  return divided(frame.left, frame.right, inTheWay.map(beside), ({ from, to }) => ({
    x: roundMm(from),
    y,
    width: roundMm(to - from),
    height: BAR,
  }))
}

/** On the side with more room, from the foot to the head; null where neither has enough. */
function besideArt(area: PressArea, frame: Frame, marks: Marks): Pick<SheetSide, 'colourBar' | 'slug'> | null {
  const { x: edge, width, sheet } = area
  const right = placeOut(frame.right, edge + width, marks.end)
  const left = placeOut(sheet.width - frame.left, sheet.width - edge, marks.end)
  if (right === null && left === null) return null
  const mirrored = right === null
  const x = mirrored ? sheet.width - (left ?? 0) - BAR : right
  const out = mirrored ? frame.left - x - BAR : x - frame.right
  const crosses = marks.crosses.filter(({ x: at }) => (mirrored ? at < frame.left : at > frame.right)).map(({ y }) => y)
  const lines = out < marks.end ? marks.horizontal : []
  const blocked = [...lines.map(beside), ...crosses.map((y) => ({ from: y - CROSS - GAP, to: y + CROSS + GAP }))]
  return divided(frame.bottom, frame.top, blocked, ({ from, to }) => ({
    x: roundMm(x),
    y: roundMm(from),
    width: BAR,
    height: roundMm(to - from),
  }))
}

/** The longest piece of the words' part carries them. */
function divided(
  low: Mm,
  high: Mm,
  blocked: readonly Span[],
  bar: (span: Span) => Bar,
): Pick<SheetSide, 'colourBar' | 'slug'> {
  const [from, to] = [low + END, high - END]
  const start = to - Math.min(WORD_ROOM, (to - from) * WORD_SHARE)
  const words = between({ from: start + APART, to }, blocked).toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return { colourBar: between({ from, to: start }, blocked).map(bar), slug: words[0] ? bar(words[0]) : null }
}

/** Beyond the marks if there is room, else between them; null where a bar does not fit below the limit. */
function placeOut(art: Mm, limit: Mm, markEnd: Mm): Mm | null {
  const found = [art + markEnd + BEYOND, art + GAP].find((at) => roundMm(at + BAR) <= roundMm(limit))
  return found === undefined ? null : roundMm(found)
}

/** Room that a line of a mark keeps free. */
const beside = (at: Mm): Span => ({ from: at - GAP, to: at + GAP })

/** What is left of a span beside what stands in it. */
function between(whole: Span, blocked: readonly Span[]): readonly Span[] {
  const left: Span[] = []
  let { from } = whole
  for (const block of blocked.toSorted((a, b) => a.from - b.from)) {
    left.push({ from, to: Math.min(block.from, whole.to) })
    from = Math.max(from, block.to)
  }
  return [...left, { from, to: whole.to }].filter((span) => span.to > span.from)
}
