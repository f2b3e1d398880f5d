import { beforeAll, describe, expect, test } from 'vitest'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { listCart, removeCartItem, restoreCartItem } from '#/contract/ordering/cart.contract.ts'
import { askEvidence, cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { placeOrder, previewOrder, readSheetStart } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { revealPersonalData } from '#/contract/production/staff-order.contract.ts'
import { DELIVERY_METHODS } from '#/domain/orders/delivery-fee.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { addFlyer, CONSENTS, ORDERER, RECIPIENT, sheetFor } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

type Sheet = BodyInputOf<typeof placeOrder>

let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
})

async function place(change: Partial<Sheet> = {}, as = member): Promise<string> {
  const item = await addFlyer(shop, as)
  const body = { ...(await sheetFor(shop, as, [item])), ...change }
  const answer = await shop.call(placeOrder, { as, body })
  expect(answer.failure).toBeNull()
  return answer.data.orderNumber
}

const read = async (orderNumber: string, as = member) =>
  (await shop.call(readOrder, { as, params: { orderNumber } })).data

const { name, phone, zipcode, address, addressEtc, request } = RECIPIENT
const recipient = { name, phone, zipcode, address, addressEtc, request }

describe('an order sheet with the payment on it', () => {
  test.each(DELIVERY_METHODS)('is placed by %s at the fee that it showed', async (method) => {
    const item = await addFlyer(shop, member, 20_000)
    const counts = [{ line: 1, copies: 20_000 }]
    const fetched = method === 'pickup'
    const deliveries = [{ method, zipcode: fetched ? null : zipcode, counts }]
    const preview = (await shop.call(previewOrder, { as: member, body: { itemIds: [item.id], deliveries } })).data
    expect(preview.parcels[0]?.boxes).toBeGreaterThan(1)
    const to = fetched ? { ...recipient, zipcode: null, address: '', addressEtc: '' } : recipient
    const body = {
      itemIds: [item.id],
      orderer: ORDERER,
      deliveries: [{ method, recipient: to, counts }],
      consents: CONSENTS.filter(({ kind }) => !fetched || kind !== 'third-party'),
      memo: '',
      shownTotal: preview.amounts.total,
    }
    const { orderNumber } = (await shop.call(placeOrder, { as: member, body })).data
    const order = await read(orderNumber)
    expect(order.deliveries[0]).toMatchObject({ method, fee: preview.deliveryFees[0] })
    // Carriers that ask on arrival are not in the sum.
    if (method !== 'courier') expect(order.amounts.deliveryTotal).toBe(0)
  })

  test('keeps what was asked as evidence, digits only, and whose name the boxes bear', async () => {
    const sender = { name: '달빛 책방', phone: '02-777-1234' }
    const invoice = { kind: 'tax-invoice', businessNumber: '120-81-47521', company: '한울출판' } as const
    const evidence = { ...invoice, ceo: '김한울', manager: '이담당', email: 'tax@example.com' }
    const orderNumber = await place({ sender, evidence })
    expect(await read(orderNumber)).toMatchObject({ sender, evidence: { ...evidence, businessNumber: '1208147521' } })
    const staff = await shop.staff('service')
    const label = (await shop.call(revealPersonalData, { as: staff, params: { orderNumber } })).data
    expect(label).toMatchObject({ sender: '달빛 책방 02-777-1234', evidence: '세금계산서, 한울출판' })
  })

  test('evidence can be asked for while the order waits for its payment, by its owner alone', async () => {
    const orderNumber = await place()
    const params = { orderNumber }
    const body = { evidence: { kind: 'income-receipt' as const, phone: '010-1234-5678' } }
    const other = await shop.member()
    expect((await shop.call(askEvidence, { as: other, params, body })).status).toBe(404)
    const kept = { kind: 'income-receipt', phone: '01012345678' }
    expect((await shop.call(askEvidence, { as: member, params, body })).data).toEqual({ evidence: kept })
    expect((await read(orderNumber)).evidence).toEqual(kept)
    await shop.call(cancelOrder, { as: member, params, body: { reason: '사양을 바꿉니다' } })
    expect((await shop.call(askEvidence, { as: member, params, body })).failure?.code).toBe('CONFLICT')
  })

  test('an order that asked for nothing says so', async () => {
    expect(await read(await place())).toMatchObject({ sender: null, evidence: null })
  })

  test.each([
    ['a business number that is none', { kind: 'expense-receipt', businessNumber: '123-45-67890' }, 'businessNumber'],
    ['a receipt to no mobile phone', { kind: 'income-receipt', phone: '02-123-4567' }, 'phone'],
  ] as const)('%s orders nothing and names the field', async (_, evidence, field) => {
    const item = await addFlyer(shop, member)
    const body = { ...(await sheetFor(shop, member, [item])), evidence }
    const answer = await shop.call(placeOrder, { as: member, body })
    expect(answer.failure?.code).toBe('INVALID_INPUT')
    expect(Object.keys(answer.failure?.fields ?? {})).toEqual([`evidence.${field}`])
    const cart = (await shop.call(listCart, { as: member })).data.items
    expect(cart.map(({ id }) => id)).toContain(item.id)
  })

  test('two tabs that send the same items make one order; the other is told that they are gone', async () => {
    const buyer = await shop.member()
    const item = await addFlyer(shop, buyer)
    const body = await sheetFor(shop, buyer, [item])
    const answers = await Promise.all([1, 2].map(() => shop.call(placeOrder, { as: buyer, body })))
    expect(answers.filter(({ failure }) => !failure)).toHaveLength(1)
    expect(answers.find(({ failure }) => failure)?.failure?.code).toBe('NOT_FOUND')
  })
})

