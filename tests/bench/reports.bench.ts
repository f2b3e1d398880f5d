import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { periodBefore } from '#/domain/reports/report-period.ts'
import { daysBefore, seoulDay } from '#/lib/seoul-time.ts'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { readReport } from '#/server/features/production/reports/read-report.ts'
import { refreshDays } from '#/server/features/production/reports/refresh-days.ts'
import { systemClock } from '#/server/platform/clock.ts'
import { readConfig } from '#/server/platform/config.ts'
import { openListReads } from '#/server/platform/db/list-reads.ts'
import { openDatabase } from '#/server/platform/db/open-database.ts'
import { manyOrders, nthUuid } from '../support/many-orders.ts'
import { medianOf } from './median.ts'

/**
 * Reports of an old shop with 500 paid orders a day. Run with `node tests/bench/reports.bench.ts`; BENCH_ORDERS says how many
 * (10,000), DATABASE_URL takes another, empty PostgreSQL.
 */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 10_000)
const ROUNDS = 9
const LIMIT_MS = 150

const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const log = pino({ level: 'error' })
const prepared = await prepareDatabase(
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env['DATABASE_URL'] }),
  log,
)
const database = openDatabase(prepared.url, log)
const lists = openListReads(prepared.url, log, database.pool, 4)
const say = (text: string) => process.stdout.write(`${text}\n`)
let slow = 0

/** The books of all these orders, and every day noted. */
async function bookAll(): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin; set local session_replication_role = replica; set local statement_timeout = 0')
    await client.query(`
      insert into ledger_transactions (id, kind, reference, memo, at)
      select ${nthUuid(9, 'n')}, 'order-payment', number, number, paid_at
      from (select number, paid_at, row_number() over (order by placed_at)::int as n from orders) o`)
    await client.query(`
      insert into ledger_postings (transaction_id, account, amount)
      select id, p.account, p.amount from ledger_transactions, (values ('gateway-receivable', 113000), ('sales', -100000),
        ('delivery-income', -2727), ('vat-payable', -10273)) p (account, amount)`)
    await client.query(
      `insert into report_changes (day) select distinct seoul_day(at) from ledger_transactions; commit`,
    )
    await client.query('analyze ledger_transactions; analyze ledger_postings')
  } finally {
    client.release()
  }
}

try {
  await manyOrders(database.pool, ORDERS)
  await bookAll()
  const from = performance.now()
  let days = 0
  for (let done = 1; done > 0; days += done) done = await refreshDays({ database })
  const each = (performance.now() - from) / Math.max(1, days)
  say(`${ORDERS} orders: ${days} days worked out, ${each.toFixed(0)} ms each`)
  const { signal } = new AbortController()
  const to = seoulDay(systemClock.now())
  const month = { from: seoulDay(daysBefore(systemClock.now(), 30)), to }
  const year = { from: seoulDay(daysBefore(systemClock.now(), 364)), to }
  for (const [name, period] of Object.entries({ month, 'month before': periodBefore(month), year })) {
    const took: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now()
      await lists.read(signal, (db) => readReport(db, { clock: systemClock }, period))
      took.push(performance.now() - began)
    }
    const usual = medianOf(took)
    if (usual > LIMIT_MS) slow += 1
    say(`${name}: ${usual.toFixed(0)} ms, slowest ${Math.max(...took).toFixed(0)} ms`)
  }
} finally {
  await lists.close()
  await database.close()
  await prepared.release()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(slow === 0 ? 0 : 1)
