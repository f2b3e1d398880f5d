import { eq, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { paymentAttempts } from './payments.table.ts'
import { type RepaymentRow, repayments } from './repayments.table.ts'

export interface OwnRefunds {
  readonly repayments: readonly { readonly row: RepaymentRow; readonly method: string; readonly words: string | null }[]
  /** Begun with a cancellation; those that were refused have become repayments. */
  readonly refunds: readonly PlainRefund[]
  readonly value: { readonly emoney: number; readonly points: number }
}

interface PlainRefund extends Record<string, unknown> {
  readonly amount: number
  readonly state: 'requested' | 'done'
  readonly method: string
  readonly byDeposit: boolean
  readonly at: Date | string
}

const METHOD = sql<string>`coalesce(${paymentAttempts.method}, '카드')`
const WORDS = sql<string | null>`(select g.words from give_backs g where g.id = ${repayments.giveBackId})`

/** Everything of one order that goes back or went, oldest first. */
export async function refundsOfOrder(db: DbOrTx, orderId: string): Promise<OwnRefunds> {
  const owned = await db
    .select({ row: repayments, method: METHOD, words: WORDS })
    .from(repayments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, repayments.attemptId))
    .where(sql`${repayments.orderIds} @> array[${orderId}::uuid]`)
    .orderBy(repayments.createdAt, repayments.id)
  const { rows: refunds } = await db.execute<PlainRefund>(sql`
    select r.amount::float8 as amount, r.state, coalesce(a.method, '카드') as method,
      a.details ->> 'account' is not null as "byDeposit", coalesce(r.settled_at, r.requested_at) as at
    from payment_refunds r join payment_attempts a on a.id = r.attempt_id
    where r.order_id = ${orderId}::uuid and r.repayment_id is null and r.state <> 'refused' order by r.requested_at, r.id`)
  const { rows: value } = await db.execute<{ emoney: number; points: number }>(sql`
    select coalesce(sum(emoney), 0)::float8 as emoney, coalesce(sum(points), 0)::float8 as points
    from give_backs where order_id = ${orderId}::uuid and state = 'done'`)
  return { repayments: owned, refunds, value: value[0] ?? { emoney: 0, points: 0 } }
}
