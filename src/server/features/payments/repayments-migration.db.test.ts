import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject as provided, test } from 'vitest'
import { checkInvariants } from '#/server/app/invariants/broken-invariants.ts'
import { MIGRATIONS, migrateAll } from '#/server/app/prepare-database.ts'
import { migrate, readMigrations } from '#/server/platform/db/migrate.ts'
import { asAdmin, urlOf } from '../../../../tests/support/template-database.ts'

const NAME = `repayments_${process.pid}`
const FIRST = '0310-repayments.sql'
const adminUrl = provided('adminUrl')
const url = urlOf(adminUrl, NAME)
let pool: pg.Pool

beforeAll(async () => {
  await asAdmin(adminUrl, (client) => client.query(`create database ${NAME}`))
  const all = await readMigrations(MIGRATIONS)
  await migrate(
    url,
    all.filter(({ name }) => name < FIRST),
  )
  pool = new pg.Pool({ connectionString: url, max: 2 })
})

afterAll(async () => {
  await pool.end()
  await asAdmin(adminUrl, (client) => client.query(`drop database if exists ${NAME} with (force)`))
})

async function order(number: string, state: string, captured: number, refunded = 0): Promise<string> {
  const id = randomUUID()
  const cancelled = state === 'cancelled' || refunded > 0 || number.endsWith('R')
  await pool.query(
    `insert into orders (id, number, member_id, payment_state, orderer, goods_supply, goods_vat, delivery_total, total,
       captured_total, refunded_total, placed_at, paid_at, cancelled_at)
     values ($1, $2, $1, $3, '{}', 1000, 100, 0, 1100, $4::bigint, $5::bigint, now(), case when $4::bigint > 0 then now() end, case when $6::boolean then now() end)`,
    [id, number, state, captured, refunded, cancelled],
  )
  return id
}

/** A try as the shop wrote it before: state, refund and bookings. */
async function attempt(orderId: string, state: string, account: boolean): Promise<string> {
  const id = randomUUID()
  await pool.query(
    `insert into payment_attempts (id, gateway_order_id, member_id, amount, order_name, state, payment_key, confirm_key,
       details, created_at) values ($1, $2, $3, 1100, 'x', $4, $2, $1, $5, now())`,
    [id, `jk-${id}`, orderId, state, JSON.stringify({ account: account ? { bank: 'b' } : null })],
  )
  await pool.query(
    'insert into payment_attempt_orders (attempt_id, order_id, amount, captured) values ($1, $2, 1100, $3)',
    [id, orderId, state === 'captured'],
  )
  return id
}

async function refund(attemptId: string, orderId: string | null, state: string): Promise<string> {
  const id = randomUUID()
  await pool.query(
    `insert into payment_refunds (id, attempt_id, order_id, amount, reason, state, refund_key, failure_code, by_kind, requested_at)
     values ($1, $2, $3, 1100, 'x', $4::text, $1, case when $4::text = 'refused' then 'CODE' end, 'system', now())`,
    [id, attemptId, orderId, state],
  )
  return id
}

async function book(kind: string, reference: string, memo: string, amount: number): Promise<void> {
  const id = randomUUID()
  const client = await pool.connect()
  await client.query('begin')
  await client.query('insert into ledger_transactions (id, kind, reference, memo, at) values ($1, $2, $3, $4, now())', [
    id,
    kind,
    reference,
    memo,
  ])
  await client.query(
    `insert into ledger_postings (transaction_id, account, amount) values ($1, 'gateway-receivable', $2::bigint), ($1, 'sales', -$2::bigint)`,
    [id, amount],
  )
  await client.query('commit')
  client.release()
}

test('money that was stranded before is owed to its customers, and gateway and books agree try by try', async () => {
  const stranded = await order('20261120-AAAAAA', 'cancelled', 0)
  await refund(await attempt(stranded, 'returned', true), null, 'refused')
  const twice = await order('20261120-BBBBBB', 'cancelled', 0)
  await refund(await attempt(twice, 'returned', false), null, 'done')
  const paid = await order('20261120-CCCCCR', 'paid', 1100)
  const paidBy = await attempt(paid, 'captured', true)
  await book('order-payment', `20261120-CCCCCR:${paidBy}`, '20261120-CCCCCR', 1100)
  await refund(paidBy, paid, 'refused')
  const back = await order('20261120-DDDDDD', 'refunded', 1100, 1100)
  const backBy = await attempt(back, 'captured', false)
  await book('order-payment', `20261120-DDDDDD:${backBy}`, '20261120-DDDDDD', 1100)
  await book('order-refund', await refund(backBy, back, 'done'), '20261120-DDDDDD', -1100)

  await migrateAll(url, pino({ level: 'silent' }))

  const { rows } = await pool.query(
    `select o.number, r.cause, r.state, r.by_deposit, r.order_id is not null as of_order
     from repayments r join orders o on o.id = r.order_ids[1] order by o.number`,
  )
  expect(rows).toEqual([
    { number: '20261120-AAAAAA', cause: 'order-cancelled', state: 'refused', by_deposit: true, of_order: false },
    { number: '20261120-BBBBBB', cause: 'order-cancelled', state: 'returned', by_deposit: false, of_order: false },
    { number: '20261120-CCCCCR', cause: 'refund-refused', state: 'refused', by_deposit: true, of_order: true },
  ])
  const outcomes = (await checkInvariants(pool)).filter(({ id }) => id.startsWith('I15') || id === 'I1')
  expect(outcomes.map(({ id, broken }) => [id, broken])).toEqual([
    ['I15', []],
    ['I15b', []],
    ['I15c', []],
    ['I1', []],
  ])
})
