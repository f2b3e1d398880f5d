import { and, asc, desc, eq, isNull } from '#/server/platform/db/drizzle.ts'
import { among } from '#/server/platform/db/among.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { writeHistory } from './history.repo.ts'
import { orders } from './orders.table.ts'

/** Orders of these people, the newest first; forgotten ones have nobody any more. */
export async function orderNumbersOf(db: DbOrTx, memberIds: readonly string[]): Promise<readonly string[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(among(orders.memberId, memberIds), isNull(orders.forgottenAt)))
    .orderBy(desc(orders.placedAt))
  return rows.map(({ number }) => number)
}

/** Which of these people have an order that is not forgotten. */
export async function withOrders(db: DbOrTx, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ id: orders.memberId })
    .from(orders)
    .where(and(among(orders.memberId, memberIds), isNull(orders.forgottenAt)))
  return new Set(rows.map(({ id }) => id))
}

/** Orders of a guest become the member's; nothing else about them changes, and their history says so. */
export async function giveOrders(
  tx: Tx,
  { guestId, memberId, at }: { readonly guestId: string; readonly memberId: string; readonly at: Date },
): Promise<void> {
  const theirs = and(eq(orders.memberId, guestId), isNull(orders.forgottenAt))
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(theirs)
    .orderBy(asc(orders.id))
    .for('no key update')
  if (rows.length === 0) return
  await tx.update(orders).set({ memberId }).where(theirs)
  const by = { byKind: 'customer', byId: memberId } as const
  await writeHistory(
    tx,
    rows.map(({ id }) => ({
      orderId: id,
      machine: 'order' as const,
      event: 'taken-into-account',
      ...by,
      note: '',
      at,
    })),
  )
}
