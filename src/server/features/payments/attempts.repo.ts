import { and, asc, eq, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { among } from '#/server/platform/db/among.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { prepared } from '#/server/platform/db/prepared.ts'
import { type AttemptRow, paymentAttemptOrders, paymentAttempts } from './payments.table.ts'

export interface NewAttempt {
  readonly id: string
  readonly gatewayOrderId: string
  readonly memberId: string
  readonly amount: number
  readonly orderName: string
  readonly confirmKey: string
  readonly method: string
  readonly at: Date
  readonly orders: readonly { readonly id: string; readonly total: number }[]
}

export function insertAttempt(attempt: NewAttempt): SQL {
  return sql`
    with head as (
      insert into payment_attempts (id, gateway_order_id, member_id, amount, order_name, confirm_key, method, created_at)
      values (${attempt.id}, ${attempt.gatewayOrderId}, ${attempt.memberId}, ${attempt.amount}, ${attempt.orderName},
        ${attempt.confirmKey}, ${attempt.method}, ${attempt.at.toISOString()}::timestamptz)
      returning id)
    insert into payment_attempt_orders (attempt_id, order_id, amount)
    select head.id, o.id, o.total from head, jsonb_to_recordset(${JSON.stringify(attempt.orders)}::jsonb) as o(id uuid, total bigint)`
}

export interface AttemptWithOrders extends AttemptRow {
  readonly orderIds: readonly string[]
  readonly orderNumbers: readonly string[]
}

const ORDER_IDS = sql<
  string[]
>`(select array_agg(ao.order_id order by ao.order_id) from payment_attempt_orders ao where ao.attempt_id = payment_attempts.id)`
const ORDER_NUMBERS = sql<
  string[]
>`(select array_agg(o.number order by o.number) from payment_attempt_orders ao join orders o on o.id = ao.order_id where ao.attempt_id = payment_attempts.id)`

export async function readAttempt(
  db: DbOrTx,
  by: { readonly gatewayOrderId: string } | { readonly id: string },
): Promise<AttemptWithOrders | null> {
  const [row] = await ('id' in by ? attemptById(db).execute(by) : attemptByGatewayOrder(db).execute(by))
  return row ? { ...row.attempt, orderIds: row.orderIds, orderNumbers: row.orderNumbers } : null
}

const selectAttempt = (db: DbOrTx, where: SQL) =>
  db
    .select({ attempt: paymentAttempts, orderIds: ORDER_IDS, orderNumbers: ORDER_NUMBERS })
    .from(paymentAttempts)
    .where(where)
const attemptById = prepared((db) =>
  selectAttempt(db, eq(paymentAttempts.id, sql.placeholder('id'))).prepare('attempt_by_id'),
)
const attemptByGatewayOrder = prepared((db) =>
  selectAttempt(db, eq(paymentAttempts.gatewayOrderId, sql.placeholder('gatewayOrderId'))).prepare(
    'attempt_by_gateway_order',
  ),
)

/** The orders are locked before, always: order first, then attempt. */
export async function lockAttempt(tx: Tx, id: string): Promise<AttemptRow> {
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('no key update')
  if (!row) throw new Error(`no payment attempt ${id}`)
  return row
}

export async function updateAttempt(tx: Tx, id: string, change: Partial<AttemptRow>): Promise<void> {
  await tx.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, id))
}

/** What settling needs of an attempt; the orders of an attempt never change. */
export interface AttemptRef {
  readonly id: string
  readonly orderIds: readonly string[]
}

/** As it stood when the gateway was asked: an answer says nothing about what happened to the attempt since. */
export interface SeenAttempt extends AttemptRef, Pick<AttemptRow, 'state' | 'reversals'> {}

type Captured = Pick<
  AttemptRow,
  | 'state'
  | 'settledAt'
  | 'method'
  | 'paymentKey'
  | 'details'
  | 'depositSecret'
  | 'lookAgainAt'
  | 'gatewayCaptured'
  | 'gatewayReturned'
>

