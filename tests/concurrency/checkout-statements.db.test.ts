import { beforeAll, expect, test } from 'vitest'
import { addCartItem } from '#/contract/ordering/cart.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { confirmPayment } from '#/contract/money/payments.contract.ts'
import { filesOf } from '#/server/features/files/files/files.public.ts'
import { addFlyer, flyer, openWindow, placeFlyer, sheetFor } from '../support/orders/checkout.ts'
import { MOST_STATEMENTS, MOST_WITH_BENEFITS } from '../support/checkout-limits.data.ts'
import { couponFor } from '../support/coupons.ts'
import { giveTo } from '../support/ledger/give-value.ts'
import { sheetWithCoupons } from '../support/sheet-with-coupons.ts'
import type { MemberCaller } from '../support/callers.ts'
import { practiceGateway, type PracticeGateway } from '../support/orders/practice-gateway.ts'
import { bookWithoutBleed } from '../support/pdf/make-books.ts'
import { uploadPdf } from '../support/pdf/upload-pdf.ts'
import { type Statement, statementsOf } from '../support/statements.ts'
import { testShop, type TestShop } from '../support/test-shop.ts'

/**
 * Lock the files for the cart, keep them as long as the cart, keep them for good with the order: three. Ask for the check of a
 * file: five. Its first page for the picture of the job: one. Whether file and spec agree, at the cart and again before money: two
 * each.
 */
const FOR_FILES = 13
/** These tables are as long as the shop is old; the others stay as they are or are a person's own. */
const READS_ALL =
  /Seq Scan on (orders|order_\w+|payment_\w+|ledger_(transactions|postings)|cart_items|idempotency|file)\b/
const ALL_OF_A_MEMBER = /orders_member/
/** The first PostgreSQL that shows the plan of a statement without its values. */
const GENERIC_PLANS_SINCE = 160_000
let gateway: PracticeGateway
let shop: TestShop

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
})

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

/** A member with a grade who uses a coupon, points and e-money. */
async function checkoutWithBenefits(as: MemberCaller) {
  const { pool } = shop.container.database
  await pool.query(
    `update member set tier_name = '실버', tier_rate = 4, tier_since = current_date, tier_until = current_date + 365 where id = $1`,
    [as.memberId],
  )
  await giveTo(shop, as, 'points', 3_000)
  await giveTo(shop, as, 'emoney', 5_000)
  const { couponId } = await couponFor(shop, as)
  await placeFlyer(shop, as)
  const { body } = await sheetWithCoupons(shop, as, [couponId])
  const benefits = { couponIds: [couponId], points: 3_000, emoney: 5_000 }
  const shownTotal = body.shownTotal - 8_000
  return statementsOf(async () => {
    const { id } = await addFlyer(shop, as)
    const sheet = { ...body, itemIds: [id], benefits, shownTotal }
    const order = (await shop.call(placeOrder, { as, body: sheet })).data
    const paying = await openWindow(shop, gateway, as, [order.orderNumber])
    expect((await shop.call(confirmPayment, { as, body: paying })).data.state).toBe('paid')
  })
}

const told = (sent: readonly Statement[]) =>
  sent.map(({ text }) => text.replaceAll(/\s+/g, ' ').slice(0, 90)).join('\n')

// What is written together is one statement, awaited where it is written (ADR 0039).
test('a whole checkout asks the database no more often than its limit', async () => {
  const sent = await checkoutOf([], await shop.member())
  expect(sent.length, told(sent)).toBeLessThanOrEqual(MOST_STATEMENTS)
  expect(sent.length).toBeGreaterThan(20)
})

test('with grade, coupon, points and e-money it asks no more often than the limit of that', async () => {
  const sent = await checkoutWithBenefits(await shop.member())
  expect(sent.length, told(sent)).toBeLessThanOrEqual(MOST_WITH_BENEFITS)
  expect(await shop.brokenInvariants()).toEqual([])
})

test('each of its statements looks into an index of what grows, although nobody has counted the new tables yet', async () => {
  const sent = [...(await checkoutOf([], await shop.member())), ...(await checkoutWithBenefits(await shop.member()))]
  const read = sent.filter(({ text }) => /^\s*(select|with|insert|update|delete)/i.test(text))
  const plans: string[] = []
  const version = await shop.container.database.pool.query<{ n: number }>(
    `select current_setting('server_version_num')::int as n`,
  )
  const generic = (version.rows[0]?.n ?? 0) >= GENERIC_PLANS_SINCE
  for (const { text, values } of read) {
    // A named statement may be planned without its values, and keeps that plan until the table is counted.
    for (const [how, given] of [
      ['explain', [...values]],
      ...(generic ? [['explain (generic_plan)', []] as const] : []),
    ] as const) {
      const { rows } = await shop.container.database.pool.query(`${how} ${text}`, [...given])
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      if (READS_ALL.test(plan) || ALL_OF_A_MEMBER.test(plan)) plans.push(`${text}\n${plan}`)
    }
  }
  expect(plans).toEqual([])
  expect(read.length).toBeGreaterThan(20)
})

test('files cost thirteen statements more, and belong to the order for good once it is placed', async () => {
  const as = await shop.member()
  const fileId = await uploadPdf(shop, as, await bookWithoutBleed(2), 'sheet')
  const sent = await checkoutOf([{ fileId, part: 'sheet' }], as)
  expect(sent.length, told(sent)).toBeLessThanOrEqual(MOST_STATEMENTS + FOR_FILES)
  expect(await filesOf(shop.container.database.db, [fileId])).toMatchObject([{ state: 'ready' }])
  const { rows } = await shop.container.database.pool.query('select keep_until from file where id = $1', [fileId])
  expect(rows).toEqual([{ keep_until: null }])
  expect(await shop.brokenInvariants()).toEqual([])
})
