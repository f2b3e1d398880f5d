import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type ListedOrder, listedOrders, type ListRange } from './list-orders.repo.ts'

/** As many as anybody has in hand at once. */
const MOST_MOVING = 100

/** Orders that are in work or not paid: read by their own indices, so that old ones cost nothing. Newest first. */
export async function movingOrders(
  db: DbOrTx,
  range: Omit<ListRange, 'limit' | 'moving'>,
): Promise<readonly ListedOrder[]> {
  const [inWork, toPay] = await Promise.all([
    listedOrders(db, { ...range, limit: MOST_MOVING, moving: 'in-work' }),
    listedOrders(db, { ...range, limit: MOST_MOVING, moving: 'to-pay' }),
  ])
  const known = new Set(inWork.map(({ id }) => id))
  const all = [...inWork, ...toPay.filter(({ id }) => !known.has(id))]
  return all.toSorted((a, b) => b.placedAt.getTime() - a.placedAt.getTime())
}
