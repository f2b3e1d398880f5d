import { BLEED_ALL_ROUND, type Edges } from './n-up.ts'
import type { PrintJob, PrintPart } from './print-job.ts'
import { roundMm } from './round-mm.ts'
import type { Mm, SizeMm } from './units.ts'

/** Boards stand 4 mm beyond the block on each side that opens; the wrap turns in 20 mm all round; a groove beside the spine is the hinge. */
export const CASE = { boardOverhang: 8, turnIn: 20, board: 3, groove: 8 } as const

/** Width of the joint beside the spine that opens with the cover, by cover weight. */
const hinge = (coverGsm: number): Mm => (coverGsm > 300 ? 10 : coverGsm > 250 ? 8 : 6)

/** The unfolded cover of a job as it is printed, folded and scored. */
export interface CoverGeometry {
  readonly kind: 'wrapped' | 'case'
  /** Trimmed size; of a case the paper drawn over the boards, turn-ins included. */
  readonly flat: SizeMm
  readonly bleed: Edges
  /** 0 where the cover has only a fold. */
  readonly spine: Mm
  readonly panels: CoverPanels
  /** From the left trim edge; empty for covers that are not scored. */
  readonly scores: readonly Mm[]
  /** Folds that lie level, from the lower trim edge: the wrap round the boards. */
  readonly levelFolds: readonly Mm[]
}

/** Null when the cover is two loose leaves or there is none. */
export function coverOf(
  { binding, parts, trim }: Pick<PrintJob, 'binding' | 'parts' | 'trim'>,
  spineWidth: Mm | null,
): CoverGeometry | null {
  const cover = parts.find((part) => part.role === 'cover')
  if (!binding || !cover || binding.cover === 'leaves') return null
  const spine = spineWidth ?? 0
  if (binding.cover === 'case') return caseCover(trim, spine)
  const panels = wrappedPanels(trim, spine, cover)
  return {
    kind: 'wrapped',
    flat: { width: panels.end, height: trim.height },
    bleed: BLEED_ALL_ROUND,
    spine,
    panels,
    scores: binding.style === 'perfect' ? scoresOf(panels, cover) : [],
    levelFolds: [],
  }
}

export const caseBoard = (trim: SizeMm): SizeMm => ({
  width: trim.width + CASE.boardOverhang,
  height: trim.height + CASE.boardOverhang,
})

/** Paper drawn over the boards, turn-ins included: nothing outside it is needed as bleed. */
export function caseWrap(trim: SizeMm, spine: Mm): SizeMm {
  const board = caseBoard(trim)
  return { width: roundMm(2 * board.width + spine + 2 * CASE.turnIn), height: board.height + 2 * CASE.turnIn }
}

/** Nothing outside the wrap is needed as bleed, and its turn-ins lie where a soft cover has its flaps. */
function caseCover(trim: SizeMm, spine: Mm): CoverGeometry {
  const flat = caseWrap(trim, spine)
  const back = CASE.turnIn + caseBoard(trim).width
  const front = back + spine
  const panels = {
    backWing: 0,
    back: CASE.turnIn,
    spine: back,
    front,
    frontWing: front + caseBoard(trim).width,
    end: flat.width,
  }
  return {
    kind: 'case',
    flat,
    bleed: { top: 0, right: 0, bottom: 0, left: 0 },
    spine,
    panels,
    scores: [back - CASE.groove, front + CASE.groove].map(roundMm),
    levelFolds: [CASE.turnIn, flat.height - CASE.turnIn],
  }
}

/** Where the parts of an unfolded cover begin, from its left trim edge: for drawings, templates and scores. */
export interface CoverPanels {
  readonly backWing: Mm
  readonly back: Mm
  readonly spine: Mm
  readonly front: Mm
  readonly frontWing: Mm
  readonly end: Mm
}

/** Named for a book bound on the left. Bound on the right, front and back change places; flaps are equal, so no measure moves. */
function wrappedPanels(trim: SizeMm, spineWidth: Mm, { wings }: PrintPart): CoverPanels {
  const back = wings.back
  const spine = back + trim.width
  const front = spine + spineWidth
  const end = roundMm(2 * trim.width + spineWidth + wings.front + wings.back)
  return { backWing: 0, back, spine, front: roundMm(front), frontWing: roundMm(front + trim.width), end }
}

/**
 * Where a glued cover is scored: both edges of the spine and the joint beside each, and the folds of the flaps. Four lines,
 * six with flaps.
 */
function scoresOf(panels: CoverPanels, { gsm, wings }: PrintPart): readonly Mm[] {
  const joint = hinge(gsm)
  const spine = [panels.spine - joint, panels.spine, panels.front, panels.front + joint]
  const flaps = [...(wings.back > 0 ? [panels.back] : []), ...(wings.front > 0 ? [panels.frontWing] : [])]
  return [...spine, ...flaps].map(roundMm).toSorted((a, b) => a - b)
}
