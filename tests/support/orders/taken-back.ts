import { sql } from '#/server/platform/db/drizzle.ts'
import { gatewayNotice } from '#/contract/money/payments.contract.ts'
import { reconcileJob } from '#/server/features/money/payments/payments.jobs.ts'
import type { MemberCaller } from '../callers.ts'
import { restateAll } from './restate.ts'
import type { TestShop } from '../test-shop.ts'
import { payFor, placeFlyer, type WindowChoice } from './checkout.ts'
import type { PracticeGateway } from './practice-gateway.ts'

export interface Payment {
  readonly gatewayOrderId: string
  readonly paymentKey: string
}

/** What the vendor says of a payment, as often as a test likes. */
export async function notify(shop: TestShop, { gatewayOrderId, paymentKey }: Payment, status: string): Promise<void> {
  const data = { paymentKey, orderId: gatewayOrderId, status, lastTransactionKey: status }
  const { status: answered } = await shop.call(gatewayNotice, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
  if (answered !== 200) throw new Error(`a notice was answered ${answered}`)
}

/** Orders of one payment, paid by card or by a deposit. */
export async function paidTogether(
  shop: TestShop,
  gateway: PracticeGateway,
  as: MemberCaller,
  copies: readonly number[],
  choice: WindowChoice = {},
) {
  const orders: { orderNumber: string; total: number }[] = []
  for (const count of copies) orders.push(await placeFlyer(shop, as, count))
  const numbers = orders.map(({ orderNumber }) => orderNumber)
  const payment = await payFor(shop, gateway, as, numbers, choice)
  if (choice.method === '가상계좌') {
    await gateway.deposit(payment.gatewayOrderId)
    await notify(shop, payment, 'DONE')
  }
  return { orders, numbers, payment }
}

/** The bank takes the deposit back, or puts it in again, and says so. */
export async function bank(
  shop: TestShop,
  gateway: PracticeGateway,
  payment: Payment,
  direction: 'in' | 'back',
): Promise<void> {
  await gateway.deposit(payment.gatewayOrderId, direction)
  await notify(shop, payment, direction === 'in' ? 'DONE' : 'WAITING_FOR_DEPOSIT')
}

/** What the clock of the shop does every minute. */
export async function reconcileNow(shop: TestShop): Promise<void> {
  await shop.container.database.transaction((tx) => shop.container.jobs.add(tx, reconcileJob, {}))
  await shop.runJobs()
}

/** Balance of each account over everything booked for an order; accounts at zero are left out. */
export async function balancesOf(shop: TestShop, orderNumber: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await shop.container.database.db.execute<{ account: string; amount: string }>(sql`
    select account, sum(amount) as amount from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
    where t.memo = ${orderNumber} group by account having sum(amount) <> 0 order by account`)
  return Object.fromEntries(rows.map((row) => [row.account, Number(row.amount)]))
}

export interface MoneyOfOrder {
  readonly payment: string
  readonly captured: number
  readonly refunded: number
  readonly reversed: number
  readonly receivable: number
  readonly settled: number
  readonly held: boolean
}

export async function moneyOf(shop: TestShop, orderNumber: string): Promise<MoneyOfOrder> {
  const { rows } = await shop.container.database.pool.query<MoneyOfOrder>(
    `select payment_state as payment, captured_total::int as captured, refunded_total::int as refunded,
       reversed_total::int as reversed, receivable_total::int as receivable, settled_total::int as settled,
       money_missing_since is not null as held
     from orders where number = $1`,
    [orderNumber],
  )
  if (!rows[0]) throw new Error(`no order ${orderNumber}`)
  return rows[0]
}

/** Puts the lines of an order where a test needs them, without walking there. */
export async function putLines(shop: TestShop, orderNumber: string, assignments: string): Promise<string> {
  const { rows } = await shop.container.database.pool.query<{ id: string }>(
    `update order_lines l set ${assignments} from orders o where o.id = l.order_id and o.number = $1 returning l.id`,
    [orderNumber],
  )
  await restateAll(shop)
  return rows[0]?.id ?? ''
}

export async function putDeliveries(shop: TestShop, orderNumber: string, state: string): Promise<void> {
  await shop.container.database.pool.query(
    `update order_deliveries d set state = $2 from orders o where o.id = d.order_id and o.number = $1`,
    [orderNumber, state],
  )
  await restateAll(shop)
}
