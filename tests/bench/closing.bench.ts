import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { seoulDay } from '#/lib/seoul-time.ts'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import {
  bankDifferences,
  figuresOf,
  gatewayDifferences,
  orderDifferences,
} from '#/server/features/money/closing/compared.repo.ts'
import { paperDifferences } from '#/server/features/money/tax-invoices/tax-invoices.public.ts'
import { readConfig } from '#/server/platform/config.ts'
import { openDatabase } from '#/server/platform/db/open-database.ts'
import { manyOrders, nthUuid } from '../support/many-orders.ts'

/**
 * The close of one day with 100,000 payments (BENCH_PAYMENTS), of which three are wrong on purpose, and a tax invoice of every tenth, of which one has failed. Run with
 * `node tests/bench/closing.bench.ts`; DATABASE_URL takes another, empty PostgreSQL.
 */
const PAYMENTS = Number(process.env['BENCH_PAYMENTS'] ?? 100_000)
const LIMIT_MS = 60_000
const PLANTED = 4

const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const log = pino({ level: 'error' })
const prepared = await prepareDatabase(
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env['DATABASE_URL'] }),
  log,
)
const database = openDatabase(prepared.url, log)
const say = (text: string) => process.stdout.write(`${text}\n`)
const day = seoulDay(new Date(Date.now() - 86_400_000))

/** Every order is paid at noon of the day, booked, and in the gateway's list but for the planted ones. */
async function payAll(): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin; set local session_replication_role = replica; set local statement_timeout = 0')
    await client.query(`create temporary table paid as
      select id, number, row_number() over (order by id)::int as n from orders`)
    await client.query(`
      insert into payment_attempts (id, gateway_order_id, member_id, amount, order_name, state, method, confirm_key, payment_key, created_at)
      select ${nthUuid(8, 'n')}, 'jk-bench-' || n, ${nthUuid(4, '1')}, 113000, '전단', 'captured', '카드', ${nthUuid(8, 'n')}, 'key-' || n, now() from paid`)
    await client.query(`
      insert into payment_attempt_orders (attempt_id, order_id, amount, captured) select ${nthUuid(8, 'n')}, id, 113000, true from paid`)
    await client.query(`
      insert into ledger_transactions (id, kind, reference, memo, at, attempt_id)
      select ${nthUuid(9, 'n')}, 'order-payment', number, number, '${day}T12:00:00+09:00', ${nthUuid(8, 'n')} from paid`)
    await client.query(`
      insert into ledger_postings (transaction_id, account, amount)
      select ${nthUuid(9, 'n')}, p.account, p.amount from paid, (values ('gateway-receivable', 113000), ('sales', -100000),
        ('delivery-income', -2727), ('vat-payable', -10273)) p (account, amount)`)
    await client.query(`
      insert into gateway_settlements (transaction_key, payment_key, gateway_order_id, method, amount, fee, pay_out_amount, sold_on, read_at)
      select 'txs-' || n, 'key-' || n, case when n = 1 then 'jk-stranger' else 'jk-bench-' || n end, '카드',
        case when n = 2 then 113100 else 113000 end, 3729, 109271, '${day}', now() from paid`)
    await client.query(`
      insert into tax_documents (id, mgt_key, kind, state, member_id, buyer, write_day, due_day, supply, vat, asked_by, asked_at)
      select ${nthUuid(10, 'n')}, 'bench-' || n, 'tax-invoice', case when n = 10 then 'failed' else 'issued' end, ${nthUuid(4, '1')}, '{}',
        '${day}', '${day}', 102727, 10273, 'customer', now() from paid where n % 10 = 0`)
    await client.query(`
      insert into tax_document_orders (document_id, order_id, supply, vat)
      select ${nthUuid(10, 'n')}, id, 102727, 10273 from paid where n % 10 = 0`)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    client.release()
  }
}

let took = 0
let found = 0
try {
  await manyOrders(database.pool, PAYMENTS)
  await payAll()
  for (const [name, read] of Object.entries({
    gatewayDifferences,
    bankDifferences,
    orderDifferences,
    paperDifferences,
    figuresOf,
  })) {
    const began = performance.now()
    const rows = await read(database.db, day)
    const each = performance.now() - began
    took += each
    if (name !== 'figuresOf') found += rows.length
    say(`${name}: ${each.toFixed(0)} ms, ${rows.length} rows`)
  }
  say(`close of a day with ${PAYMENTS} payments: ${took.toFixed(0)} ms, ${found} differences`)
} finally {
  await database.close()
  await prepared.release()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(took < LIMIT_MS && found === PLANTED ? 0 : 1)
