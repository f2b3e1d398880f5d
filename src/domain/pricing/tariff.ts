import type { PartRole } from '#/domain/print/print-job.ts'
import type { ChoiceChanges } from '#/domain/catalog/choice-changes.ts'
import type { PaperChanges } from '#/domain/catalog/paper-catalogue.ts'
import type { FinishId, PaperId } from '#/domain/catalog/job-spec.ts'
import type { BindingId, CoatingId, FoldId } from '#/domain/catalog/choice-ids.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { MillSheet } from '#/domain/print/press-sheets.data.ts'
import type { RouteId } from '#/domain/print/routes.ts'

/**
 * All the shop's prices in one plain JSON value. A published version is never changed; a quote names the version it was made
 * with. What has no row here is not for sale: nothing is free because a row is missing.
 */
export interface Tariff {
  readonly version: string
  /** First day of validity, `YYYY-MM-DD`. */
  readonly validFrom: string
  /** Won for 500 whole mill sheets (1연). Counting per 1,000 would halve every paper price. */
  readonly papers: Readonly<Record<PaperId, Readonly<Record<MillSheet, Krw>>>>
  readonly digital: readonly DigitalPress[]
  readonly offset: readonly OffsetPress[]
  readonly ganged: GangedTariff
  /** Per colour page of a text block on plates, whose colour is matched before the run. Absent before it was introduced: 0. */
  readonly colourPage?: Krw
  /** Per square metre of coated pieces, by side. */
  readonly coatings: Readonly<Record<CoatingId, Work>>
  /** Per copy. */
  readonly bindings: Readonly<Record<BindingId, BindingRate>>
  /** Per copy with flaps. */
  readonly wings: Work
  /** Per copy with endpapers glued in. */
  readonly endpapers: Work
  /** Per inserted leaf. */
  readonly inserts: Work
  /** Per folded piece. */
  readonly folds: Readonly<Record<FoldId, Work>>
  readonly finishes: Readonly<Record<FinishId, FinishRate>>
  /** Cutting of unbound work to size, per 100 pieces begun. */
  readonly cutting: Work
  readonly packing: { readonly boxKg: number; readonly perBox: Krw }
  /** File check, planning and delivery papers, once per job. */
  readonly handling: Readonly<Record<RouteId, Krw>>
  readonly minimumSupply: Krw
  /** Once per job whose HWP, AI or other material staff turn into a PDF to print from. Absent before it was introduced: 0. */
  readonly conversion?: Krw
  readonly workingDays: WorkingDays
  /** Of its supply, for a job that leaves by the next working day; the fee is never under the minimum. */
  readonly rushPercent?: number
  /** Absent before it was introduced, and 0: such jobs are not sold. */
  readonly rushMinimum?: Krw
  /**
   * Choices that this version means not to sell (`papers/cream-70`, `finishes/foil/variants/red`); their rows are left out.
   * A choice of the catalogue that has neither a row nor a place here was forgotten, and such a version is not published.
   */
  readonly notOffered?: readonly string[]
  /** Papers that this version adds or has otherwise than the opening list, and lists of them that differ. */
  readonly paperChanges?: PaperChanges
  /** Finishes, sizes and kinds that this version adds or has otherwise. */
  readonly choiceChanges?: ChoiceChanges
}

/** Rates by quantity: what one costs at so many. Between two rows the total rises evenly (`tiers.ts`). */
export type Tiers = readonly (readonly [from: number, rate: Krw])[]

export interface Work {
  readonly setup: Krw
  readonly each: Tiers
  readonly minimum: Krw
}

export interface DigitalPress {
  readonly id: string
  readonly name: string
  readonly route: 'digital-sheet' | 'digital-rotary'
  readonly roles: readonly PartRole[]
  readonly sheets: readonly string[]
  readonly gsm: { readonly min: number; readonly max: number }
  /** Won per printed sheet side, by the number of such sides. */
  readonly mono: Tiers
  readonly colour: Tiers
  /** Clicks of one part are never billed under this. */
  readonly minimum: Krw
  /** Billed by the share of the sheet that is printed, as a plotter works; absent for a press that fills its sheets. */
  readonly byArea?: true
  readonly spoilage: Spoilage
}

export interface OffsetPress {
  readonly sheet: string
  readonly gsm: { readonly min: number; readonly max: number }
  readonly plate: Krw
  /** Per plate. */
  readonly makeReady: Krw
  /** Won per ream (500 sheets), side and ink, by reams of one form; less than one ream counts as one. */
  readonly run: Tiers
  /** Fixed sheets are per form. */
  readonly spoilage: Spoilage
}

export interface Spoilage {
  readonly fixedSheets: number
  readonly percent: number
}

/** Work printed together with other jobs on fixed days: fixed sizes, papers and quantities. */
export interface GangedTariff {
  readonly papers: Readonly<Record<PaperId, number>>
  /** Percent of the A4 price, by `widthxheight` of the open sheet, short side first. A smaller one is cut from the next. */
  readonly sizes: Readonly<Record<string, number>>
  /** Percent less for each side in one ink: it is run as a side in four. Absent before such sides were ganged: 0. */
  readonly plainSide?: number
  /** Won for an A4 job on the 100 % paper, by copies; evenly between two rows. */
  readonly front: Tiers
  readonly both: Tiers
}

export interface BindingRate extends Work {
  /** Won per copy and page, for sewing. */
  readonly perPage: number
  readonly workingDays: number
}

export interface FinishRate extends Work {
  /** Percent of the rate for each variant; a variant that is not here is not for sale. Empty when the finish has none. */
  readonly variants: Readonly<Record<string, number>>
  /** Percent of the rate for each time beyond the first (a second scored line goes through the same machine). */
  readonly perExtra: number
  /** Die or plate, won per cm² of worked area. */
  readonly perCm2: number
  readonly workingDays: number
}

export interface WorkingDays {
  readonly routes: Readonly<Record<RouteId, number>>
  readonly coating: number
  readonly fold: number
}
