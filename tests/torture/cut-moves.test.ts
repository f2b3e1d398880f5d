import { afterAll, expect, test } from 'vitest'
import { scissorsOf } from '../support/cut-statements.ts'
import { practiceGateway } from '../support/orders/practice-gateway.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { closeTestShops, testShop } from '../support/test-shop.ts'
import { movesOf } from './cut-moves.ts'

const SEED = Number(process.env['TORTURE_SEED'] ?? 20261124)
/** Every step of every move in long runs; some of each, and its commits, in every run. */
const EVERY = Number(process.env['TORTURE_ROUNDS'] ?? 1) > 1 ? 1 : 6

afterAll(closeTestShops)

test(`the connection is lost at each step of a move of value (seed ${SEED}, every ${EVERY} steps)`, async () => {
  const random = seededRandom(SEED)
  const gateway = await practiceGateway()
  const shop = await testShop({ env: gateway.env })
  const { pool } = shop.container.database
  const scissors = scissorsOf(pool)
  const moves = Object.entries(await movesOf(shop, gateway))
  const cuts: string[] = []
  let made = 0
  for (const [name, move] of moves) {
    const whole = await move()
    scissors.steps = 0
    expect([name, (await whole()).status]).toEqual([name, 200])
    made += 1
    const { steps } = scissors
    expect(steps, name).toBeGreaterThan(3)
    for (let at = Math.floor(random() * EVERY); at < steps; at += EVERY) {
      const call = await move()
      Object.assign(scissors, { after: at, arrives: random() < 0.5, cut: null })
      const first = await call()
      scissors.after = null
      if (scissors.cut !== null) cuts.push(`${name}: ${at}`)
      expect([200, 503], `${name} at ${scissors.cut}`).toContain(first.status)
      expect([name, scissors.cut, (await call()).status]).toEqual([name, scissors.cut, 200])
      made += 1
    }
  }
  expect(new Set(cuts.map((cut) => cut.split(':')[0])).size).toBe(moves.length)
  await shop.runJobs()
  const twice = await pool.query(`
    select 'orders of ' || member_id as what from orders group by member_id having count(*) > 1
    union all select 'cart items of ' || member_id from cart_items where origin is not null group by member_id having count(*) > 1
    union all select 'captures of ' || order_id from payment_attempt_orders where captured group by order_id having count(*) > 1
    union all select 'refunds of ' || attempt_id from payment_refunds group by attempt_id having count(*) > 1
    union all select 'batch ' || name from gift_card_batches where name <> '한 장' group by name having count(*) > 1`)
  expect(twice.rows).toEqual([])
  expect(made).toBeGreaterThan(moves.length)
  expect((await shop.brokenInvariants()).filter((broken) => !broken.startsWith('I8b'))).toEqual([])
})
