import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
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
  const [row] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update')
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

type Captured = Pick<
  AttemptRow,
  'state' | 'settledAt' | 'method' | 'paymentKey' | 'details' | 'depositSecret' | 'gatewayCaptured' | 'gatewayReturned'
>

/** Marks the attempt and its orders as captured, in one statement; false when it was settled before. */
export async function captureAttempt(
  tx: Tx,
  id: string,
  change: Captured,
  orderIds: readonly string[],
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with first as (
      update payment_attempts set state = ${change.state}, settled_at = ${change.settledAt?.toISOString() ?? null}::timestamptz,
        method = ${change.method}, payment_key = coalesce(${change.paymentKey}::text, payment_key),
        details = ${change.details ? JSON.stringify(change.details) : null}::jsonb, deposit_secret = ${change.depositSecret}::text,
        gateway_captured = ${change.gatewayCaptured}::bigint, gateway_returned = ${change.gatewayReturned}::bigint
      where id = ${id} and state not in ('captured', 'returned') returning id),
    marked as (
      update payment_attempt_orders set captured = true from first
      where attempt_id = first.id and ${among(sql`order_id`, orderIds, 'uuid')})
    select id from first`)
  return rows.length === 1
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

export async function releaseCaptured(tx: Tx, attemptId: string): Promise<void> {
  await tx.update(paymentAttemptOrders).set({ captured: false }).where(eq(paymentAttemptOrders.attemptId, attemptId))
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
