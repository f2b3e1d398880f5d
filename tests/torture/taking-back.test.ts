import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { brokenMoneyPromises } from '#/server/features/money/payments/payments.invariants.ts'
import { openDatabase } from '#/server/platform/db/open-database.ts'
import { practiceGateway, type PracticeGateway } from '../support/orders/practice-gateway.ts'
import { untilSound } from './ask-doctor.ts'
import { cutConnections, logIn } from './mischief.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { freePort, killableServer } from './killable-server.ts'
import { buy, type Bought, cancel, type Places } from './retrying-client.ts'
import { torturePlace } from './torture-place.ts'
import { SETTLE_MS } from './settle.ts'

const SEED = Number(process.env['TORTURE_SEED'] ?? 20261122)
const ROUNDS = Number(process.env['TORTURE_ROUNDS'] ?? 3)

type Story = (bought: Bought, gateway: PracticeGateway, places: Places) => Promise<void>

/** What becomes of a payment after the customer has made it; with a rest between, so that notices overtake each other. */
const CARD: readonly Story[] = [
  async ({ gatewayOrderId }, gateway) => gateway.chargeBack(gatewayOrderId),
  async ({ gatewayOrderId }, gateway) => {
    await gateway.chargeBack(gatewayOrderId, 1_001)
    await gateway.chargeBack(gatewayOrderId, 2_003)
  },
  async ({ gatewayOrderId, orderNumber }, gateway, places) => {
    await gateway.chargeBack(gatewayOrderId, 777)
    await cancel(places, orderNumber)
  },
  async ({ gatewayOrderId, orderNumber }, gateway, places) => {
    await Promise.all([cancel(places, orderNumber), gateway.chargeBack(gatewayOrderId)])
  },
]
const ACCOUNT: readonly Story[] = [
  async ({ gatewayOrderId }, gateway) => gateway.deposit(gatewayOrderId),
  async ({ gatewayOrderId }, gateway) => {
    for (const direction of ['in', 'back'] as const) await gateway.deposit(gatewayOrderId, direction)
  },
  async ({ gatewayOrderId }, gateway) => {
    for (const direction of ['in', 'back', 'in', 'back', 'in'] as const) {
      await gateway.deposit(gatewayOrderId, direction)
      await sleep(40)
    }
  },
  async ({ gatewayOrderId, orderNumber }, gateway, places) => {
    await gateway.deposit(gatewayOrderId)
    await sleep(80)
    await gateway.deposit(gatewayOrderId, 'back')
    await cancel(places, orderNumber)
  },
]

test(`money is taken back while servers are killed and connections cut (seed ${SEED}, ${ROUNDS} rounds)`, async () => {
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
  const places = { url: shop.url, gatewayUrl: gateway.url, authorization: await logIn(shop.url) }
  const pick = (stories: readonly Story[]) => stories[Math.floor(random() * stories.length)]

  const bought: Bought[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const stories = [pick(CARD), pick(CARD), pick(ACCOUNT), pick(ACCOUNT)]
    const living = Promise.all(
      stories.map(async (story, at) => {
        const order = await buy(places, random() < 0.8 ? 'ok' : 'lost-answer', at < 2 ? '카드' : '가상계좌')
        await story?.(order, gateway, places)
        return order
      }),
    )
    await sleep(Math.floor(random() * 600))
    if (random() < 0.7) {
      await shop.kill()
      await shop.start()
    } else await cutConnections(place)
    bought.push(...(await living))
  }

  const database = openDatabase(place.databaseUrl, pino({ level: 'silent' }), { size: 2 })
  place.afterwards(() => database.close())
  await agreed(database.pool, gateway, bought)
  expect(await brokenMoneyPromises(database.db, new Date())).toEqual([])
  await untilSound(place)
})

/** What the gateway still has of each payment is what the shop says it has, and nothing is on its way any more. */
async function agreed(pool: pg.Pool, gateway: PracticeGateway, bought: readonly Bought[]): Promise<void> {
  const until = Date.now() + SETTLE_MS
  for (;;) {
    const wrong = await differences(pool, gateway, bought)
    if (wrong.length === 0) return
    if (Date.now() > until) throw new Error(`the shop and the gateway do not agree:\n${wrong.join('\n')}`)
    await sleep(300)
  }
}

async function differences(pool: pg.Pool, gateway: PracticeGateway, bought: readonly Bought[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { orderNumber, gatewayOrderId } of bought) {
    const { status, balanceAmount } = await gateway.payment(gatewayOrderId)
    const there = status === 'DONE' || status === 'PARTIAL_CANCELED' ? Number(balanceAmount) : 0
    const { rows } = await pool.query<{ left: string; state: string; open: boolean }>(
      `select captured_total - refunded_total - reversed_total as left, payment_state as state,
         payment_state = 'confirming' or exists (select 1 from payment_refunds r where r.order_id = o.id and r.state = 'requested') as open
       from orders o where number = $1`,
      [orderNumber],
    )
    const [order] = rows
    if (!order || order.open || Number(order.left) !== there)
      wrong.push(`${orderNumber} ${order?.state}: ${order?.left} here, ${there} there (${String(status)})`)
  }
  return wrong
}
