import type { Tx } from '#/server/platform/db/database.ts'
import { tellFilesChosen } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { CartDeps } from './cart-deps.ts'
import { lockItem, lockRemoved, releaseFromEstimate, updateItem } from './cart.repo.ts'
import type { CartRow } from './cart.table.ts'

/** What the room of an item's origin may change of it. */
export type Filling = Partial<Pick<CartRow, 'title' | 'spec' | 'files' | 'origin' | 'classes'>> & {
  /** What the customer is shown from now on. */
  readonly quote?: CartRow['shownQuote']
}

/** The item of an origin, in the cart or deleted from it; null when it was ordered or forgotten. */
export const lockOriginItem = async (tx: Tx, memberId: string, id: string): Promise<CartRow | null> =>
  (await lockItem(tx, memberId, id)) ?? lockRemoved(tx, memberId, id)

/** The room of its origin fills an item that it has locked: with another request, or with the files that it made. */
export async function fillItem(
  tx: Tx,
  deps: Pick<CartDeps, 'clock' | 'jobs'>,
  row: CartRow,
  { quote, ...change }: Filling,
): Promise<CartRow> {
  const next: CartRow = {
    ...row,
    ...change,
    ...(quote ? { shownQuote: quote, shownTotal: quote.total } : {}),
    staffAskedAt: null,
    estimateId: null,
    estimatePosition: null,
    version: row.version + 1,
    updatedAt: deps.clock.now(),
  }
  if (row.estimateId !== null) await releaseFromEstimate(tx, row.estimateId)
  const { id: _id, memberId: _memberId, createdAt: _createdAt, ...changed } = next
  await updateItem(tx, row.id, changed)
  if (change.files) await tellFilesChosen(tx, deps, row.memberId, change.files)
  return next
}
