import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { findBinding, paperOf } from '#/domain/catalog/lookup.ts'
import { roundMm } from './round-mm.ts'
import { spineOf } from './spine.ts'
import type { Mm, SizeMm } from './units.ts'

/** Boards stand 4 mm beyond the block on each side that opens; the wrap turns in 20 mm all round; a groove beside the spine is the hinge. */
export const CASE = { boardOverhang: 8, turnIn: 20, board: 3, groove: 8 } as const

/** Width of the joint beside the spine that opens with the cover, by cover weight. */
const hinge = (coverGsm: number): Mm => (coverGsm > 300 ? 10 : coverGsm > 250 ? 8 : 6)

/** Trimmed size of the unfolded cover; null when the cover is two loose leaves or there is none. */
export function coverFlat(spec: JobSpec): SizeMm | null {
  const binding = findBinding(spec.binding)
  const cover = spec.parts.find((part) => part.role === 'cover')
  if (!binding || !cover || binding.cover === 'leaves') return null
  const spine = spineOf(spec) ?? 0
  if (binding.cover === 'case') return caseWrap(spec.trim, spine)
  return {
    width: roundMm(2 * spec.trim.width + spine + cover.wings.front + cover.wings.back),
    height: spec.trim.height,
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

/** Where the parts of a wrapped cover begin, from its left trim edge: for drawings, templates and scores. */
export interface CoverPanels {
  readonly backWing: Mm
  readonly back: Mm
  readonly spine: Mm
  readonly front: Mm
  readonly frontWing: Mm
  readonly end: Mm
}

/** Named for a book bound on the left. Bound on the right, front and back change places; flaps are equal, so no measure moves. */
export function coverPanels(spec: JobSpec): CoverPanels | null {
  const flat = coverFlat(spec)
  const cover = spec.parts.find((part) => part.role === 'cover')
  if (!flat || !cover || findBinding(spec.binding)?.cover === 'case') return null
  const back = cover.wings.back
  const spine = back + spec.trim.width
  const front = spine + (spineOf(spec) ?? 0)
  const frontWing = front + spec.trim.width
  return { backWing: 0, back, spine, front: roundMm(front), frontWing: roundMm(frontWing), end: flat.width }
}

/**
 * Where a glued cover is scored, from its left trim edge: both edges of the spine and the joint beside each, and the folds of
 * the flaps. Four lines, six with flaps; null for covers that are not scored.
 */
export function coverScores(spec: JobSpec): readonly Mm[] | null {
  const panels = coverPanels(spec)
  const cover = spec.parts.find((part) => part.role === 'cover')
  if (!panels || !cover || findBinding(spec.binding)?.style !== 'perfect') return null
  const joint = hinge(paperOf(cover.paper).gsm)
  const spine = [panels.spine - joint, panels.spine, panels.front, panels.front + joint]
  const flaps = [...(cover.wings.back > 0 ? [panels.back] : []), ...(cover.wings.front > 0 ? [panels.frontWing] : [])]
  return [...spine, ...flaps].map(roundMm).toSorted((a, b) => a - b)
}
