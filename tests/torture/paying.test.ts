import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { brokenMoneyPromises } from '#/server/features/money/payments/payments.invariants.ts'
import { openDatabase } from '#/server/platform/db/open-database.ts'
import { practiceGateway } from '../support/orders/practice-gateway.ts'
import { untilSound } from './ask-doctor.ts'
import { freePort, killableServer } from './killable-server.ts'
import { cutConnections, logIn } from './mischief.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { buy } from './retrying-client.ts'
import { torturePlace } from './torture-place.ts'
import { SETTLE_MS } from './settle.ts'

const SEED = Number(process.env['TORTURE_SEED'] ?? 20261120)
const ROUNDS = Number(process.env['TORTURE_ROUNDS'] ?? 3)
const BUYERS = 4
const OUTCOMES = ['ok', 'ok', 'ok', 'lost-answer', 'provider-error-paid', 'slow']

test(`people pay while servers are killed and connections cut (seed ${SEED}, ${ROUNDS} rounds)`, async () => {
  const random = seededRandom(SEED)
  const place = await torturePlace()
  const port = await freePort()
  const gateway = await practiceGateway({
    webhookUrl: `http://127.0.0.1:${port}/api/payments/notices`,
    retryUnitMs: 150,
    slowMs: 700,
  })
  const shop = killableServer(port, { ...gateway.env, DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir })
  place.afterwards(() => shop.kill())
  await shop.start()
  const authorization = await logIn(shop.url)
  const places = { url: shop.url, gatewayUrl: gateway.url, authorization }

  const bought: Awaited<ReturnType<typeof buy>>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const buying = Promise.all(
      Array.from({ length: BUYERS }, () => buy(places, OUTCOMES[Math.floor(random() * OUTCOMES.length)] ?? 'ok')),
    )
    await sleep(Math.floor(random() * 250))
    if (random() < 0.7) {
      await shop.kill()
      await shop.start()
    } else await cutConnections(place)
    bought.push(...(await buying))
  }

  const database = openDatabase(place.databaseUrl, pino({ level: 'silent' }), { size: 2 })
  place.afterwards(() => database.close())
  await settled(database.pool)
  const { rows } = await database.pool.query<{ number: string; payment_state: string; total: number }>(
    `select number, payment_state, total from orders order by number`,
  )
  expect(rows.map((row) => row.number)).toEqual(bought.map((order) => order.orderNumber).toSorted())
  expect(rows.filter((row) => row.payment_state !== 'paid')).toEqual([])
  expect((await database.pool.query(`select 1 from cart_items`)).rowCount).toBe(0)
  for (const { gatewayOrderId, total } of bought)
    expect(await gateway.payment(gatewayOrderId)).toMatchObject({ status: 'DONE', balanceAmount: total })
  expect(await brokenMoneyPromises(database.db, new Date())).toEqual([])
  await untilSound(place, gateway.env)
})

/** Notices and look-ups need a moment after the last crash; longer than this would break the promise of a minute or so. */
async function settled(pool: pg.Pool): Promise<void> {
  const until = Date.now() + SETTLE_MS
  while (Date.now() < until) {
    const { rowCount } = await pool.query(`select 1 from payment_attempts where state = 'confirming'`)
    if (rowCount === 0) return
    await sleep(200)
  }
  throw new Error('a payment is still unknown')
}
