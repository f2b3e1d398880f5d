import { findBinding, findFold } from '#/domain/catalog/lookup.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { CASE, caseBoard, coverFlat, coverPanels, coverScores } from '#/domain/print/cover-flat.ts'
import { foldPanels, openSize } from '#/domain/print/folding.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import { spineOf } from '#/domain/print/spine.ts'
import type { Mm } from '#/domain/print/units.ts'
import type { InnerLine } from './block.ts'

const vertical = (kind: InnerLine['kind'], at: Mm): InnerLine => ({ kind, direction: 'vertical', at: roundMm(at) })
const horizontal = (kind: InnerLine['kind'], at: Mm): InnerLine => ({ kind, direction: 'horizontal', at: roundMm(at) })

/** Where an open cover is folded and scored, from the left edge of its trim. */
export function coverLines(spec: JobSpec): readonly InnerLine[] {
  const flat = coverFlat(spec)
  if (!flat) return []
  if (findBinding(spec.binding)?.cover === 'case') return caseLines(spec, flat.width, flat.height)
  const panels = coverPanels(spec)
  if (!panels) return []
  const folds = [panels.back, panels.spine, panels.front, panels.frontWing].filter((at) => at > 0 && at < panels.end)
  const scores = (coverScores(spec) ?? []).filter((at) => !folds.includes(at))
  return [...new Set(folds)].map((at) => vertical('fold', at)).concat(scores.map((at) => vertical('score', at)))
}

/** The wrap is folded round the boards and along both sides of the spine board. */
function caseLines(spec: JobSpec, width: Mm, height: Mm): readonly InnerLine[] {
  const board = caseBoard(spec.trim)
  const spine = CASE.turnIn + board.width
  return [
    ...[CASE.turnIn, spine, spine + (spineOf(spec) ?? 0), width - CASE.turnIn].map((at) => vertical('fold', at)),
    ...[CASE.turnIn, height - CASE.turnIn].map((at) => horizontal('fold', at)),
    ...[spine - CASE.groove, spine + (spineOf(spec) ?? 0) + CASE.groove].map((at) => vertical('score', at)),
  ]
}

/** Folds of a leaflet from the lower left corner of the open sheet. */
export function leafletLines(spec: JobSpec): readonly InnerLine[] {
  const fold = findFold(spec.parts[0]?.fold ?? 'none')
  if (!fold) return []
  const { across, down } = foldPanels(fold, spec.trim)
  const { height } = openSize(spec)
  return [
    ...edges(across).map((at) => vertical('fold', at)),
    ...edges(down).map((at) => horizontal('fold', height - at)),
  ]
}

/** Ends of all panels but the last. */
function edges(panels: readonly Mm[]): readonly Mm[] {
  let end = 0
  return panels.slice(0, -1).map((panel) => (end += panel))
}
