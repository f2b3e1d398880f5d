import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { CHANGE_INVARIANTS } from './change.invariants.ts'
import { GIVE_BACK_INVARIANTS } from './give-back.invariants.ts'
import { MONEY_INVARIANTS } from './money.invariants.ts'

export interface BrokenPromise {
  readonly promise: string
  /** Up to ten things that break it. */
  readonly cases: readonly string[]
}

/** A minute after recovery nothing the gateway took may be without an order that knows it. */
const SETTLE_SECONDS = 60

const promises = (now: Date): Readonly<Record<string, SQL>> => ({
  'I1 every ledger transaction sums to zero': sql`
    select transaction_id::text as what from ledger_postings group by transaction_id having sum(amount) <> 0`,
  'I2 no lot is spent beyond what it held': sql`
    select lot_id::text as what from ledger_postings where lot_id is not null group by lot_id having sum(amount) > 0`,
  'I3 an order, and each of its changes, has one captured payment at most': sql`
    select order_id::text as what from payment_attempt_orders where captured group by order_id, change_id, part having count(*) > 1`,
  ...Object.fromEntries(
    [...MONEY_INVARIANTS, ...CHANGE_INVARIANTS, ...GIVE_BACK_INVARIANTS].map(({ id, says, violations }) => [
      `${id} ${says}`,
      sql.raw(violations),
    ]),
  ),
  'I3 the shop keeps of a cancelled order no more than was agreed': sql`
    select o.number as what from orders o where o.cancelled_at is not null and o.payment_state in ('paid', 'part-paid', 'partly-refunded')
      and o.captured_total - o.refunded_total - o.reversed_total + o.points_total + o.emoney_total - o.prepaid_returned
        not in (o.kept_total, o.kept_total - o.receivable_total - o.settled_total)
      and not exists (select 1 from payment_refunds r where r.order_id = o.id and r.state <> 'done')
      and not exists (select 1 from repayments r where r.order_id = o.id and r.state in ('needs-account', 'returning', 'refused'))`,
  'I3 no more goes back of an order than was agreed': sql`
    select o.number as what from orders o
     where o.captured_total - o.refunded_total + o.points_total + o.emoney_total - o.prepaid_returned < o.kept_total`,
  'I3 what was prepaid of an order stands in the books as its sale': sql`
    select o.number as what from orders o
      left join (select t.memo, sum(p.amount) as amount from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
        where t.kind in ('order-payment', 'order-refund') and p.account = 'prepaid-applied' group by 1) booked on booked.memo = o.number
     where coalesce(booked.amount, 0) <> case when o.prepaid_booked then o.points_total + o.emoney_total - o.prepaid_returned else 0 end`,
  'I7 an order has its lines, a delivery where something is sent and the consents it was placed with': sql`
    select o.number as what from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)
      or exists (select 1 from order_lines l where l.order_id = o.id and l.product <> 'E001')
        and not exists (select 1 from order_deliveries d where d.order_id = o.id)
      or not exists (select 1 from order_consents c where c.order_id = o.id and c.kind = 'made-to-order')`,
  'I8 no order is paid without a record of the gateway or the bank': sql`
    select o.number as what from orders o
    where o.payment_state in ('part-paid', 'paid', 'partly-refunded', 'refunded') and not exists (
      select 1 from payment_attempt_orders ao join payment_attempts a on a.id = ao.attempt_id
      where ao.order_id = o.id and ao.captured and a.state in ('captured', 'charged-back') and (a.payment_key is not null or a.paid_to = 'bank' or a.amount = 0))`,
  'I8 a confirming payment is looked up within a minute': sql`
    select gateway_order_id as what from payment_attempts
    where state = 'confirming' and confirm_started_at < ${now.toISOString()}::timestamptz - make_interval(secs => ${SETTLE_SECONDS}::int)
      and (looked_up_at is null or looked_up_at < ${now.toISOString()}::timestamptz - make_interval(secs => ${2 * SETTLE_SECONDS}::int))`,
  'I8 an order is confirming only while an attempt is': sql`
    select o.number as what from orders o where o.payment_state = 'confirming' and not exists (
      select 1 from payment_attempt_orders ao join payment_attempts a on a.id = ao.attempt_id
      where ao.order_id = o.id and a.state = 'confirming')`,
  'the total of an order is the sum of its parts': sql`
    select o.number as what from orders o
    where o.goods_supply + o.goods_vat <> (select sum(l.total) from order_lines l where l.order_id = o.id)
      or o.delivery_total <> (select coalesce(sum(d.fee), 0) from order_deliveries d where d.order_id = o.id)`,
  'an attempt asks for what its orders cost': sql`
    select a.gateway_order_id as what from payment_attempts a
    where a.amount <> (select sum(ao.amount) from payment_attempt_orders ao where ao.attempt_id = a.id)`,
})

/** The promises about money and orders as queries: empty on a sound shop, at any moment and after any crash. */
export async function brokenMoneyPromises(db: DbOrTx, now: Date): Promise<readonly BrokenPromise[]> {
  const broken: BrokenPromise[] = []
  for (const [promise, query] of Object.entries(promises(now))) {
    const { rows } = await db.execute<{ what: string }>(sql`${query} limit 10`)
    if (rows.length > 0) broken.push({ promise, cases: rows.map((row) => row.what) })
  }
  return broken
}
