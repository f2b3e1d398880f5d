import { beforeAll, expect, test } from 'vitest'
import { startPayment } from '#/contract/money/payments.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { UNPAID_DAYS } from '#/domain/orders/lapse.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { ORDERER, payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { lapseUnpaid } from './lapse-unpaid.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
})

const place = async () => (await placeFlyer(shop, member)).orderNumber
const read = async (orderNumber: string) => (await shop.call(readOrder, { as: member, params: { orderNumber } })).data

test('an order that nobody pays is cancelled after its term, once, and its customer is told why', async () => {
  const left = await place()
  const paid = await place()
  const account = await place()
  await payFor(shop, gateway, member, [paid])
  await payFor(shop, gateway, member, [account], { method: '가상계좌' })
  const { lapsesAt } = await read(left)
  expect(new Date(lapsesAt ?? 0).getTime() - new Date((await read(left)).placedAt).getTime()).toBe(
    UNPAID_DAYS * 86_400_000,
  )
  expect((await read(paid)).lapsesAt).toBeNull()
  shop.clock.forward({ hours: UNPAID_DAYS * 24 - 1 })
  await lapseUnpaid(shop.container)
  expect((await read(left)).payment).toBe('unpaid')
  shop.clock.forward({ hours: 2 })
  const tried = await place()
  await lapseUnpaid(shop.container)
  await lapseUnpaid(shop.container)
  const lapsed = await read(left)
  expect(lapsed.payment).toBe('cancelled')
  expect(lapsed.timeline.map(({ text }) => text)).toContain(`${UNPAID_DAYS}일 동안 결제하지 않아 취소했습니다.`)
  expect((await read(paid)).payment).toBe('paid')
  expect((await read(account)).payment).toBe('waiting-deposit')
  expect((await read(tried)).payment).toBe('unpaid')
  await shop.runJobs()
  const mails = (await sentTo(shop, ORDERER.email)).filter((mail) => mail.includes(left) && mail.includes('취소'))
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(`${UNPAID_DAYS}일 동안 결제하지 않으셔서`)
  expect(await shop.brokenInvariants()).toEqual([])
})

test('whoever has just opened the payment window is still at it', async () => {
  const orderNumber = await place()
  shop.clock.forward({ hours: UNPAID_DAYS * 24 + 1 })
  await shop.call(startPayment, { as: member, body: { orderNumbers: [orderNumber], method: 'card' } })
  await lapseUnpaid(shop.container)
  expect((await read(orderNumber)).payment).toBe('unpaid')
  shop.clock.forward({ hours: 25 })
  await lapseUnpaid(shop.container)
  expect((await read(orderNumber)).payment).toBe('cancelled')
})
