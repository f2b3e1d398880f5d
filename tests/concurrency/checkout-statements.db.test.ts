import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { addCartItem } from '#/contract/cart/cart.contract.ts'
import { placeOrder } from '#/contract/orders/place-order.contract.ts'
import { confirmPayment } from '#/contract/payments/payments.contract.ts'
import { filesOf } from '#/server/features/files/files.public.ts'
import { flyer, openWindow, placeFlyer, sheetFor } from '../support/orders/checkout.ts'
import type { MemberCaller } from '../support/callers.ts'
import { practiceGateway, type PracticeGateway } from '../support/orders/practice-gateway.ts'
import { bookWithoutBleed } from '../support/pdf/make-books.ts'
import { uploadPdf } from '../support/pdf/upload-pdf.ts'
import { testShop, type TestShop } from '../support/test-shop.ts'

const MOST_STATEMENTS = 35
/** Lock the files for the cart, keep them as long as the cart, keep them for good with the order. */
const FOR_FILES = 3
let gateway: PracticeGateway
let shop: TestShop

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
})

/** Everything that is sent to the database while `work` runs, `begin` and `commit` included. */
async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const sent: string[] = []
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  pg.Client.prototype.query = function counted(this: unknown, ...args: unknown[]) {
    const [asked] = args
    sent.push(typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? ''))
    return query.apply(this, args)
  } as typeof pg.Client.prototype.query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query
  }
  return sent
}

async function checkoutOf(files: { fileId: string; part: string }[], as: MemberCaller) {
  // The first purchase also reads what is kept afterwards: session, tariff, keys.
  await placeFlyer(shop, as)
  const add = { as, body: { spec: flyer(), files } }
  const sheet = await sheetFor(shop, as, [(await shop.call(addCartItem, add)).data])
  return statementsOf(async () => {
    const { id } = (await shop.call(addCartItem, add)).data
    const order = (await shop.call(placeOrder, { as, body: { ...sheet, itemIds: [id] } })).data
    const body = await openWindow(shop, gateway, as, [order.orderNumber])
    expect((await shop.call(confirmPayment, { as, body })).data.state).toBe('paid')
  })
}

const told = (sent: readonly string[]) => sent.map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 90)).join('\n')

test('a whole checkout asks the database at most thirty-five times', async () => {
  const sent = await checkoutOf([], await shop.member())
  expect(sent.length, told(sent)).toBeLessThanOrEqual(MOST_STATEMENTS)
})

test('files cost three statements more, and belong to the order for good once it is placed', async () => {
  const as = await shop.member()
  const fileId = await uploadPdf(shop, as, await bookWithoutBleed(2), 'sheet')
  const sent = await checkoutOf([{ fileId, part: 'sheet' }], as)
  expect(sent.length, told(sent)).toBeLessThanOrEqual(MOST_STATEMENTS + FOR_FILES)
  expect(await filesOf(shop.container.database.db, [fileId])).toMatchObject([{ state: 'ready' }])
  const { rows } = await shop.container.database.pool.query('select keep_until from file where id = $1', [fileId])
  expect(rows).toEqual([{ keep_until: null }])
  expect(await shop.brokenInvariants()).toEqual([])
})
