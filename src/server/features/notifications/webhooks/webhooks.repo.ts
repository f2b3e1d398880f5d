import { and, arrayContains, asc, count, desc, eq, isNull, lt } from '#/server/platform/db/drizzle.ts'
import type { WebhookEvent } from '#/domain/webhooks/webhook-events.data.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type DeliveryRow, webhookDeliveries, type WebhookRow, webhooks } from './webhooks.table.ts'

const SHOWN = 100

export async function webhooksOf(db: DbOrTx, memberId: string): Promise<readonly WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(eq(webhooks.memberId, memberId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
}

export async function countWebhooks(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(webhooks).where(eq(webhooks.memberId, memberId))
  return row?.n ?? 0
}

/** Those that want to hear of it and are not stopped. */
export async function listening(tx: Tx, memberId: string, event: WebhookEvent): Promise<readonly WebhookRow[]> {
  return tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.memberId, memberId), arrayContains(webhooks.events, [event]), isNull(webhooks.stoppedAt)))
}

export async function findWebhook(db: DbOrTx, id: string): Promise<WebhookRow | null> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id))
  return row ?? null
}

/** Null when it is not this member's. */
export async function lockOwn(tx: Tx, memberId: string, id: string): Promise<WebhookRow | null> {
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.memberId, memberId)))
    .for('update')
  return row ?? null
}

export async function lockWebhook(tx: Tx, id: string): Promise<WebhookRow | null> {
  const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
  return row ?? null
}

export async function insertWebhook(tx: Tx, row: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [made] = await tx.insert(webhooks).values(row).returning()
  if (!made) throw new Error('no row')
  return made
}

export async function updateWebhook(tx: Tx, id: string, change: Partial<WebhookRow>): Promise<void> {
  await tx.update(webhooks).set(change).where(eq(webhooks.id, id))
}

export async function deleteWebhook(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.memberId, memberId)))
    .returning({ id: webhooks.id })
  return gone.length > 0
}

/** All of a member who is shut out stand still, until somebody who is let in again turns one on. */
export async function stopWebhooksOf(
  tx: Tx,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<void> {
  const stopped = await tx
    .update(webhooks)
    .set({ stoppedAt: at, failures: 0, failingSince: null, restingUntil: null })
    .where(and(eq(webhooks.memberId, memberId), isNull(webhooks.stoppedAt)))
    .returning({ id: webhooks.id })
  for (const { id } of stopped) await failWaiting(tx, id, '알림을 받을 수 없는 회원입니다.')
}

/** False when the same cause was written before. */
export async function insertDelivery(tx: Tx, row: typeof webhookDeliveries.$inferInsert): Promise<boolean> {
  const made = await tx
    .insert(webhookDeliveries)
    .values(row)
    .onConflictDoNothing({ target: [webhookDeliveries.webhookId, webhookDeliveries.cause] })
    .returning({ id: webhookDeliveries.id })
  return made.length > 0
}

export async function countWaiting(tx: Tx, webhookId: string, event: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.event, event),
        eq(webhookDeliveries.state, 'waiting'),
      ),
    )
  return row?.n ?? 0
}

export async function findDelivery(db: DbOrTx, id: string): Promise<DeliveryRow | null> {
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id))
  return row ?? null
}

export async function newestDeliveries(db: DbOrTx, webhookId: string): Promise<readonly DeliveryRow[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(SHOWN)
}

export async function updateDelivery(tx: Tx, id: string, change: Partial<DeliveryRow>): Promise<void> {
  await tx.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id))
}

export async function failWaiting(tx: Tx, webhookId: string, failure: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', failure })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')))
}

export async function deleteDeliveriesBefore(db: DbOrTx, at: Date): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, at))
}
