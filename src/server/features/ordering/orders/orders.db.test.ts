import { beforeAll, describe, expect, test } from 'vitest'
import {
  changeCartItem,
  listCart,
  readCartItem,
  removeCartItem,
  selectCartItems,
} from '#/contract/ordering/cart.contract.ts'
import { answerCancel } from '#/contract/ordering/answer-cancel.contract.ts'
import { attachLineFiles, cancelOrder, confirmDelivery } from '#/contract/ordering/change-order.contract.ts'
import { placeOrder, previewOrder, reorder } from '#/contract/ordering/place-order.contract.ts'
import { listOrders, readOrder } from '#/contract/ordering/read-order.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { addFlyer, flyer, payFor, placeFlyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { textBook } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { seenCancel } from '#tests/support/looked-at.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import {
  bindingOfLine,
  linesOf,
  markPackaged,
  moveDelivery,
  moveFile,
  moveProduction,
  orderByNumber,
  SYSTEM,
} from './orders.public.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
})

const read = async (orderNumber: string, as = member) =>
  (await shop.call(readOrder, { as, params: { orderNumber } })).data
const STAFF = { kind: 'staff', id: null } as const
const inTransaction = shopTransaction()

function shopTransaction() {
  return <T>(work: (tx: Parameters<typeof moveFile>[0]) => Promise<T>) => shop.container.database.transaction(work)
}

/** Brings a paid order to where its proof is approved and laid on plates, as preflight, proof desk, customer and press do. */
async function approve(orderNumber: string): Promise<string> {
  const order = await orderByNumber(shop.container.database.db, orderNumber)
  const [line] = await linesOf(shop.container.database.db, order?.id ?? '')
  if (!line) throw new Error('no line')
  const customer = { kind: 'customer', id: member.memberId } as const
  await inTransaction(async (tx) => {
    await moveFile(tx, shop.container, { lineId: line.id, event: 'attach', by: customer })
    await moveFile(tx, shop.container, { lineId: line.id, event: 'pass', by: SYSTEM })
    await moveFile(tx, shop.container, { lineId: line.id, event: 'send-proof', by: STAFF })
    await moveFile(tx, shop.container, { lineId: line.id, event: 'approve', by: customer })
    await markPackaged(tx, shop.container, { lineId: line.id, binding: bindingOfLine(line) })
  })
  return line.id
}

describe('the cart', () => {
  test('keeps an item, prices it by today’s tariff, and takes changes by version', async () => {
    const item = await addFlyer(shop, member)
    const params = { id: item.id }
    const changed = await shop.call(changeCartItem, { as: member, params, body: { version: 1, copies: 2000 } })
    expect(changed.data).toMatchObject({ version: 2, spec: { copies: 2000 } })
    const late = await shop.call(changeCartItem, { as: member, params, body: { version: 1, copies: 3000 } })
    expect(late.failure?.code).toBe('CONFLICT')
    await shop.call(selectCartItems, { as: member, body: { ids: [] } })
    expect((await shop.call(listCart, { as: member })).data.items.every((entry) => !entry.selected)).toBe(true)
    expect((await shop.call(removeCartItem, { as: member, params })).data.removed).toBe(true)
    expect((await shop.call(readCartItem, { as: member, params })).status).toBe(404)
  })

  test('another member’s item answers like one that does not exist', async () => {
    const item = await addFlyer(shop, member)
    const other = await shop.member()
    const unknown = '00000000-0000-4000-8000-000000000000'
    for (const id of [item.id, unknown]) {
      const params = { id }
      expect((await shop.call(readCartItem, { as: other, params })).status).toBe(404)
      expect((await shop.call(removeCartItem, { as: other, params })).status).toBe(404)
      expect((await shop.call(changeCartItem, { as: other, params, body: { version: 1, copies: 100 } })).status).toBe(
        404,
      )
    }
    expect((await shop.call(previewOrder, { as: other, body: { itemIds: [item.id], deliveries: [] } })).status).toBe(
      404,
    )
    expect((await shop.call(listCart, { as: other })).data.items).toEqual([])
    expect((await shop.call(listCart, {})).status).toBe(401)
  })
})

