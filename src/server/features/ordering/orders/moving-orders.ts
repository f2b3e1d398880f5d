import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { ListRange, StandingOrder } from './list-orders.repo.ts'

/** As many as anybody has in hand at once. */
const MOST_MOVING = 100

/**
 * Orders that are in work or not paid, as `read` reads them: by their own indices, so that old ones cost nothing. Newest first,
 * and whether there are more than were read.
 */
export async function movingOrders<O extends StandingOrder>(
  read: (db: DbOrTx, range: ListRange) => Promise<readonly O[]>,
  db: DbOrTx,
  range: Omit<ListRange, 'limit' | 'moving'>,
): Promise<{ readonly orders: readonly O[]; readonly more: boolean }> {
  const [inWork, toPay] = await Promise.all([
    read(db, { ...range, limit: MOST_MOVING + 1, moving: 'in-work' }),
    read(db, { ...range, limit: MOST_MOVING + 1, moving: 'to-pay' }),
  ])
  const known = new Set(inWork.map(({ id }) => id))
  const all = [...inWork.slice(0, MOST_MOVING), ...toPay.slice(0, MOST_MOVING).filter(({ id }) => !known.has(id))]
  return {
    orders: all.toSorted((a, b) => b.placedAt.getTime() - a.placedAt.getTime()),
    more: Math.max(inWork.length, toPay.length) > MOST_MOVING,
  }
}
