import type { CustomerType } from '#/domain/members/roles.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import type { Copies, Mm, Pages, SizeMm } from '#/domain/print/units.ts'
import type { Ink, PartRole } from '#/domain/print/print-job.ts'
import type { ChoiceChanges } from './choice-changes.ts'
import type { Paper } from './paper.ts'
import type { PaperUse } from './paper-uses.ts'
import type { FinishId, JobSpec, PaperId } from './job-spec.ts'
import type { BindingId, CoatingId, FoldId } from './choice-ids.ts'
import type { ProductCode } from './product-kinds.ts'

/** All that makes one product kind different from another. Screens, rules and prices read it; nothing else knows a kind. */
export interface KindDefinition {
  readonly product: ProductCode
  /** What one copy is counted in: 권, 부, 장. */
  readonly unit: string
  /** One line under the name: 「한 권부터 10,000권까지」. */
  readonly tagline: string
  readonly trims: readonly string[]
  /** Limits of a size typed in by hand. */
  readonly freeSize: { readonly min: SizeMm; readonly max: SizeMm; readonly why?: string } | null
  readonly bindings: readonly BindingId[]
  readonly parts: readonly PartDefinition[]
  /** Finishes of the finished piece. */
  readonly finishes: readonly FinishId[]
  readonly copies: { readonly min: Copies; readonly max: Copies; readonly table: readonly Copies[] }
  readonly productions: readonly JobSpec['production'][]
  readonly routes: readonly RouteId[]
  /** Who may order it; everybody else sees it and its price. */
  readonly customers: readonly CustomerType[]
  readonly defaults: JobSpec
  /** What leaves by the next working day when it is asked for; absent where nothing does. */
  readonly rush?: RushLimits
  /** Papers that the version has and the opening list has not, or not so; absent where no version is known. */
  readonly stocks?: Readonly<Record<PaperId, Paper>>
  /** Finishes, sizes and the rest likewise. */
  readonly choices?: ChoiceChanges
}

/** The most that can be made by the cut-off of the next working day. */
export interface RushLimits {
  readonly trims: readonly string[]
  readonly bindings: readonly BindingId[]
  readonly coatings: readonly CoatingId[]
  readonly pages: Pages
  readonly copies: Copies
}

export interface PartDefinition {
  readonly role: PartRole
  readonly title: string
  readonly hint: string
  /** Which lists its papers come from, and the one of a second section. */
  readonly lists: readonly PaperUse[]
  readonly secondList: PaperUse | null
  /** First one is what is chosen when the part is added or its paper no longer fits. */
  readonly papers: readonly PaperId[]
  readonly pages: { readonly min: Pages; readonly max: Pages; readonly step: number }
  readonly inks: readonly InkChoice[]
  readonly coatings: readonly CoatingId[]
  /** May be laminated inside as well. */
  readonly coatBack: boolean
  readonly wings: readonly Mm[]
  readonly folds: readonly FoldId[]
  readonly finishes: readonly FinishId[]
  /** Papers for a second section of the text block (colour plates in a black book); empty where there is only one. */
  readonly secondPapers: readonly PaperId[]
  /** Can be left out. */
  readonly optional: boolean
}

export interface InkChoice {
  readonly front: Ink
  readonly back: Ink
}
