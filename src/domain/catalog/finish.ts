import type { BindingForm } from '#/domain/print/print-job.ts'
import type { Gsm, Mm, SizeMm } from '#/domain/print/units.ts'

export interface FinishPlace {
  readonly id: string
  readonly name: string
}

export interface Finish {
  readonly id: string
  readonly name: string
  readonly hint: string
  readonly variants: readonly { readonly id: string; readonly name: string }[]
  /** How many times it can be done on one piece; absent where counting makes no sense. */
  readonly count?: { readonly min: number; readonly max: number; readonly unit: string }
  /** Largest worked area, for finishes priced by area. */
  readonly area?: { readonly min: SizeMm; readonly max: SizeMm; readonly usual: SizeMm }
  /** It comes as a spot ink in the file, though it has no worked area of its own. */
  readonly spot?: true
  /** Where it can be done; the job says which of these, or nothing for the usual one. */
  readonly places?: readonly FinishPlace[]
  /** The usual one of unbound work where it is not the first; books have theirs at the bound edge. */
  readonly place?: string
  /** A folded sheet has it on its folds, wherever a flat one would have it. */
  readonly onFolds?: true
  /** How far from its edge a line usually is, on work that is bound and on work that is not. */
  readonly distance?: { readonly sheet: Mm; readonly bound: Mm }
  /** On which styles it can be done; `sheet` is unbound work. */
  readonly on: readonly (BindingForm['style'] | 'sheet')[]
  /** Said when the style is not in `on`. */
  readonly notOn: string
  /** Coating it needs under it. */
  readonly needsCoating?: readonly string[]
  readonly minGsm?: Gsm
  readonly maxGsm?: Gsm
  /** Worked on the outer part (foil, varnish) and not on the finished piece. */
  readonly onPart?: true
  /** The finish of the opening list that it is one of: marks, file checks and tickets treat it as that one. */
  readonly like?: string
}
