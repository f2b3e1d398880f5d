import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { QueryOf } from '#/contract/endpoint.ts'
import { RIGHTS } from '#/domain/members/rights.data.ts'
import type { listBoard as endpoint } from '#/contract/production/queue.contract.ts'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { listBoard } from '#/server/features/production/workqueue/list-board.ts'
import { systemClock } from '#/server/platform/clock.ts'
import { readConfig } from '#/server/platform/config.ts'
import { openListReads } from '#/server/platform/db/list-reads.ts'
import { openDatabase } from '#/server/platform/db/open-database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { manyOrders } from '../support/many-orders.ts'

/**
 * Searches of the desk among all orders of an old shop. Run with `node tests/bench/search.bench.ts`; BENCH_ORDERS says how many
 * (200,000), DATABASE_URL takes another, empty PostgreSQL.
 */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 200_000)
const ROUNDS = 5
const LIMIT_MS = 300

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
  const { rows } = await database.pool.query<{ table: string; index: string }>(
    `select pg_size_pretty(pg_relation_size('order_line_search')) as table, pg_size_pretty(pg_indexes_size('order_line_search')) as index`,
  )
  process.stdout.write(`words: ${rows[0]?.table}, their indices: ${rows[0]?.index}\n`)
  const { signal } = new AbortController()
  for (const [name, query] of Object.entries(SEARCHES)) {
    const took: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now()
      await lists.read(signal, (db) => listBoard(db, { clock: systemClock }, { view: 'all', ...query }, staff))
      took.push(performance.now() - began)
    }
    const best = Math.min(...took)
    if (best > LIMIT_MS) slow += 1
    process.stdout.write(`${name}: ${best.toFixed(0)} ms, first ${took[0]?.toFixed(0)} ms\n`)
  }
} finally {
  await lists.close()
  await database.close()
  await prepared.release()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(slow === 0 ? 0 : 1)