/** Marks the attempt and its orders as captured, in one statement; false when it was settled before or the answer is too old. */
export async function captureAttempt(
  tx: Tx,
  { id, reversals }: SeenAttempt,
  change: Captured,
  orderIds: readonly string[],
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with first as (
      update payment_attempts set state = ${change.state}, settled_at = ${change.settledAt?.toISOString() ?? null}::timestamptz,
        method = ${change.method}, payment_key = coalesce(${change.paymentKey}::text, payment_key),
        details = ${change.details ? JSON.stringify(change.details) : null}::jsonb, deposit_secret = ${change.depositSecret}::text,
        gateway_captured = ${change.gatewayCaptured}::bigint, gateway_returned = ${change.gatewayReturned}::bigint,
        look_again_at = ${change.lookAgainAt?.toISOString() ?? null}::timestamptz
      where id = ${id} and state not in ('captured', 'returned', 'charged-back') and reversals = ${reversals} returning id),
    marked as (
      update payment_attempt_orders set captured = true from first
      where attempt_id = first.id and ${among(sql`order_id`, orderIds, 'uuid')})
    select id from first`)
  return rows.length === 1
}

/** Whether another payment of one of these orders, locked by the caller, is being confirmed just now. */
export async function othersConfirming(tx: Tx, attemptId: string, orderIds: readonly string[]): Promise<boolean> {
  if (orderIds.length === 0) return false
  const { rows } = await tx.execute(sql`
    select 1 from payment_attempt_orders ao join payment_attempts a on a.id = ao.attempt_id
    where ${among(sql`ao.order_id`, orderIds, 'uuid')} and a.state = 'confirming' and a.id <> ${attemptId} limit 1`)
  return rows.length > 0
}

/** Notes that the gateway is about to be asked; false when somebody else has asked, or the attempt is over. */
export async function beginAttempt(
  tx: Tx,
  { id, paymentKey, at }: { readonly id: string; readonly paymentKey: string; readonly at: Date },
): Promise<boolean> {
  const begun = await tx.execute(sql`
    update payment_attempts set state = 'confirming', payment_key = ${paymentKey}, confirm_started_at = ${at.toISOString()}::timestamptz
    where id = ${id} and state = 'open'`)
  return begun.rowCount === 1
}

/** Constraint of the table: a payment of the gateway belongs to one attempt. */
export const ONE_KEY = 'payment_attempts_payment_key_key'

/** No money was taken by the key of an attempt that stands here. */
const KEY_IS_FREE = ['open', 'confirming', 'refused', 'expired', 'cancelled'] as const

/** Takes a key from whoever holds it beside its owner; money that was taken by it is never touched. */
export async function freeKey(db: DbOrTx, paymentKey: string, ownerId: string): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ paymentKey: null })
    .where(
      and(
        eq(paymentAttempts.paymentKey, paymentKey),
        ne(paymentAttempts.id, ownerId),
        inArray(paymentAttempts.state, KEY_IS_FREE),
      ),
    )
}

/** The key turned out to be another payment's. */
export async function dropKey(db: DbOrTx, id: string, paymentKey: string): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ paymentKey: null })
    .where(
      and(
        eq(paymentAttempts.id, id),
        eq(paymentAttempts.paymentKey, paymentKey),
        inArray(paymentAttempts.state, KEY_IS_FREE),
      ),
    )
}

/** Moves the attempt on if it still stands where the caller thinks it does; false otherwise. */
export async function moveAttempt(
  tx: Tx,
  id: string,
  from: readonly AttemptRow['state'][],
  change: Partial<AttemptRow>,
): Promise<boolean> {
  const moved = await tx
    .update(paymentAttempts)
    .set(change)
    .where(and(eq(paymentAttempts.id, id), among(paymentAttempts.state, from, 'text')))
  return moved.rowCount === 1
}

/** These orders have nothing any more of the money of the attempt, and may be paid by another. */
export async function releaseCaptured(tx: Tx, attemptId: string, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  await tx
    .update(paymentAttemptOrders)
    .set({ captured: false })
    .where(and(eq(paymentAttemptOrders.attemptId, attemptId), among(paymentAttemptOrders.orderId, orderIds, 'uuid')))
}

/** Orders that were paid with the money of the attempt and still have some of it. */
export async function ordersPaidBy(db: DbOrTx, attemptId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: paymentAttemptOrders.orderId })
    .from(paymentAttemptOrders)
    .where(and(eq(paymentAttemptOrders.attemptId, attemptId), eq(paymentAttemptOrders.captured, true)))
  return new Set(rows.map((row) => row.id))
}

/** Attempts whose outcome the shop does not know yet, oldest look-up first. */
export async function undecidedAttempts(db: DbOrTx, startedBefore: Date, limit: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.state, ['confirming', 'waiting-deposit']),
        lt(paymentAttempts.confirmStartedAt, startedBefore),
      ),
    )
    .orderBy(sql`${paymentAttempts.lookedUpAt} nulls first`, asc(paymentAttempts.confirmStartedAt))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Captured payments that are due to be read again, the longest due first. */
export async function attemptsToReadAgain(db: DbOrTx, now: Date, limit: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(lte(paymentAttempts.lookAgainAt, now))
    .orderBy(asc(paymentAttempts.lookAgainAt))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** The attempt whose money an order was paid with. */
export async function capturedAttemptOf(db: DbOrTx, orderId: string): Promise<AttemptRow | null> {
  const [row] = await db
    .select({ attempt: paymentAttempts })
    .from(paymentAttemptOrders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentAttemptOrders.attemptId))
    .where(and(eq(paymentAttemptOrders.orderId, orderId), eq(paymentAttemptOrders.captured, true)))
  return row?.attempt ?? null
}

export async function waitingAttemptsOf(db: DbOrTx, orderId: string): Promise<readonly AttemptRow[]> {
  const rows = await db
    .select({ attempt: paymentAttempts })
    .from(paymentAttemptOrders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentAttemptOrders.attemptId))
    .where(and(eq(paymentAttemptOrders.orderId, orderId), eq(paymentAttempts.state, 'waiting-deposit')))
  return rows.map((row) => row.attempt)
}
