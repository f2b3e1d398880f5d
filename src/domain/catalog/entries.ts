import type { BindingForm, BindingSide, FoldForm } from '#/domain/print/print-job.ts'
import type { Gsm, Micrometre, Mm, Pages, SizeMm } from '#/domain/print/units.ts'
import type { BindingId, CoatingId, FoldId } from './choice-ids.ts'
import type { PaperMake } from './paper.ts'

/** Rows of the catalogue: what the shop offers, without prices. */
export interface PaperFamily extends PaperMake {
  /** Weight in g/m² and thickness of one sheet in µm. */
  readonly weights: readonly (readonly [gsm: Gsm, caliper: Micrometre])[]
}

export interface Trim {
  readonly id: string
  readonly name: string
  readonly size: SizeMm
}

export interface Binding extends BindingForm {
  readonly id: BindingId
  readonly name: string
  readonly hint: string
  readonly bodyPages: { readonly min: Pages; readonly max: Pages; readonly step: number }
  readonly maxTrim: SizeMm
  readonly minTrim: SizeMm
  /** Widest open cover that the binder feeds. */
  readonly maxOpenCover: Mm
  readonly wings: boolean
  readonly endpapers: 'none' | 'optional' | 'required'
  readonly sides: readonly BindingSide[]
  /** Papers heavier or lighter than this do not make its cover. */
  readonly coverGsm: { readonly min: Gsm; readonly max: Gsm }
  /** Said after a limit that a job breaks; absent where the limit says enough. */
  readonly why?: string
}

export interface Coating {
  readonly id: CoatingId
  readonly name: string
  readonly hint: string
}

export interface Fold extends FoldForm {
  readonly id: FoldId
  readonly name: string
  readonly hint: string
  /** Number of creases. */
  readonly creases: number
  readonly maxGsm: Gsm
  readonly why?: string
}
