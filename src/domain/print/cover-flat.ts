import { BLEED_ALL_ROUND, type Edges } from './n-up.ts'
import type { BindingForm, CaseBoard, PrintJob, PrintPart } from './print-job.ts'
import { roundMm } from './round-mm.ts'
import type { Gsm, Mm, SizeMm } from './units.ts'

/** How far from the spine a cover of this weight bends open; 0 where it only folds. */
export const jointOf = ({ joints }: BindingForm, coverGsm: Gsm): Mm =>
  joints.find(({ upTo }) => coverGsm <= upTo)?.width ?? 0

/** The unfolded cover of a job as it is printed, folded and scored. */
export interface CoverGeometry {
  readonly kind: 'wrapped' | 'case'
  /** Trimmed size; of a case the paper drawn over the boards, turn-ins included. */
  readonly flat: SizeMm
  readonly bleed: Edges
  /** 0 where the cover has only a fold. */
  readonly spine: Mm
  readonly panels: CoverPanels
  /** From the spine to where the cover bends open; 0 where it only folds. */
  readonly joint: Mm
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
  const joint = jointOf(binding, cover.gsm)
  if (binding.board) return caseCover(trim, spine, binding.board, joint)
  const panels = wrappedPanels(trim, spine, cover)
  return {
    kind: 'wrapped',
    flat: { width: panels.end, height: trim.height },
    bleed: BLEED_ALL_ROUND,
    spine,
    panels,
    joint,
    scores: joint > 0 ? scoresOf(panels, cover, joint) : [],
    levelFolds: [],
  }
}

/** One side of a case from the edge of the spine: the joint and the board, which stands out over the block. */
const caseSide = (trim: SizeMm, { overhang }: CaseBoard): SizeMm => ({
  width: trim.width + 2 * overhang,
  height: trim.height + 2 * overhang,
})

/** A board of a case, without the joint beside it. */
export function boardSize(trim: SizeMm, board: CaseBoard, joint: Mm): SizeMm {
  const { width, height } = caseSide(trim, board)
  return { width: width - joint, height }
}

/** Paper drawn over the boards, turn-ins included: nothing outside it is needed as bleed. */
export function caseWrap(trim: SizeMm, spine: Mm, board: CaseBoard): SizeMm {
  const side = caseSide(trim, board)
  return { width: roundMm(2 * side.width + spine + 2 * board.turnIn), height: roundMm(side.height + 2 * board.turnIn) }
}

/** Nothing outside the wrap is needed as bleed, and its turn-ins lie where a soft cover has its flaps. */
function caseCover(trim: SizeMm, spine: Mm, board: CaseBoard, joint: Mm): CoverGeometry {
  const flat = caseWrap(trim, spine, board)
  const side = caseSide(trim, board).width
  const back = roundMm(board.turnIn + side)
  const front = roundMm(back + spine)
  const panels = {
    backWing: 0,
    back: board.turnIn,
    spine: back,
    front,
    frontWing: roundMm(front + side),
    end: flat.width,
  }
  return {
    kind: 'case',
    flat,
    bleed: { top: 0, right: 0, bottom: 0, left: 0 },
    spine,
    panels,
    joint,
    scores: [back - joint, front + joint].map(roundMm),
    levelFolds: [board.turnIn, roundMm(flat.height - board.turnIn)],
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
function scoresOf(panels: CoverPanels, { wings }: PrintPart, joint: Mm): readonly Mm[] {
  const spine = [panels.spine - joint, panels.spine, panels.front, panels.front + joint]
  const flaps = [...(wings.back > 0 ? [panels.back] : []), ...(wings.front > 0 ? [panels.frontWing] : [])]
  return [...spine, ...flaps].map(roundMm).toSorted((a, b) => a - b)
}
