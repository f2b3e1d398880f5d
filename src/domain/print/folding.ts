import type { FoldForm, PrintJob } from './print-job.ts'
import { roundMm } from './round-mm.ts'
import type { Mm, SizeMm } from './units.ts'

type Panels = FoldForm['across']

const panelsOf = (panels: Panels, closed: Mm): readonly Mm[] =>
  panels.map((panel) => roundMm(panel.share * closed - panel.shorter))

const openLength = (panels: Panels, closed: Mm): Mm => roundMm(sum(panels, 'share') * closed - sum(panels, 'shorter'))

const closedLength = (panels: Panels, open: Mm): Mm => (open + sum(panels, 'shorter')) / sum(panels, 'share')

const sum = (panels: Panels, key: 'share' | 'shorter'): number => panels.reduce((total, panel) => total + panel[key], 0)

/** Size of the sheet before folding. */
export const openFrom = (fold: FoldForm, closed: SizeMm): SizeMm => ({
  width: openLength(fold.across, closed.width),
  height: openLength(fold.down, closed.height),
})

/** Size after folding; opening it again gives the same sheet. */
export const closedFrom = (fold: FoldForm, open: SizeMm): SizeMm => ({
  width: closedLength(fold.across, open.width),
  height: closedLength(fold.down, open.height),
})

/** Widths of the panels from the left and heights from the top, in reading position. */
export interface FoldPanels {
  readonly across: readonly Mm[]
  readonly down: readonly Mm[]
}

export const foldPanels = (fold: FoldForm, closed: SizeMm): FoldPanels => ({
  across: panelsOf(fold.across, closed.width),
  down: panelsOf(fold.down, closed.height),
})

/** A straight line over the flat piece: a vertical one stands at `x`, a horizontal one at `y`. */
export interface FoldLine {
  readonly direction: 'vertical' | 'horizontal'
  readonly at: Mm
}

/** Folds of a sheet: across from the left, then down. */
export function foldLines({ fold, trim, openSize }: PrintJob): readonly FoldLine[] {
  if (!fold) return []
  const { across, down } = foldPanels(fold, trim)
  return [
    ...edges(across).map((at) => ({ direction: 'vertical' as const, at: roundMm(at) })),
    ...edges(down).map((at) => ({ direction: 'horizontal' as const, at: roundMm(openSize.height - at) })),
  ]
}

/** Ends of all panels but the last. */
function edges(panels: readonly Mm[]): readonly Mm[] {
  let end = 0
  return panels.slice(0, -1).map((panel) => (end += panel))
}
