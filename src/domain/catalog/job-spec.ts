import type { BindingSide, Ink, PartRole } from '#/domain/print/print-job.ts'
import type { BindingId, CoatingId, FoldId } from './choice-ids.ts'
import type { Finish } from './finish.ts'
import type { Copies, Mm, Pages, SizeMm } from '#/domain/print/units.ts'
import type { Paper } from './paper.ts'
import type { ProductCode } from './product-kinds.ts'
import type { BindingTerms, FoldTerms } from './terms.ts'

/**
 * One configured print job. It flows unchanged through quote, estimate, cart, order, ticket and reorder. It is plain JSON, read
 * by `contract/job/job-spec.schema.ts` and judged by `validate-spec.ts` once where it enters. Ids refer to catalogue data,
 * sizes are finished (trimmed, closed) millimetres.
 */
export interface JobSpec {
  readonly product: ProductCode
  readonly trim: SizeMm
  /** What its size was called where it was chosen; absent where the opening catalogue calls it so, or nobody. */
  readonly sizeName?: string
  readonly copies: Copies
  /** null for work that is not bound (flyers, posters, single sheets, leaflets). */
  readonly binding: BindingId | null
  /** Its name and limits as the version had them that the job was made under; absent where they are those of the opening list. */
  readonly bindingTerms?: BindingTerms
  readonly bindingSide: BindingSide
  /** In reading order from the outside: cover first, then endpapers, body sections, inserts; or one `sheet`. */
  readonly parts: readonly PartSpec[]
  /** Finishing of the finished piece as a whole (corners, holes, banding, numbering …). */
  readonly finishes: readonly FinishChoice[]
  /** How the customer wants it printed; `auto` lets the cheapest admissible route win. */
  readonly production: 'auto' | 'dedicated' | 'ganged'
  /** It leaves by the cut-off of the working day after its approval, for a fee of the tariff; absent for the usual days. */
  readonly rush?: true
  /** The papers of a kit of samples, by the names they had when they were chosen; absent in whatever is printed. */
  readonly samples?: readonly SamplePaper[]
}

export interface SamplePaper {
  readonly id: PaperId
  readonly name: string
}

export interface PartSpec {
  /** Unique in the job: `cover`, `body`, `body-2`, `endpaper`, `insert-1`, `sheet`. */
  readonly id: string
  readonly role: PartRole
  readonly paper: PaperId
  /**
   * The paper as the version had it that the job was made under; absent where it is that of the opening list. The job keeps it
   * for ever, so a paper that is renamed or measured anew changes nothing that was ordered.
   */
  readonly stock?: Paper
  /** Sides of this part, printed or blank. A cover has 4, a sheet 1 (one side printed) or 2. */
  readonly pages: Pages
  /** How many of `pages` are printed in four colours; the other printed ones are black only. */
  readonly colourPages: Pages
  /** Inks of the outside or front, and of the inside or back; for a body the richest ink on any page of each side. */
  readonly ink: { readonly front: Ink; readonly back: Ink }
  readonly coating: { readonly front: CoatingId; readonly back: CoatingId }
  /** Flaps of a cover, 0 where there are none. */
  readonly wings: { readonly front: Mm; readonly back: Mm }
  /** `none` where it is not folded. */
  readonly fold: FoldId
  /** As `bindingTerms`. */
  readonly foldTerms?: FoldTerms
  readonly finishes: readonly FinishChoice[]
}

export interface FinishChoice {
  readonly id: FinishId
  /** The finish as the version had it that the job was made under, as `stock` is for papers; absent where the opening list has it so. */
  readonly made?: Finish
  /** Which one of it (foil colour, corner radius, hole diameter …), as the catalogue lists it. */
  readonly variant?: string
  readonly count?: number
  /** Worked area, for foil, emboss and partial varnish. */
  readonly area?: SizeMm
  /** Which of the finish's places; absent for the usual one. */
  readonly place?: string
  /** From the edge that the place names, where it may be chosen. */
  readonly distance?: Mm
}

/** Ids are catalogue data (`catalog/*.data.ts`); they are strings so that a tariff version can bring new ones. */
export type PaperId = string
export type FinishId = string
