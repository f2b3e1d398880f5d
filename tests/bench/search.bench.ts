import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { QueryOf } from '#/contract/endpoint.ts'
import { RIGHTS } from '#/domain/members/rights.data.ts'
import type { listBoard as endpoint } from '#/contract/production/queue.contract.ts'
import type { summariseOrders as summariseEndpoint } from '#/contract/production/order-table.contract.ts'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { listBoard } from '#/server/features/production/workqueue/list-board.ts'
import { listOrderViews } from '#/server/features/production/workqueue/order-views.ts'
import { readQueue } from '#/server/features/production/workqueue/read-queue.ts'
import { summariseOrders } from '#/server/features/production/workqueue/summarise-orders.ts'
import { systemClock } from '#/server/platform/clock.ts'
import { readConfig } from '#/server/platform/config.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { openListReads } from '#/server/platform/db/list-reads.ts'
import { openDatabase } from '#/server/platform/db/open-database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { manyOrders } from '../support/many-orders.ts'

/**
 * Searches of the desk among all orders of an old shop. Run with `node tests/bench/search.bench.ts`; BENCH_ORDERS says how many
 * (200,000), DATABASE_URL takes another, empty PostgreSQL.
 */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 200_000)
/** Twenty by BENCH_ROUNDS for a p95 that says something. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const LIMIT_MS = 100

const SEARCHES: Readonly<Record<string, Partial<QueryOf<typeof endpoint>>>> = {
  'everything, first page': {},
  'a product that is rare': { product: 'D301' },
  'nothing like it': { q: '없는말이다' },
  'two letters that nobody has': { q: '뷁쉙' },
  'a family name': { q: '김' },
  'a full name': { q: '탁서윤' },
  'the end of a phone number': { q: '0913' },
  'the end of an order number': { q: '3F1A' },
  'a word of most orders': { q: '본문' },
  'one company': { q: '주식회사 11상사' },
  'a whole e-mail': { q: 'buyer77@example.com' },
  'a waybill': { q: '600000000077' },
  'the end of a waybill': { q: '000777' },
  'a given name of two syllables': { q: '서윤' },
  'a name in a filter': { q: '탁서윤', open: '1' },
  'states that few have': { payment: 'unpaid,refunded' },
  'late ones by day': { late: '1', sort: 'due-first' },
  'the dearest': { sort: 'amount-most' },
  'states of most, oldest first': { delivery: 'confirmed', sort: 'oldest' },
}

/** Figures beside the rows; they come a moment later. */
const SUMS: Readonly<Record<string, QueryOf<typeof summariseEndpoint>>> = {
  'sum of what is in work': { open: '1' },
  'sum of a product that is rare': { product: 'D301' },
  'sum of a search': { q: '탁서윤' },
  'sum of everything': {},
}

const id = '00000000-0000-4000-8000-000000000000'
const staff: StaffPrincipal = { kind: 'staff', staffId: id, sessionId: id, rights: RIGHTS, pending: false }
const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const log = pino({ level: 'error' })
const prepared = await prepareDatabase(
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env['DATABASE_URL'] }),
  log,
)
const database = openDatabase(prepared.url, log)
const lists = openListReads(prepared.url, log, database.pool, 4)
let slow = 0
try {
  const from = performance.now()
  await manyOrders(database.pool, ORDERS)
  process.stdout.write(`${ORDERS} orders made in ${((performance.now() - from) / 1000).toFixed(0)} s\n`)
  const { rows } = await database.pool.query<{ table: string; index: string; rows: string }>(
    `select pg_size_pretty(pg_relation_size('order_line_search')) as table, pg_size_pretty(pg_indexes_size('order_line_search')) as index,
      pg_size_pretty(pg_total_relation_size('order_table_lines')) as rows`,
  )
  process.stdout.write(
    `words: ${rows[0]?.table}, their indices: ${rows[0]?.index}; rows of the table: ${rows[0]?.rows}\n`,
  )
  const { signal } = new AbortController()
  const measure = async (name: string, work: (db: Db) => Promise<unknown>, limit = LIMIT_MS) => {
    const took: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now()
      await lists.read(signal, work)
      took.push(performance.now() - began)
    }
    const best = Math.min(...took)
    if (best > limit) slow += 1
    const p95 = took.toSorted((a, b) => a - b)[Math.ceil(took.length * 0.95) - 1] ?? 0
    process.stdout.write(`${name}: ${best.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, first ${took[0]?.toFixed(0)} ms\n`)
  }
  const deps = { clock: systemClock }
  for (const [name, query] of Object.entries(SEARCHES))
    await measure(name, (db) => listBoard(db, deps, { view: 'all', sort: 'newest', ...query }, staff))
  for (const [name, query] of Object.entries(SUMS))
    await measure(name, (db) => summariseOrders(db, deps, query, staff), Number.POSITIVE_INFINITY)
  await measure('views with their counts', (db) => listOrderViews(db, deps, staff))
  await measure('the work queue', (db) => readQueue(db, deps, staff))
} finally {
  await lists.close()
  await database.close()
  await prepared.release()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(slow === 0 ? 0 : 1)