describe('ordering', () => {
  test('a total that is not today’s orders nothing and names the new one', async () => {
    const item = await addFlyer(shop, member)
    const sheet = await sheetFor(shop, member, [item])
    const answer = await shop.call(placeOrder, { as: member, body: { ...sheet, shownTotal: sheet.shownTotal - 1000 } })
    expect(answer.failure?.code).toBe('CONFLICT')
    expect(answer.failure?.message).toContain(`${sheet.shownTotal.toLocaleString('ko-KR')}원`)
    expect((await shop.call(readCartItem, { as: member, params: { id: item.id } })).status).toBe(200)
  })

  test('without the made-to-order consent nothing is ordered', async () => {
    const item = await addFlyer(shop, member)
    const sheet = await sheetFor(shop, member, [item])
    const consents = sheet.consents.filter((consent) => consent.kind !== 'made-to-order')
    const answer = await shop.call(placeOrder, { as: member, body: { ...sheet, consents } })
    expect(answer.failure).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'consents.made-to-order': expect.any(String) },
    })
  })

  test('copies that do not add up over the addresses are refused', async () => {
    const item = await addFlyer(shop, member)
    const sheet = await sheetFor(shop, member, [item])
    const deliveries = sheet.deliveries.map((delivery) => ({ ...delivery, counts: [{ line: 1, copies: 1 }] }))
    expect((await shop.call(placeOrder, { as: member, body: { ...sheet, deliveries } })).failure?.code).toBe(
      'INVALID_INPUT',
    )
  })

  test('the list counts steps, pages by keys and knows only one’s own orders', async () => {
    const buyer = await shop.member()
    const numbers: string[] = []
    for (let index = 0; index < 22; index += 1) numbers.push((await placeFlyer(shop, buyer)).orderNumber)
    const first = (await shop.call(listOrders, { as: buyer, query: {} })).data
    expect(first.orders).toHaveLength(20)
    expect(first.counts.payment).toBe(22)
    const second = (await shop.call(listOrders, { as: buyer, query: { after: first.next ?? '' } })).data
    expect([...first.orders, ...second.orders].map((order) => order.orderNumber)).toEqual(numbers.toReversed())
    expect((await shop.call(listOrders, { as: buyer, query: { step: 'done' } })).data.orders).toEqual([])
    expect((await shop.call(listOrders, { as: await shop.member(), query: {} })).data.orders).toEqual([])
  })

  test('reordering puts the same job into the cart', async () => {
    const { orderNumber } = await placeFlyer(shop, member, 1500)
    const again = await shop.call(reorder, { as: member, params: { orderNumber }, body: {} })
    const [id = ''] = again.data.itemIds
    expect((await shop.call(readCartItem, { as: member, params: { id } })).data.spec).toEqual(flyer(1500))
  })

  test('another member’s order answers like one that does not exist', async () => {
    const { orderNumber } = await placeFlyer(shop, member)
    const other = await shop.member()
    const lineId = '00000000-0000-4000-8000-000000000000'
    for (const number of [orderNumber, '20260101-AAAAAA']) {
      const params = { orderNumber: number }
      expect((await shop.call(readOrder, { as: other, params })).status).toBe(404)
      expect((await shop.call(reorder, { as: other, params, body: {} })).status).toBe(404)
      const files = [{ fileId: lineId, part: 'sheet' }]
      expect(
        (await shop.call(attachLineFiles, { as: other, params: { ...params, lineId }, body: { files } })).status,
      ).toBe(404)
      expect((await shop.call(confirmDelivery, { as: other, params: { ...params, deliveryId: lineId } })).status).toBe(
        404,
      )
    }
    expect((await shop.call(readOrder, { params: { orderNumber } })).status).toBe(401)
  })
})

test('files that come twice are chosen once, and are checked once', async () => {
  const { orderNumber } = await placeFlyer(shop, member)
  const [line] = (await shop.call(readOrder, { as: member, params: { orderNumber } })).data.lines
  if (!line) throw new Error('no line')
  const files = [{ fileId: await uploadPdf(shop, member, await textBook(1)), part: 'sheet' }]
  const attach = () =>
    shop.call(attachLineFiles, { as: member, params: { orderNumber, lineId: line.id }, body: { files } })
  for (const { data } of await Promise.all([attach(), attach()])) expect(data.file).toBe('checking')
  expect((await attach()).data.file).toBe('checking')
  const { rows } = await shop.container.database.pool.query(
    `select (select count(*)::int from order_line_files where line_id = $1) as versions,
      (select count(*)::int from order_history where line_id = $1 and event = 'attach') as told`,
    [line.id],
  )
  expect(rows).toEqual([{ versions: 1, told: 1 }])
})

