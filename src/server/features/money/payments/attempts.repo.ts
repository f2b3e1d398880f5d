import { and, asc, eq, gt, inArray, lt, lte, ne, notInArray, or, sql } from '#/server/platform/db/drizzle.ts'
import type { PaidPart } from '#/domain/orders/part-payment.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { among } from '#/server/platform/db/among.ts'
import { type AttemptRow, type PaidTo, paymentAttemptOrders, paymentAttempts, type Purpose } from './payments.table.ts'

export interface NewAttempt {
  readonly id: string
  readonly gatewayOrderId: string
  readonly memberId: string
  readonly amount: number
  readonly orderName: string
  readonly confirmKey: string
  readonly method: string
  readonly paidTo: PaidTo
  readonly depositor: string | null
  readonly createdAt: Date
  readonly orders: readonly {
    readonly orderId: string
    readonly amount: number
    readonly changeId: string | null
    readonly part: PaidPart
  }[]
}

export async function insertAttempt(tx: Tx, { orders, ...attempt }: NewAttempt): Promise<void> {
  const inserted = tx.insert(paymentAttempts).values(attempt).returning({ id: paymentAttempts.id })
  await tx
    .with(tx.$with('attempt').as(inserted))
    .insert(paymentAttemptOrders)
    .values(orders.map((order) => ({ ...order, attemptId: attempt.id })))
}

export interface AttemptWithOrders extends AttemptRow {
  readonly orderIds: readonly string[]
  readonly orderNumbers: readonly string[]
  /** The change whose difference it pays; null: orders as they were placed. */
  readonly changeId: string | null
  /** Which part of its order, where that is paid in two. */
  readonly part: PaidPart
}

const ORDER_IDS = sql<
  string[]
>`array(select ao.order_id from payment_attempt_orders ao where ao.attempt_id = payment_attempts.id order by ao.order_id)`
const ORDER_NUMBERS = sql<
  string[]
>`array(select o.number from payment_attempt_orders ao join orders o on o.id = ao.order_id where ao.attempt_id = payment_attempts.id order by o.number)`
const CHANGE_ID = sql<
  string | null
>`(select ao.change_id from payment_attempt_orders ao where ao.attempt_id = payment_attempts.id and ao.change_id is not null limit 1)`
const PART = sql<PaidPart>`coalesce((select ao.part from payment_attempt_orders ao where ao.attempt_id = payment_attempts.id limit 1), 'whole')`

export async function readAttempt(
  db: DbOrTx,
  by: { readonly gatewayOrderId: string } | { readonly id: string },
): Promise<AttemptWithOrders | null> {
  const [row] = await db
    .select({
      attempt: paymentAttempts,
      orderIds: ORDER_IDS,
      orderNumbers: ORDER_NUMBERS,
      changeId: CHANGE_ID,
      part: PART,
    })
    .from(paymentAttempts)
    .where('id' in by ? eq(paymentAttempts.id, by.id) : eq(paymentAttempts.gatewayOrderId, by.gatewayOrderId))
    .prepare('id' in by ? 'attempts.read' : 'attempts.read-by-gateway-order')
    .execute()
  if (!row) return null
  const { attempt, ...more } = row
  return { ...attempt, ...more }
}

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
  readonly changeId: string | null
  readonly part: PaidPart
  readonly paidTo: PaidTo
  readonly purpose: Purpose
}

/** The difference of a change and the rest of an order leave the state of their order alone until they are there. */
export const movesItsOrders = ({ changeId, part }: Pick<AttemptRef, 'changeId' | 'part'>): boolean =>
  changeId === null && part !== 'rest'

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

