import type { Fold } from '#/domain/catalog/entries.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { findFold } from '#/domain/catalog/lookup.ts'
import { roundMm } from './round-mm.ts'
import type { Mm, SizeMm } from './units.ts'

type Panels = Fold['across']

const panelsOf = (panels: Panels, closed: Mm): readonly Mm[] =>
  panels.map((panel) => roundMm(panel.share * closed - panel.shorter))

const openLength = (panels: Panels, closed: Mm): Mm => roundMm(sum(panels, 'share') * closed - sum(panels, 'shorter'))

const closedLength = (panels: Panels, open: Mm): Mm => (open + sum(panels, 'shorter')) / sum(panels, 'share')

const sum = (panels: Panels, key: 'share' | 'shorter'): number => panels.reduce((total, panel) => total + panel[key], 0)

/** Size of the sheet before folding. */
export const openFrom = (fold: Fold, closed: SizeMm): SizeMm => ({
  width: openLength(fold.across, closed.width),
  height: openLength(fold.down, closed.height),
})

/** Size after folding; opening it again gives the same sheet. */
export const closedFrom = (fold: Fold, open: SizeMm): SizeMm => ({
  width: closedLength(fold.across, open.width),
  height: closedLength(fold.down, open.height),
})

/** Widths of the panels from the left and heights from the top, in reading position. */
export const foldPanels = (
  fold: Fold,
  closed: SizeMm,
): { readonly across: readonly Mm[]; readonly down: readonly Mm[] } => ({
  across: panelsOf(fold.across, closed.width),
  down: panelsOf(fold.down, closed.height),
})

/** Unfolded size of a single-sheet job; its trim when it is not folded. */
export function openSize(spec: JobSpec): SizeMm {
  const fold = findFold(spec.parts[0]?.fold ?? 'none')
  return fold ? openFrom(fold, spec.trim) : spec.trim
}
