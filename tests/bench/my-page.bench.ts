import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { prepareDatabase } from '#/server/app/prepare-database.ts'
import { listOrders } from '#/server/features/ordering/orders/list-orders.ts'
import { readConfig } from '#/server/platform/config.ts'
import { openDatabase } from '#/server/platform/db/open-database.ts'
import { manyOrders } from '../support/many-orders.ts'
import { medianOf } from './median.ts'

/** The list of orders of a customer with five thousand of them beside ones with five and with sixty, in one shop and one run. */
const MANY = 5_000
const FULL = 60
const FEW = 5
const ROUNDS = 31
/** A page draws twenty and counts sixty; beyond that the age of a customer costs at most so many times more. */
const LIMIT = 1.5

const dataDir = await mkdtemp(join(tmpdir(), 'jikji-bench-'))
const log = pino({ level: 'error' })
const prepared = await prepareDatabase(
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env['DATABASE_URL'] }),
  log,
)
const { pool, db, close } = openDatabase(prepared.url, log)
/** Whom `manyOrders` gives all of them to. */
const nobody = '00000004-0000-4000-8000-000000000000'
let ratio = Number.POSITIVE_INFINITY
try {
  await manyOrders(pool, MANY + FULL + FEW, 1)
  const customers = [
    { orders: MANY, memberId: await ownerOf(MANY), took: [] as number[] },
    { orders: FULL, memberId: await ownerOf(FULL), took: [] as number[] },
    { orders: FEW, memberId: await ownerOf(FEW), took: [] as number[] },
  ] as const
  // In turns, so that all have the same neighbours on the machine.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { memberId, took } of customers) {
      const began = performance.now()
      await listOrders(db, new Date(), memberId, {})
      took.push(performance.now() - began)
    }
  for (const { orders, took } of customers) process.stdout.write(`${orders} orders: ${medianOf(took).toFixed(1)} ms\n`)
  ratio = medianOf(customers[0].took) / medianOf(customers[1].took)
  process.stdout.write(`${MANY} beside ${FULL}: ${ratio.toFixed(2)} times (limit ${LIMIT})\n`)
} finally {
  await close()
  await prepared.release()
  await rm(dataDir, { recursive: true, force: true })
}

/** A customer of their own who takes the newest orders that nobody was given before. */
async function ownerOf(orders: number): Promise<string> {
  const memberId = randomUUID()
  await pool.query(`begin; set local session_replication_role = replica;
    update orders set member_id = '${memberId}' where id in (
      select id from orders where member_id = '${nobody}' order by placed_at desc limit ${orders}); commit; analyze orders`)
  return memberId
}
process.exit(ratio <= LIMIT ? 0 : 1)