/** Marks the attempt and its orders as captured; false when it was settled before or the answer is too old. */
export async function captureAttempt(
  tx: Tx,
  { id, reversals }: SeenAttempt,
  { paymentKey, ...change }: Captured,
  orderIds: readonly string[],
): Promise<boolean> {
  const first = tx.$with('first').as(
    tx
      .update(paymentAttempts)
      .set({ ...change, paymentKey: paymentKey ?? sql`${paymentAttempts.paymentKey}` })
      .where(
        and(
          eq(paymentAttempts.id, id),
          notInArray(paymentAttempts.state, ['captured', 'returned', 'charged-back']),
          eq(paymentAttempts.reversals, reversals),
        ),
      )
      .returning({ id: paymentAttempts.id }),
  )
  const itsOrders = tx.$with('its_orders').as(
    tx
      .update(paymentAttemptOrders)
      .set({ captured: true })
      .from(first)
      .where(and(eq(paymentAttemptOrders.attemptId, first.id), among(paymentAttemptOrders.orderId, orderIds)))
      .returning({ orderId: paymentAttemptOrders.orderId }),
  )
  const rows = await tx
    .with(first, itsOrders)
    .select({ id: first.id })
    .from(first)
    .prepare(paymentKey === null ? 'attempts.capture-nothing' : 'attempts.capture')
    .execute()
  return rows.length === 1
}

/** Whether another payment of one of these orders, locked by the caller, is being confirmed just now. */
export async function othersConfirming(tx: Tx, attemptId: string, orderIds: readonly string[]): Promise<boolean> {
  if (orderIds.length === 0) return false
  const { rows } = await tx.execute(sql`
    select 1 from payment_attempt_orders ao join payment_attempts a on a.id = ao.attempt_id
    where ${inArray(sql`ao.order_id`, orderIds)} and a.state = 'confirming' and a.id <> ${attemptId} limit 1`)
  return rows.length > 0
}

/** A payment of this order, locked by the caller, is being confirmed just now. */
export async function confirmingOf(tx: Tx, orderId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from payment_attempt_orders ao join payment_attempts a on a.id = ao.attempt_id
    where ao.order_id = ${orderId}::uuid and a.state = 'confirming' limit 1`)
  return rows.length > 0
}

/** Notes that the gateway is about to be asked; false when somebody else has asked, or the attempt is over. */
export async function beginAttempt(
  tx: Tx,
  { id, paymentKey, at }: { readonly id: string; readonly paymentKey: string | null; readonly at: Date },
): Promise<boolean> {
  const begun = await tx
    .update(paymentAttempts)
    .set({ state: 'confirming', paymentKey, confirmStartedAt: at })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'open')))
    .prepare('attempts.begin')
    .execute()
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
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, from)))
  return moved.rowCount === 1
}

/** These orders have no money any more, by whichever attempts it came, and are paid anew. */
export async function releaseCaptured(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  await tx.update(paymentAttemptOrders).set({ captured: false }).where(inArray(paymentAttemptOrders.orderId, orderIds))
}

/** Only the second of two parts has no money any more; the first stands. */
export async function releaseRest(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(paymentAttemptOrders)
    .set({ captured: false })
    .where(and(eq(paymentAttemptOrders.orderId, orderId), eq(paymentAttemptOrders.part, 'rest')))
}

interface Undecided {
  readonly startedBefore: Date
  /** Nobody's clock is so far ahead; what was written later than this was written by one that was wrong. */
  readonly wrongFrom: Date
  readonly limit: number
}

/** Attempts whose outcome the shop does not know yet, oldest look-up first. */
export async function undecidedAttempts(
  db: DbOrTx,
  { startedBefore, wrongFrom, limit }: Undecided,
): Promise<readonly string[]> {
  const { confirmStartedAt, lookedUpAt } = paymentAttempts
  const lookedUp = sql`case when ${lookedUpAt} <= ${wrongFrom.toISOString()}::timestamptz then ${lookedUpAt} end`
  const rows = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.state, ['confirming', 'waiting-deposit']),
        eq(paymentAttempts.paidTo, 'gateway'),
        or(lt(confirmStartedAt, startedBefore), gt(confirmStartedAt, wrongFrom)),
      ),
    )
    .orderBy(sql`${lookedUp} nulls first`, asc(confirmStartedAt))
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

export async function waitingAttemptsOf(db: DbOrTx, orderId: string): Promise<readonly AttemptRow[]> {
  const rows = await db
    .select({ attempt: paymentAttempts })
    .from(paymentAttemptOrders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentAttemptOrders.attemptId))
    .where(and(eq(paymentAttemptOrders.orderId, orderId), eq(paymentAttempts.state, 'waiting-deposit')))
  return rows.map((row) => row.attempt)
}
