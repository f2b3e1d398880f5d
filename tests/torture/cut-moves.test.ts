import { afterAll, expect, test } from 'vitest'
import { scissorsOf } from '../support/cut-statements.ts'
import { practiceGateway } from '../support/orders/practice-gateway.ts'
import { practiceTax } from '../support/orders/practice-tax.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { closeTestShops, testShop } from '../support/test-shop.ts'
import { deskMovesOf } from './cut-desk-moves.ts'
import { cutEach } from './cut-each.ts'
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
  const moves = await movesOf(shop, gateway)
  expect(await cutEach(moves, { scissors, random, every: EVERY })).toBeGreaterThan(Object.keys(moves).length)
  await shop.runJobs()
  const twice = await pool.query(`
    select 'orders of ' || member_id as what from orders group by member_id having count(*) > 1
    union all select 'cart items of ' || member_id from cart_items where origin is not null group by member_id having count(*) > 1
    union all select 'captures of ' || order_id from payment_attempt_orders where captured group by order_id having count(*) > 1
    union all select 'refunds of ' || attempt_id from payment_refunds group by attempt_id having count(*) > 1
    union all select 'batch ' || name from gift_card_batches where name <> '한 장' group by name having count(*) > 1`)
  expect(twice.rows).toEqual([])
  expect((await shop.brokenInvariants()).filter((broken) => !broken.startsWith('I8b'))).toEqual([])
})

test(`and at each step of what the desk grants, gives back, issues and closes (seed ${SEED}, every ${EVERY} steps)`, async () => {
  const random = seededRandom(SEED + 1)
  const gateway = await practiceGateway()
  const tax = await practiceTax()
  const shop = await testShop({ env: { ...gateway.env, ...tax.env } })
  const { pool } = shop.container.database
  const scissors = scissorsOf(pool)
  const moves = await deskMovesOf(shop, gateway, tax)
  expect(await cutEach(moves, { scissors, random, every: EVERY })).toBeGreaterThan(Object.keys(moves).length)
  await shop.runJobs()
  const twice = await pool.query(`
    select 'grants of ' || member_id as what from value_grants group by member_id having count(*) > 1
    union all select 'value of ' || account from ledger_lots group by account having count(*) > 1
    union all select 'coupons of ' || member_id from coupons group by member_id, campaign_id having count(*) > 1
    union all select 'orders of ' || member_id from orders group by member_id having count(*) > 1
    union all select 'given back of ' || order_id from give_backs group by order_id having count(*) > 1
    union all select 'month ' || month from closed_months group by month having count(*) > 1`)
  expect(twice.rows).toEqual([])
  const issued = tax.service.all().map(({ body }) => body['remark1'])
  expect(issued.length).toBe(new Set(issued).size)
  expect((await pool.query(`select 1 from tax_documents where state <> 'issued'`)).rows).toEqual([])
  expect(await shop.brokenInvariants()).toEqual([])
})
