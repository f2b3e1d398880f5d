import { sql } from '#/server/platform/db/drizzle.ts'
import type { Awaited } from '#/domain/money/deposit-match.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

/** Orders that wait for a transfer, or that somebody may have paid by one although another means was chosen. */
export interface AwaitedOrders extends Awaited {
  /** Null: nobody said that a transfer would come. */
  readonly attemptId: string | null
  readonly orderNumbers: readonly string[]
  readonly customer: string
}

interface Row extends Record<string, unknown> {
  readonly attemptId: string | null
  readonly orderNumbers: readonly string[]
  readonly depositor: string
  readonly customer: string
  readonly company: string
  readonly amount: number
  readonly since: string
  readonly dueAt: string
}

/** Nobody looks for older ones by themselves; a person still finds their orders. */
const LATEST_DAYS = 60
const MOST = 5_000

/** Transfers that were announced, whose orders can still take them; the newest first. */
export async function awaitedTransfers(db: DbOrTx, now: Date): Promise<readonly AwaitedOrders[]> {
  const { rows } = await db.execute<Row>(sql`
    select a.id as "attemptId", o.numbers as "orderNumbers", a.depositor, o.customer, o.company,
      a.amount::float8 as amount, a.created_at::text as since, a.details -> 'account' ->> 'dueAt' as "dueAt"
    from payment_attempts a join lateral (
        select array_agg(o.number order by o.number) as numbers, min(o.orderer ->> 'name') as customer,
          coalesce(min(o.orderer ->> 'company'), '') as company,
          bool_and(o.cancelled_at is null and (ao.change_id is not null or o.payment_state in ('unpaid', 'waiting-deposit', 'deferred'))) as takes
        from payment_attempt_orders ao join orders o on o.id = ao.order_id where ao.attempt_id = a.id) o on o.takes
    where a.paid_to = 'bank' and a.state in ('waiting-deposit', 'expired') and a.details -> 'account' ->> 'dueAt' is not null
      and a.created_at > ${now.toISOString()}::timestamptz - make_interval(days => ${LATEST_DAYS})
    order by a.created_at desc limit ${MOST}`)
  return rows.map(awaitedOf)
}

/** Orders that wait for a payment of another means, each by itself. */
export async function unpaidOrders(db: DbOrTx, now: Date): Promise<readonly AwaitedOrders[]> {
  const { rows } = await db.execute<Row>(sql`
    select null as "attemptId", array[o.number] as "orderNumbers", '' as depositor, o.orderer ->> 'name' as customer,
      coalesce(o.orderer ->> 'company', '') as company, o.total::float8 as amount, o.placed_at::text as since,
      (o.placed_at + make_interval(days => ${LATEST_DAYS}))::text as "dueAt"
    from orders o where o.cancelled_at is null and o.payment_state in ('unpaid', 'waiting-deposit') and o.total > 0
      and o.placed_at > ${now.toISOString()}::timestamptz - make_interval(days => ${LATEST_DAYS})
      and not exists (select 1 from payment_attempt_orders ao join payment_attempts a on a.id = ao.attempt_id
        where ao.order_id = o.id and a.paid_to = 'bank' and a.state = 'waiting-deposit')
    order by o.placed_at desc limit ${MOST}`)
  return rows.map(awaitedOf)
}

const awaitedOf = ({ since, dueAt, company, customer, ...row }: Row): AwaitedOrders => ({
  ...row,
  customer,
  others: [customer, company].filter(Boolean),
  since: new Date(since),
  dueAt: new Date(dueAt),
})

export interface FoundOrder extends Record<string, unknown> {
  readonly orderNumber: string
  readonly memberId: string
  readonly title: string
  readonly customer: string
}

/** By the end of its number, the name of who ordered, or the amount; the newest first. */
export async function findOrders(db: DbOrTx, q: string): Promise<readonly FoundOrder[]> {
  const amount = /^[\d,]+원?$/.test(q) ? Number(q.replaceAll(/\D/g, '')) : -1
  const ending = `%${q.toUpperCase().replaceAll(/[\\%_]/g, '')}`
  const name = `%${q.replaceAll(/[\\%_]/g, '')}%`
  const { rows } = await db.execute<FoundOrder>(sql`
    select o.number as "orderNumber", o.member_id as "memberId", l.title, o.orderer ->> 'name' as customer
    from orders o join order_lines l on l.order_id = o.id and l.position = 1
    where o.number like ${ending} or o.total = ${amount} or o.orderer ->> 'name' like ${name} or o.orderer ->> 'company' like ${name}
    order by o.placed_at desc limit 20`)
  return rows
}
