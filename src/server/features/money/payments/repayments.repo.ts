import { and, eq, inArray, sql } from '#/server/platform/db/drizzle.ts'
import { OWED_STATES } from '#/domain/orders/repayment-machine.ts'
import { lockOrders, type OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type AttemptWithOrders, lockAttempt, readAttempt } from './attempts.repo.ts'
import { type RepaymentRow, repayments } from './repayments.table.ts'

export async function insertRepayment(tx: Tx, row: RepaymentRow): Promise<void> {
  await tx.insert(repayments).values(row)
}

export async function updateRepayment(tx: Tx, id: string, change: Partial<RepaymentRow>): Promise<void> {
  await tx.update(repayments).set(change).where(eq(repayments.id, id))
}

export async function readRepayment(db: DbOrTx, id: string): Promise<RepaymentRow | null> {
  const [row] = await db.select().from(repayments).where(eq(repayments.id, id))
  return row ?? null
}

export interface LockedRepayment {
  readonly repayment: RepaymentRow
  readonly attempt: AttemptWithOrders
  /** All of the try, in id order. */
  readonly orders: readonly OrderRow[]
}

/** Order, attempt, repayment: the order in which every money path locks. Null when there is none. */
export async function lockRepayment(tx: Tx, id: string): Promise<LockedRepayment | null> {
  const found = await readRepayment(tx, id)
  const attempt = found && (await readAttempt(tx, { id: found.attemptId }))
  if (!attempt) return null
  const orders = await lockOrders(tx, attempt.orderIds)
  await lockAttempt(tx, attempt.id)
  const [repayment] = await tx.select().from(repayments).where(eq(repayments.id, id)).for('update')
  return repayment ? { repayment, attempt, orders } : null
}

/** With everything that is locked before it; null when there is none. */
export const lockRepaymentAmount = async (tx: Tx, id: string): Promise<number | null> =>
  (await lockRepayment(tx, id))?.repayment.amount ?? null

/** What of a try's money is still owed to the customer; the caller has locked the attempt. */
export function lockOwed(tx: Tx, attemptId: string): Promise<RepaymentRow[]> {
  const owed = inArray(repayments.state, OWED_STATES)
  return tx
    .select()
    .from(repayments)
    .where(and(eq(repayments.attemptId, attemptId), owed))
    .orderBy(repayments.id)
    .for('update')
}

/** Won of an order that are on their way back, or wait to be sent. */
export async function promisedBack(db: DbOrTx, orderId: string): Promise<number> {
  const { rows } = await db.execute<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::float8 as sum from (
      select amount from payment_refunds where order_id = ${orderId}::uuid and state = 'requested' and repayment_id is null
      union all
      select amount from repayments where order_id = ${orderId}::uuid and ${inArray(sql`state`, OWED_STATES)}
    ) promised`)
  return rows[0]?.sum ?? 0
}

export interface ListedRepayment extends RepaymentRow {
  readonly orderNumbers: readonly string[]
  readonly customer: string
}

const NUMBERS = sql<string[]>`array(select o.number from orders o where o.id = any(repayments.order_ids) order by 1)`
const CUSTOMER = sql<string>`coalesce((select o.orderer->>'name' from orders o where o.id = repayments.order_ids[1]),
  (select m.name from member m where m.id = repayments.member_id), '')`

export async function repaymentOfLink(db: DbOrTx, linkHash: string, now: Date): Promise<ListedRepayment | null> {
  const [found] = await db
    .select({ row: repayments, orderNumbers: NUMBERS, customer: CUSTOMER })
    .from(repayments)
    .where(and(eq(repayments.linkHash, linkHash), sql`${repayments.linkExpiresAt} > ${now.toISOString()}::timestamptz`))
  return found ? { ...found.row, orderNumbers: found.orderNumbers, customer: found.customer } : null
}

/** For the desk: what is owed, the longest waiting first; or everything, newest first. */
export async function listRepayments(
  db: DbOrTx,
  ask: { readonly owedOnly: boolean; readonly before: { at: Date; id: string } | null; readonly limit: number },
): Promise<ListedRepayment[]> {
  const owed = inArray(repayments.state, OWED_STATES)
  const older = ask.before
    ? sql`(${repayments.since}, ${repayments.id}) < (${ask.before.at.toISOString()}::timestamptz, ${ask.before.id}::uuid)`
    : undefined
  const rows = await db
    .select({ row: repayments, orderNumbers: NUMBERS, customer: CUSTOMER })
    .from(repayments)
    .where(ask.owedOnly ? owed : older)
    .orderBy(
      ask.owedOnly ? sql`${repayments.since}, ${repayments.id}` : sql`${repayments.since} desc, ${repayments.id} desc`,
    )
    .limit(ask.limit)
  return rows.map(({ row, ...more }) => ({ ...row, ...more }))
}

/** What the shop still owes a member, with the orders it came for. */
export async function owedTo(db: DbOrTx, memberId: string): Promise<readonly ListedRepayment[]> {
  const rows = await db
    .select({ row: repayments, orderNumbers: NUMBERS, customer: CUSTOMER })
    .from(repayments)
    .where(and(eq(repayments.memberId, memberId), inArray(repayments.state, OWED_STATES)))
  return rows.map(({ row, ...more }) => ({ ...row, ...more }))
}
