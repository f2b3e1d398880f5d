import { inArray, sql } from '#/server/platform/db/drizzle.ts'
import { OWED_STATES } from '#/domain/orders/repayment-machine.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { PaidTo } from './payments.table.ts'

/** What of an order's money an attempt still holds. */
export interface HeldMoney extends Record<string, unknown> {
  readonly attemptId: string
  readonly orderId: string
  readonly paidTo: PaidTo
  /** Came by a deposit: it goes back only to an account that somebody names. */
  readonly byDeposit: boolean
  /** Pays the difference of a change. */
  readonly forChange: boolean
  /** In the gateway's words: 카드, 가상계좌. */
  readonly method: string
  /** Captured, less what was let go of, refunded and taken back. */
  readonly left: number
}

const HELD = sql`
  select ao.attempt_id as "attemptId", ao.order_id as "orderId", a.paid_to as "paidTo", a.details -> 'account' is not null and a.details ->> 'account' is not null as "byDeposit",
    ao.change_id is not null as "forChange", coalesce(a.method, '카드') as method,
    (ao.amount - ao.released
      - coalesce((select sum(r.amount) from payment_refunds r
          where r.attempt_id = ao.attempt_id and r.order_id = ao.order_id and r.state = 'done'), 0)
      - coalesce((select sum(v.amount) from payment_reversals v
          where v.attempt_id = ao.attempt_id and v.order_id = ao.order_id and v.outcome is distinct from 'paid-again'), 0)
    )::float8 as left
  from payment_attempt_orders ao join payment_attempts a on a.id = ao.attempt_id and ao.captured`

/** Orders that were paid with the money of an attempt and still have some of it, with how much. */
export async function heldByAttempt(db: DbOrTx, attemptId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<HeldMoney>(sql`${HELD} where ao.attempt_id = ${attemptId}::uuid`)
  return new Map(rows.map(({ orderId, left }) => [orderId, left]))
}

/** The attempts whose money an order was paid with, the newest first: what came last goes back first. */
export async function heldOfOrder(db: DbOrTx, orderId: string): Promise<readonly HeldMoney[]> {
  const { rows } = await db.execute<HeldMoney>(
    sql`${HELD} where ao.order_id = ${orderId}::uuid order by a.created_at desc, a.id desc`,
  )
  return rows
}

/** The same, less what is on its way back over each of them already or waits to be sent. */
export async function freeOfOrder(db: DbOrTx, orderId: string): Promise<readonly HeldMoney[]> {
  const held = await heldOfOrder(db, orderId)
  const { rows } = await db.execute<{ attemptId: string; sum: number }>(sql`
    select attempt_id as "attemptId", sum(amount)::float8 as sum from (
      select attempt_id, amount from payment_refunds
       where order_id = ${orderId}::uuid and state = 'requested' and repayment_id is null
      union all
      select attempt_id, amount from repayments where order_id = ${orderId}::uuid and ${inArray(sql`state`, OWED_STATES)}
    ) promised group by 1`)
  const promised = new Map(rows.map(({ attemptId, sum }) => [attemptId, sum]))
  return held.map((each) => ({ ...each, left: Math.max(0, each.left - (promised.get(each.attemptId) ?? 0)) }))
}

/** A cheaper order lets go of money of an attempt. */
export async function letGoOf(
  tx: Tx,
  { attemptId, orderId, amount }: { readonly attemptId: string; readonly orderId: string; readonly amount: number },
): Promise<void> {
  await tx.execute(sql`
    update payment_attempt_orders set released = released + ${amount}
     where attempt_id = ${attemptId}::uuid and order_id = ${orderId}::uuid`)
}

/** What an attempt is to pay of each of its orders, less what they let go of since. */
export async function askedByAttempt(db: DbOrTx, attemptId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ orderId: string; asked: number }>(sql`
    select order_id as "orderId", (amount - released)::float8 as asked from payment_attempt_orders
     where attempt_id = ${attemptId}::uuid`)
  return new Map(rows.map(({ orderId, asked }) => [orderId, asked]))
}

/** What was let go of came again: the bank had taken the whole deposit back. */
export async function releasedOf(db: DbOrTx, attemptId: string): Promise<number> {
  const { rows } = await db.execute<{ released: number }>(sql`
    select coalesce(sum(released), 0)::float8 as released from payment_attempt_orders
     where attempt_id = ${attemptId}::uuid and captured`)
  return rows[0]?.released ?? 0
}
