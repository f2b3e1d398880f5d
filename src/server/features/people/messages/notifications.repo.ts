import { and, desc, eq, isNull, lt, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type NotificationRow, notifications } from './notifications.table.ts'

export async function isTold(db: DbOrTx, key: string): Promise<boolean> {
  return (await db.$count(notifications, eq(notifications.key, key))) > 0
}

/** False when it was told before. Nothing is put on the page of a member who has left. */
export async function writeDown(tx: Tx, row: Omit<NotificationRow, 'readAt'>): Promise<boolean> {
  const memberId = sql`(select m.id from member m where m.id = ${row.memberId}::uuid and m.left_at is null)`
  const written = await tx
    .insert(notifications)
    .values({ ...row, memberId })
    .onConflictDoNothing({ target: notifications.key })
    .returning({ id: notifications.id })
  return written.length > 0
}

/** What a guest was told stands on the page of the member who takes the orders over. */
export async function giveNotifications(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  await tx.update(notifications).set({ memberId }).where(eq(notifications.memberId, guestId))
}

export interface Place {
  readonly at: Date
  readonly id: string
}

/** What a member was told, newest first. */
export function notificationsOf(
  db: DbOrTx,
  memberId: string,
  ask: { readonly before: Place | null; readonly limit: number },
): Promise<NotificationRow[]> {
  const { before } = ask
  const older = before
    ? sql`(${notifications.createdAt}, ${notifications.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
    : undefined
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.memberId, memberId), older))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(ask.limit)
}

const unreadOf = (memberId: string) => and(eq(notifications.memberId, memberId), isNull(notifications.readAt))

export const countUnread = (db: DbOrTx, memberId: string): Promise<number> =>
  db.$count(notifications, unreadOf(memberId))

/** One of the member's own, or all of them; false when there is no such one. */
export async function markRead(tx: Tx, memberId: string, id: string, at: Date): Promise<boolean> {
  const own = and(eq(notifications.memberId, memberId), eq(notifications.id, id))
  const marked = await tx
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${at.toISOString()}::timestamptz)` })
    .where(own)
    .returning({ id: notifications.id })
  return marked.length > 0
}

export async function markAllRead(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx.update(notifications).set({ readAt: at }).where(unreadOf(memberId))
}

export async function deleteOldNotifications(db: DbOrTx, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before))
}