describe('the next order sheet', () => {
  test('begins with nothing at the first order, and never with another member’s', async () => {
    await place()
    const other = await shop.member()
    expect((await shop.call(readSheetStart, { as: other })).data).toEqual({ last: null })
    expect((await shop.call(readSheetStart, {})).status).toBe(401)
  })

  test('begins where the last order went and as it was proved', async () => {
    const buyer = await shop.member()
    await place({}, buyer)
    const evidence = { kind: 'income-receipt', phone: '01012345678' } as const
    const counts = [{ line: 1, copies: 1000 }]
    const to = { ...recipient, name: '새 가게', request: '문 앞에 놓아 주세요' }
    await place({ deliveries: [{ method: 'courier', recipient: to, counts }], evidence }, buyer)
    const { last } = (await shop.call(readSheetStart, { as: buyer })).data
    expect(last).toEqual({ method: 'courier', recipient: to, sender: null, evidence, means: null })
  })
})

describe('an item that was deleted', () => {
  test('is out of the cart and of every order, and comes back as it was', async () => {
    const buyer = await shop.member()
    const item = await addFlyer(shop, buyer)
    const params = { id: item.id }
    const body = await sheetFor(shop, buyer, [item])
    await shop.call(removeCartItem, { as: buyer, params })
    expect((await shop.call(listCart, { as: buyer })).data).toEqual({
      items: [],
      removed: [{ id: item.id, title: item.title }],
    })
    expect((await shop.call(placeOrder, { as: buyer, body })).failure?.code).toBe('NOT_FOUND')
    for (const _twice of [1, 2])
      expect((await shop.call(restoreCartItem, { as: buyer, params })).data).toMatchObject({ id: item.id })
    expect((await shop.call(listCart, { as: buyer })).data.removed).toEqual([])
    expect((await shop.call(placeOrder, { as: buyer, body })).failure).toBeNull()
    expect((await shop.call(restoreCartItem, { as: buyer, params })).status).toBe(404)
  })

  test('of another member answers like one that does not exist', async () => {
    const item = await addFlyer(shop, member)
    await shop.call(removeCartItem, { as: member, params: { id: item.id } })
    const other = await shop.member()
    for (const id of [item.id, '00000000-0000-4000-8000-000000000000'])
      expect((await shop.call(restoreCartItem, { as: other, params: { id } })).status).toBe(404)
  })

  test('the next larger usual run that costs less a copy stands beside the item', async () => {
    const item = await addFlyer(shop, member, 1000)
    expect(item.priceBreak?.copies).toBeGreaterThan(1000)
    if (item.price.state === 'priced') expect(item.priceBreak?.unit).toBeLessThan(item.price.quote.unit)
  })
})
