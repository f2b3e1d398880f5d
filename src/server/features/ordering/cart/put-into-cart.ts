import type { ClassCopies } from '#/domain/brands/classes.ts'
import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { tellFilesChosen } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { CartDeps } from './cart-deps.ts'
import { insertItem } from './cart.repo.ts'
import type { CartRow } from './cart.table.ts'

export interface NewItem {
  readonly memberId: string
  readonly title: string
  readonly ownTitle: boolean
  readonly spec: JobSpec
  readonly files: readonly LineFile[]
  /** What the customer is shown now. */
  readonly quote: Quote
  /** When the customer asked for a person to look at the files. */
  readonly staffAskedAt?: Date | null
  /** The brand whose cart it lies in, what it was made from and how it goes to classes; all absent in a job of the shop's own. */
  readonly brand?: string | null
  readonly origin?: LineOrigin | null
  readonly classes?: readonly ClassCopies[] | null
  /** Position of an estimate that the item is bound to, so that its price holds. */
  readonly estimate?: { readonly id: string; readonly position: number } | null
}

/** A new item, chosen for the next order. One insert per item: parallel adds cannot overwrite each other. */
export async function putIntoCart(
  tx: Tx,
  deps: Pick<CartDeps, 'ids' | 'clock' | 'jobs'>,
  {
    memberId,
    title,
    ownTitle,
    spec,
    files,
    quote,
    staffAskedAt = null,
    estimate = null,
    brand = null,
    origin = null,
    classes = null,
  }: NewItem,
): Promise<CartRow> {
  const now = deps.clock.now()
  const row: CartRow = {
    id: deps.ids.uuid(),
    memberId,
    title,
    ownTitle,
    spec,
    files,
    shownQuote: quote,
    shownTotal: quote.total,
    staffAskedAt,
    estimateId: estimate?.id ?? null,
    estimatePosition: estimate?.position ?? null,
    brand,
    origin,
    classes,
    selected: true,
    version: 1,
    createdAt: now,
    updatedAt: now,
    removedAt: null,
  }
  await insertItem(tx, row)
  await tellFilesChosen(tx, deps, memberId, files)
  return row
}
