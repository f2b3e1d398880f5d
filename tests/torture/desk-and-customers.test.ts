import { afterAll, beforeAll, expect, test } from 'vitest'
import { countOf } from '../support/crowd/crowd.ts'
import { letLoose } from '../support/crowd/let-loose.ts'
import { deadlocksOf } from '../support/deadlocks.ts'
import { practiceGateway, type PracticeGateway } from '../support/orders/practice-gateway.ts'
import { closeTestShops, testShop } from '../support/test-shop.ts'

const SEED = Number(process.env['TORTURE_SEED'] ?? 20261120)
const ROUNDS = Number(process.env['TORTURE_ROUNDS'] ?? 1)
/** Fifty rounds, as `npm run test:torture` asks for, are twelve thousand. */
const CALLS = ROUNDS * 240
/** In every run fewer: sixteen waits for one order, one after the other on a busy machine, are longer than a caller's patience. */
const AT_ONCE = ROUNDS < 10 ? 6 : 16

let gateway: PracticeGateway
beforeAll(async () => {
  gateway = await practiceGateway()
})
afterAll(closeTestShops)

test(`${CALLS} mixed calls of desk and customers, ${AT_ONCE} at once (seed ${SEED}): no deadlock, no 5xx`, async () => {
  const shop = await testShop({ env: gateway.env })
  const { tally } = await letLoose(shop, gateway, { seed: SEED, calls: CALLS, atOnce: AT_ONCE })
  const deadlocks = await deadlocksOf(shop.container.database.pool)
  const kinds = [...tally.calls].map(([kind, count]) => `  ${kind} ${count}\n`).toSorted()
  process.stdout.write(`${countOf(tally)} calls, ${deadlocks} deadlocks\n${kinds.join('')}`)
  expect(tally.faults).toEqual([])
  expect(deadlocks).toBe(0)
  expect((await shop.brokenInvariants()).filter((line) => !line.startsWith('I10'))).toEqual([])
})
