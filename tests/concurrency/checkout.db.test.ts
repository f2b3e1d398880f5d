import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { addCartItem, listCart } from '#/contract/ordering/cart.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { confirmPayment, gatewayNotice, startPayment } from '#/contract/money/payments.contract.ts'
import { brokenMoneyPromises } from '#/server/features/money/payments/payments.invariants.ts'
import type { MemberCaller } from '../support/callers.ts'
import { addFlyer, flyer, openWindow, placeFlyer, sheetFor } from '../support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '../support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '../support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
})

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

const received = async (orderNumber: string) => {
  const { rows } = await shop.container.database.db.execute<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as sum from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
    where t.memo = ${orderNumber} and account = 'gateway-receivable'`)
  return rows[0]?.sum
}

describe('what ten hands do at once', () => {
  test('ten parallel adds to a cart with one item leave eleven, and none fails', async () => {
    await addFlyer(shop, member)
    const answers = await times(10, (index) =>
      shop.call(addCartItem, { as: member, body: { spec: flyer(1000 + index * 100), files: [] } }),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200))
    const cart = (await shop.call(listCart, { as: member })).data.items
    expect(cart).toHaveLength(11)
    expect(new Set(cart.map((item) => item.spec.copies)).size).toBe(10)
  })

  test('an order sheet sent twice at once orders once', async () => {
    const buyer = await shop.member()
    const item = await addFlyer(shop, buyer)
    const body = await sheetFor(shop, buyer, [item])
    const answers = await times(5, () => shop.call(placeOrder, { as: buyer, body, key: 'one-press-of-the-button' }))
    expect(new Set(answers.map((answer) => answer.data.orderNumber)).size).toBe(1)
    const twice = await times(3, () => shop.call(placeOrder, { as: buyer, body }))
    expect(twice.every((answer) => answer.failure?.code === 'NOT_FOUND')).toBe(true)
  })

  test('two tabs that order the same cart item make one order', async () => {
    const buyer = await shop.member()
    const item = await addFlyer(shop, buyer)
    const body = await sheetFor(shop, buyer, [item])
    const answers = await times(2, () => shop.call(placeOrder, { as: buyer, body }))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  test('pressing pay twice opens one attempt', async () => {
    const { orderNumber } = await placeFlyer(shop, member)
    const body = { orderNumbers: [orderNumber], method: 'card' as const }
    const answers = await times(4, () => shop.call(startPayment, { as: member, body, key: 'one-press-of-pay' }))
    expect(new Set(answers.map((answer) => answer.data.gatewayOrderId)).size).toBe(1)
  })
})

describe('the money comes once', () => {
  test('eight success pages of one payment at once make one payment', async () => {
    const { orderNumber, total } = await placeFlyer(shop, member)
    const body = await openWindow(shop, gateway, member, [orderNumber])
    const answers = await times(8, () => shop.call(confirmPayment, { as: member, body }))
    expect(answers.every((answer) => ['paid', 'confirming'].includes(answer.data.state))).toBe(true)
    expect((await shop.call(confirmPayment, { as: member, body })).data.state).toBe('paid')
    expect(await received(orderNumber)).toBe(total)
  })

  test('two tabs with two windows of one order: one is paid, of the other nothing is taken', async () => {
    const { orderNumber, total } = await placeFlyer(shop, member)
    const windows = [
      await openWindow(shop, gateway, member, [orderNumber]),
      await openWindow(shop, gateway, member, [orderNumber]),
    ]
    const answers = await Promise.all(windows.map((body) => shop.call(confirmPayment, { as: member, body })))
    expect(answers.map((answer) => answer.data.state).toSorted()).toEqual(['paid', 'refused'])
    const statuses = await Promise.all(
      windows.map(async (body) => (await gateway.payment(body.gatewayOrderId))['status']),
    )
    expect(statuses.toSorted()).toEqual(['DONE', 'IN_PROGRESS'])
    expect(await received(orderNumber)).toBe(total)
  })

  test('the notice before the redirect, without it, and together with it are one payment', async () => {
    for (const order of ['before', 'without', 'together'] as const) {
      const { orderNumber, total } = await placeFlyer(shop, member)
      const body = await openWindow(
        shop,
        gateway,
        member,
        [orderNumber],
        order === 'without' ? { outcome: 'lost-answer' } : {},
      )
      const data = {
        paymentKey: body.paymentKey,
        orderId: body.gatewayOrderId,
        status: 'DONE',
        lastTransactionKey: 'x',
      }
      const notice = () => shop.call(gatewayNotice, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
      if (order === 'before') await notice()
      if (order === 'together') await Promise.all([notice(), shop.call(confirmPayment, { as: member, body }), notice()])
      else await shop.call(confirmPayment, { as: member, body })
      if (order === 'without') await notice()
      expect((await shop.call(readOrder, { as: member, params: { orderNumber } })).data.payment).toBe('paid')
      expect(await received(orderNumber)).toBe(total)
    }
  })

  test('cancelling while the payment is confirmed never loses the money', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { orderNumber } = await placeFlyer(shop, member)
      const body = await openWindow(shop, gateway, member, [orderNumber])
      await Promise.all([
        shop.call(confirmPayment, { as: member, body }),
        shop.call(cancelOrder, { as: member, params: { orderNumber }, body: { reason: '마음이 바뀌었어요' } }),
      ])
      await shop.runJobs()
      const { payment } = (await shop.call(readOrder, { as: member, params: { orderNumber } })).data
      const { status, balanceAmount } = await gateway.payment(body.gatewayOrderId)
      const kept = status === 'DONE' || status === 'PARTIAL_CANCELED' ? Number(balanceAmount) : 0
      expect(await received(orderNumber)).toBe(kept)
      expect(['paid', 'refunded', 'cancelled']).toContain(payment)
      expect(payment === 'paid').toBe(kept > 0)
    }
  })

  test('two servers on one database confirm one payment once', async () => {
    const other = await shop.another()
    const { orderNumber, total } = await placeFlyer(shop, member)
    const body = await openWindow(shop, gateway, member, [orderNumber])
    await Promise.all([shop, other, shop, other].map((server) => server.call(confirmPayment, { as: member, body })))
    expect(await received(orderNumber)).toBe(total)
  })

  test('after all of it the books keep their promises', async () => {
    expect(await brokenMoneyPromises(shop.container.database.db, shop.clock.now())).toEqual([])
  })
})
