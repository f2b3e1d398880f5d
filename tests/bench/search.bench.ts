import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
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
 * Searches of the desk among all orders of an old shop. Run with `node tests/bench/search.bench.ts`; BENCH_ORDERS says how many (200,000),
 * and `10000,1000000` reads a shop of each and compares them; DATABASE_URL takes another, empty PostgreSQL for one of them.
 */
const SIZES = (process.env['BENCH_ORDERS'] ?? '200000').split(',').map(Number)
/** Twenty by BENCH_ROUNDS for a p95 that says something. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
/** The best of all rounds; and the p95, when there are rounds enough for one. */
const LIMIT_MS = 100
const LIMIT_P95_MS = 150
/** The largest shop against the smallest. Under so few ms a ratio says nothing. */
const LIMIT_TIMES = 1.5
const NOISE_MS = 20
const judgesP95 = ROUNDS >= 20

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
/** Of each thing asked the p95, and what was too slow. */
interface Figures {
  readonly p95: ReadonlyMap<string, number>
  readonly slow: readonly string[]
}

type Measure = (name: string, work: (db: Db) => Promise<unknown>, limited?: boolean) => Promise<void>

async function askAll(measure: Measure): Promise<void> {
  const deps = { clock: systemClock }
  for (const [name, query] of Object.entries(SEARCHES))
    await measure(name, (db) => listBoard(db, deps, { view: 'all', sort: 'newest', ...query }, staff))
  for (const [name, query] of Object.entries(SUMS))
    await measure(name, (db) => summariseOrders(db, deps, query, staff), false)
  await measure('views with their counts', (db) => listOrderViews(db, deps, staff))
  await measure('the work queue', (db) => readQueue(db, deps, staff))
}

async function fill(pool: Pool, orders: number): Promise<void> {
  const from = performance.now()
  await manyOrders(pool, orders)
  process.stdout.write(`\n${orders} orders made in ${((performance.now() - from) / 1000).toFixed(0)} s\n`)
  const { rows } = await pool.query<{ table: string; index: string; rows: string }>(
    `select pg_size_pretty(pg_relation_size('order_line_search')) as table, pg_size_pretty(pg_indexes_size('order_line_search')) as index,
      pg_size_pretty(pg_total_relation_size('order_table_lines')) as rows`,
  )
  process.stdout.write(
    `words: ${rows[0]?.table}, their indices: ${rows[0]?.index}; rows of the table: ${rows[0]?.rows}\n`,
  )
}

/** A shop of so many orders in a database of its own. */
async function readShop(orders: number): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
  const log = pino({ level: 'error' })
  const prepared = await prepareDatabase(
    readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env['DATABASE_URL'] }),
    log,
  )
  const database = openDatabase(prepared.url, log)
  const lists = openListReads(prepared.url, log, database.pool, 4)
  const found = { p95: new Map<string, number>(), slow: [] as string[] }
  try {
    await fill(database.pool, orders)
    const { signal } = new AbortController()
    await askAll(async (name, work, limited = true) => {
      const took: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const began = performance.now()
        await lists.read(signal, work)
        took.push(performance.now() - began)
      }
      const best = Math.min(...took)
      const p95 = took.toSorted((a, b) => a - b)[Math.ceil(took.length * 0.95) - 1] ?? 0
      found.p95.set(name, p95)
      if (limited && (best > LIMIT_MS || (judgesP95 && p95 > LIMIT_P95_MS))) found.slow.push(name)
      process.stdout.write(
        `${name}: ${best.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, first ${took[0]?.toFixed(0)} ms\n`,
      )
    })
  } finally {
    await lists.close()
    await database.close()
    await prepared.release()
    await rm(dataDir, { recursive: true, force: true })
  }
  return found
}

/** What costs more than so many times as much in the largest shop as in the smallest. Sums of everything grow with everything. */
function whatGrows(small: Figures, large: Figures): readonly string[] {
  return [...large.p95].flatMap(([name, p95]) => {
    const before = small.p95.get(name) ?? p95
    const grows = !name.startsWith('sum of') && p95 > NOISE_MS && p95 > before * LIMIT_TIMES
    return grows ? [`${name}: p95 ${before.toFixed(0)} → ${p95.toFixed(0)} ms`] : []
  })
}

const figures: Figures[] = []
for (const orders of SIZES) figures.push(await readShop(orders))
const [first, last] = [figures[0], figures.at(-1)]
const grown = judgesP95 && first && last && first !== last ? whatGrows(first, last) : []
const slow = figures.flatMap((each, at) => each.slow.map((name) => `${name}, ${SIZES[at]} orders`))
process.stdout.write(`\ntoo slow: ${slow.join('; ') || 'nothing'}\n`)
if (judgesP95 && figures.length > 1)
  process.stdout.write(`more than ${LIMIT_TIMES} times the smallest shop: ${grown.join('; ') || 'nothing'}\n`)
process.exit(slow.length + grown.length === 0 ? 0 : 1)
