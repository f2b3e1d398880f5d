import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { pino } from 'pino'
import { ThreadDocumentRenderer } from '#/server/adapters/document-renderer/thread-renderer.ts'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { listDeals } from '#/server/features/ordering/deals/list-deals.ts'
import { sendDeals } from '#/server/features/ordering/deals/send-deals.ts'
import { readStatements } from '#/server/features/ordering/documents/documents.public.ts'
import { readConfig } from '#/server/platform/config.ts'
import { openDatabase } from '#/server/platform/db/open-database.ts'
import { bookMany, nameBuyer } from '../support/many-dealings.ts'
import { manyOrders } from '../support/many-orders.ts'
import { medianOf } from './median.ts'

/**
 * The dealings of a customer with 5,000 orders, beside another with as many: the first page with the sums of the whole period, the
 * whole period as one table with what was carried in and on, and as the PDF of its statement. Run with `node tests/bench/deals.bench.ts`; DATABASE_URL takes another,
 * empty PostgreSQL.
 */
const ORDERS = 5_000
const LIMIT_MS = 2_000
const TIMES = 5

const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const log = pino({ level: 'error' })
const prepared = await prepareDatabase(
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env['DATABASE_URL'] }),
  log,
)
const database = openDatabase(prepared.url, log)
const { db, pool } = database
const app = fastify()
let slowest = 0

/** The median of some, and the slowest, which has to keep the limit. */
async function measured(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  for (let time = 0; time < TIMES; time += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  slowest = Math.max(slowest, ...times)
  process.stdout.write(
    `${name}: ${medianOf(times).toFixed(0)} ms median, ${Math.max(...times).toFixed(0)} ms the slowest of ${TIMES} (limit ${LIMIT_MS})\n`,
  )
}

try {
  await manyOrders(pool, ORDERS * 2, 2)
  await bookMany(pool)
  const { rows } = await pool.query<{ id: string }>('select distinct member_id as id from orders limit 1')
  const memberId = rows[0]?.id ?? ''
  const period = { from: '2020-01-01', to: '2099-12-31' }
  app.get('/table/:format', async (request, reply) => {
    const { format } = request.params as { format: 'csv' | 'xlsx' }
    await sendDeals(db, reply, memberId, { ...period, format })
    return reply
  })
  await measured(`first page and sums of ${ORDERS} orders`, () => listDeals(db, memberId, period))
  await nameBuyer(pool, memberId)
  await pool.query(`update order_lines set quote = '{"lines": []}'`)
  const renderer = new ThreadDocumentRenderer()
  const statement = async () => {
    const paper = await readStatements(db, new Date(), memberId, period)
    if ((await renderer.print(paper, [])).length < ORDERS) throw new Error('no paper')
  }
  await statement()
  await measured('the statement of all of them as a PDF, its thread warm', statement)
  await renderer.close()
  for (const format of ['csv', 'xlsx']) {
    await measured(`all of them as a table (${format})`, async () => {
      const { statusCode, rawPayload } = await app.inject({ url: `/table/${format}` })
      if (statusCode !== 200 || rawPayload.length < ORDERS) throw new Error(`no table: ${statusCode}`)
    })
  }
} finally {
  await app.close()
  await database.close()
  await prepared.release()
  await rm(dataDir, { recursive: true, force: true })
}
process.exit(slowest < LIMIT_MS ? 0 : 1)
