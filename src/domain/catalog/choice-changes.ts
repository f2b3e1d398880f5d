import type { Finish } from './finish.ts'
import type { Trim } from './entries.ts'
import type { FinishId } from './job-spec.ts'
import type { BindingId, FoldId } from './choice-ids.ts'
import type { ProductCode } from './product-kinds.ts'
import type { BindingTerms, FoldTerms } from './terms.ts'

/** What a version says of choices that the opening catalogue does not say, papers aside; what it leaves out is as it was. */
export interface ChoiceChanges {
  /** Finishes that are not in the opening list, or are there otherwise. */
  readonly finishes?: Readonly<Record<FinishId, Finish>>
  /** Named sizes likewise. */
  readonly trims?: Readonly<Record<string, Trim>>
  /** Bindings and folds that are called or limited otherwise. */
  readonly bindings?: Readonly<Record<BindingId, BindingTerms>>
  readonly folds?: Readonly<Record<FoldId, FoldTerms>>
  readonly kinds?: Readonly<Partial<Record<ProductCode, KindChanges>>>
}

/** Lists of a kind that are not its opening ones, whole. */
export interface KindChanges {
  /** Those of its outer part and those of the whole piece, in one list. */
  readonly finishes?: readonly FinishId[]
  readonly trims?: readonly string[]
  readonly bindings?: readonly BindingId[]
  /** Those of its outer part. */
  readonly folds?: readonly FoldId[]
}
