import { beforeAll, expect, test } from 'vitest'
import { readGiveBack } from '#/contract/money/give-backs.contract.ts'
import { choose, give, paidOrder } from '#tests/support/orders/give-back.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let number: string

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  const finance = await shop.staff('finance')
  ;({ number } = await paidOrder(shop, gateway, await shop.member({ phoneProven: true }), [1000, 2000], '가상계좌'))
  const { data } = await shop.call(readGiveBack, { as: finance, params: { orderNumber: number } })
  await give(shop, finance, number, choose(data, { lines: [0], fees: true }))
})

const OF_ORDER = `(select id from orders where number = '`
/** What the doctor says while this stands in the database; it is taken back before anybody else sees it. */
async function planted(breach: string, undo: string): Promise<readonly string[]> {
  const { pool } = shop.container.database
  const order = `${OF_ORDER}${number}')`
  await pool.query(breach.replaceAll('ORDER', order))
  const broken = await shop.brokenInvariants()
  await pool.query(undo.replaceAll('ORDER', order))
  expect(await shop.brokenInvariants()).toEqual([])
  return [...new Set(broken.map((line) => line.split(' ')[0] ?? ''))]
}

const cash = (by: string) => `update give_backs set cash = cash ${by}, amount = amount ${by} where order_id = ORDER`
const parts = (field: string, from: string) =>
  `update give_backs set parts = jsonb_set(parts, '{0,${field}}', to_jsonb(${from})) where order_id = ORDER`
const LINE_COPIES = `(select copies from order_lines where order_id = give_backs.order_id and position = 1)`

test.each([
  ['more was decided than goes', cash('+ 1'), cash('- 1'), 'I3i'],
  [
    'more copies went back than were ordered',
    parts('copies', `${LINE_COPIES} + 1`),
    parts('copies', LINE_COPIES),
    'I3j',
  ],
  [
    'a cancelled line is made',
    `update order_lines set production_state = 'waiting' where order_id = ORDER and position = 1`,
    `update order_lines set production_state = 'cancelled' where order_id = ORDER and position = 1`,
    'I3j',
  ],
  [
    'more is promised than is there',
    `update repayments set amount = amount + 10000000 where order_id = ORDER`,
    `update repayments set amount = amount - 10000000 where order_id = ORDER`,
    'I3k',
  ],
  [
    'more points went back than were used',
    `update give_backs set points = 1, cash = cash - 1 where order_id = ORDER`,
    `update give_backs set points = 0, cash = cash + 1 where order_id = ORDER`,
    'I3k',
  ],
])('%s is seen', async (_, breach, undo, id) => {
  expect(await planted(breach, undo)).toContain(id)
})
