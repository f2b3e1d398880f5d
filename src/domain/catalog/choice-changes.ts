import type { Finish } from './finish.ts'
import type { FinishId } from './job-spec.ts'
import type { ProductCode } from './product-kinds.ts'

/** What a version says of choices that the opening catalogue does not say, papers aside; what it leaves out is as it was. */
export interface ChoiceChanges {
  /** Finishes that are not in the opening list, or are there otherwise. */
  readonly finishes?: Readonly<Record<FinishId, Finish>>
  readonly kinds?: Readonly<Partial<Record<ProductCode, KindChanges>>>
}

/** Lists of a kind that are not its opening ones, whole. */
export interface KindChanges {
  /** Those of its outer part and those of the whole piece, in one list. */
  readonly finishes?: readonly FinishId[]
}
