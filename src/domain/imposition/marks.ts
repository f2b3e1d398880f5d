import { roundMm } from '#/domain/print/round-mm.ts'
import type { Mm } from '#/domain/print/units.ts'
import type { Block } from './block.ts'
import { lyingEdges, lyingSize } from './block.ts'
import type { MarkKind, MarkLine, PlacedPage, SheetSide } from './plan.ts'
import type { PressArea } from './press-area.ts'
import { type Frame, wordStrip } from './word-strip.ts'

/** A mark begins this far outside the art and is so long; nearer the sheet's edge it is cut short. */
const MARK_GAP: Mm = 1
const MARK_LENGTH: Mm = 4
const CROSS_OUT: Mm = 3
const CROSS_EDGE: Mm = 2.5
/** A cross is so far from a line of a mark that both are read for themselves, and moves in such steps until it is. */
const CROSS_ROOM: Mm = 2.5
const CROSS_STEP: Mm = 6
const EDGE: Mm = 0.5

/** Where a block's own corner lies on this side. */
export interface BlockPlace {
  readonly block: Block
  readonly x: Mm
  readonly y: Mm
  /** Looked at from behind. */
  readonly mirrored: boolean
}

interface Tick {
  readonly kind: MarkKind
  readonly direction: 'vertical' | 'horizontal'
  readonly at: Mm
}

/** Everything of one side that is not a page. Marks stand round all pages together, where no art is. */
export function sideFurniture(
  area: PressArea,
  pages: readonly PlacedPage[],
  places: readonly BlockPlace[],
): Pick<SheetSide, 'marks' | 'crosses' | 'colourBar' | 'slug'> {
  const frame = frameOf(places)
  const folds = places.flatMap(linesOf)
  const ticks = unique([...folds, ...cutsOf(pages, folds)])
  const at = (direction: Tick['direction']) =>
    ticks.filter((tick) => tick.direction === direction).map((tick) => tick.at)
  const [vertical, horizontal] = [at('vertical'), at('horizontal')]
  const crosses = crossesOf(frame, area, horizontal)
  return {
    marks: ticks.flatMap((tick) => drawTick(tick, frame, area)),
    crosses,
    ...wordStrip(area, frame, { vertical, horizontal, crosses, end: MARK_GAP + MARK_LENGTH }),
  }
}

function frameOf(places: readonly BlockPlace[]): Frame {
  return {
    left: Math.min(...places.map(({ x }) => x)),
    bottom: Math.min(...places.map(({ y }) => y)),
    right: Math.max(...places.map(({ x, block }) => x + block.size.width)),
    top: Math.max(...places.map(({ y, block }) => y + block.size.height)),
  }
}

const linesOf = ({ block, x, y, mirrored }: BlockPlace): readonly Tick[] =>
  block.lines.map(({ kind, direction, at }) => {
    if (direction === 'horizontal') return { kind, direction, at: roundMm(y + at) }
    return { kind, direction, at: roundMm(mirrored ? x + block.size.width - at : x + at) }
  })

const AT_TRIM = { top: 0, right: 0, bottom: 0, left: 0 }

/** Where the knife goes, but for trims that lie in a fold: a crept page ends a little beside it. */
function cutsOf(pages: readonly PlacedPage[], folds: readonly Tick[]): readonly Tick[] {
  const ticks: Tick[] = []
  for (const page of pages) {
    const { width, height } = lyingSize(page.size, page.turn)
    const out = lyingEdges(page.oversize ?? AT_TRIM, page.turn)
    for (const at of [page.x - out.left, page.x + width + out.right])
      ticks.push({ kind: 'cut', direction: 'vertical', at: roundMm(at) })
    for (const at of [page.y - out.bottom, page.y + height + out.top])
      ticks.push({ kind: 'cut', direction: 'horizontal', at: roundMm(at) })
  }
  const inFold = (tick: Tick) =>
    folds.some((fold) => fold.kind === 'fold' && fold.direction === tick.direction && Math.abs(fold.at - tick.at) < 2.5)
  return ticks.filter((tick) => !inFold(tick))
}

function unique(ticks: readonly Tick[]): readonly Tick[] {
  const seen = new Map(ticks.map((tick) => [`${tick.kind} ${tick.direction} ${tick.at}`, tick]))
  return [...seen.values()]
}

/** On both ends of the frame. */
function drawTick({ kind, direction, at }: Tick, frame: Frame, area: PressArea): readonly MarkLine[] {
  const vertical = direction === 'vertical'
  const [low, high, edge] = vertical
    ? [frame.bottom, frame.top, area.sheet.height]
    : [frame.left, frame.right, area.sheet.width]
  const ends = [
    [Math.max(EDGE, low - MARK_GAP - MARK_LENGTH), low - MARK_GAP],
    [high + MARK_GAP, Math.min(edge - EDGE, high + MARK_GAP + MARK_LENGTH)],
  ] as const
  return ends
    .filter(([from, to]) => to > from)
    .map(([from, to]) =>
      vertical ? { kind, x1: at, y1: from, x2: at, y2: to } : { kind, x1: from, y1: at, x2: to, y2: at },
    )
}

/** Left and right of the art, about half way up and beside the marks there: a turned sheet has them at the same place. */
function crossesOf(frame: Frame, area: PressArea, lines: readonly Mm[]): SheetSide['crosses'] {
  const middle = (frame.bottom + frame.top) / 2
  const heights = Array.from({ length: 12 }, (_, step) => middle + CROSS_STEP * step).filter((y) => y < frame.top)
  const y = roundMm(heights.find((at) => lines.every((line) => Math.abs(line - at) >= CROSS_ROOM)) ?? middle)
  // On a sheet that is full to its margins they move out, to half a millimetre from the paper's edge.
  const centres = [
    Math.max(frame.left - CROSS_OUT, CROSS_EDGE),
    Math.min(frame.right + CROSS_OUT, area.sheet.width - CROSS_EDGE),
  ]
  return centres.map((x) => ({ x: roundMm(x), y }))
}