describe('cancelling', () => {
  const cancel = (orderNumber: string) =>
    shop.call(cancelOrder, { as: member, params: { orderNumber }, body: { reason: '필요가 없어졌어요' } })

  test('an unpaid order is cancelled at once, and only once', async () => {
    const { orderNumber } = await placeFlyer(shop, member)
    expect((await cancel(orderNumber)).data.outcome).toBe('cancelled')
    expect((await read(orderNumber)).label.text).toBe('취소완료')
    expect((await cancel(orderNumber)).failure?.code).toBe('CONFLICT')
  })

  test('is free before approval, a request afterwards, and impossible in print', async () => {
    const { orderNumber } = await placeFlyer(shop, member)
    await payFor(shop, gateway, member, [orderNumber])
    const lineId = await approve(orderNumber)
    const approved = await read(orderNumber)
    expect(approved.cancel).toBe('by-agreement')
    expect(approved.lines[0]?.dueDay).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect((await cancel(orderNumber)).data.outcome).toBe('requested')
    expect((await read(orderNumber)).payment).toBe('paid')
    const refusal = {
      agreed: false,
      text: '종이를 이미 잘랐습니다.',
      seen: await seenCancel(shop, orderNumber),
    } as const
    await shop.call(answerCancel, { as: await shop.staff('service'), params: { orderNumber }, body: refusal })
    await inTransaction(async (tx) => {
      await moveProduction(tx, shop.container, { lineId, event: 'plan', by: STAFF })
      await moveProduction(tx, shop.container, { lineId, event: 'start-print', by: STAFF })
    })
    expect((await cancel(orderNumber)).failure?.message).toContain('인쇄')
  })
})

describe('on the way to the customer', () => {
  test('nothing is printed unpaid or unapproved, nothing is sent unfinished, and the customer confirms', async () => {
    const { orderNumber } = await placeFlyer(shop, member)
    const db = shop.container.database.db
    const [line] = await linesOf(db, (await orderByNumber(db, orderNumber))?.id ?? '')
    const plan = () =>
      inTransaction((tx) => moveProduction(tx, shop.container, { lineId: line?.id ?? '', event: 'plan', by: STAFF }))
    await expect(plan()).rejects.toMatchObject({ code: 'CONFLICT' })
    await payFor(shop, gateway, member, [orderNumber])
    await expect(plan()).rejects.toMatchObject({ code: 'CONFLICT' })
    const lineId = await approve(orderNumber)
    const [delivery] = (await read(orderNumber)).deliveries
    const ship = () =>
      inTransaction((tx) =>
        moveDelivery(tx, shop.container, {
          deliveryId: delivery?.id ?? '',
          event: 'ship',
          by: STAFF,
          courier: 'CJ대한통운',
          trackingNumber: '123456789012',
        }),
      )
    await expect(ship()).rejects.toMatchObject({ code: 'CONFLICT' })
    for (const event of ['plan', 'start-print', 'start-packing', 'finish'] as const)
      await inTransaction((tx) => moveProduction(tx, shop.container, { lineId, event, by: STAFF }))
    await ship()
    expect((await read(orderNumber)).deliveries[0]).toMatchObject({ state: 'shipped', trackingNumber: '123456789012' })
    const params = { orderNumber, deliveryId: delivery?.id ?? '' }
    expect((await shop.call(confirmDelivery, { as: member, params })).failure?.code).toBe('CONFLICT')
    await inTransaction((tx) =>
      moveDelivery(tx, shop.container, { deliveryId: params.deliveryId, event: 'deliver', by: STAFF }),
    )
    expect((await shop.call(confirmDelivery, { as: member, params })).data.state).toBe('confirmed')
    expect((await read(orderNumber)).label).toMatchObject({ step: 'done', text: '구매확정' })
  })
})
