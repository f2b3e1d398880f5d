import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listOrderNotices, sendNoticeAgain } from '#/contract/ordering/order-notices.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import type { GuestCaller } from '#tests/support/callers.ts'
import { addFlyer, ORDERER, payFor, sheetFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { Outbox } from '#tests/support/outbox.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let guest: GuestCaller
const PHONE = '01077776666'

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  guest = await shop.guest({ phone: PHONE })
})
beforeEach(() => {
  shop.outbox.sent.length = 0
  shop.outbox.answer = new Outbox().answer
})

async function orderWith(email: string): Promise<string> {
  const sheet = await sheetFor(shop, guest, [await addFlyer(shop, guest)])
  const orderer = { ...ORDERER, phone: PHONE, email }
  return (await shop.call(placeOrder, { as: guest, body: { ...sheet, orderer } })).data.orderNumber
}
const notices = async (orderNumber: string) =>
  (await shop.call(listOrderNotices, { as: guest, params: { orderNumber } })).data.notices

describe('what a customer was told of an order', () => {
  test('is shown with the places it went to, which nobody else can read off', async () => {
    const orderNumber = await orderWith('guest@example.com')
    await payFor(shop, gateway, guest, [orderNumber])
    await shop.runJobs()
    const told = await notices(orderNumber)
    expect(told.map(({ title }) => title)).toEqual([`결제 완료 (${orderNumber})`, `주문 접수 (${orderNumber})`])
    for (const { body, messages } of told) {
      expect(body).toContain(orderNumber)
      expect(messages).toMatchObject([
        { channel: 'sms', maskedRecipient: '010-****-6666', state: 'sent', mayAgain: false },
        { channel: 'email', maskedRecipient: 'gu***@example.com', state: 'sent', mayAgain: false },
      ])
    }
  })

  test('reaches the phone of a guest with and without a mailbox', async () => {
    for (const email of ['guest@example.com', '']) {
      const orderNumber = await orderWith(email)
      await payFor(shop, gateway, guest, [orderNumber])
      await shop.runJobs()
      const texts = shop.outbox.sent.filter(({ to, body }) => to === PHONE && body.includes(orderNumber))
      expect(texts.map(({ body }) => /접수|결제하셨/.exec(body)?.[0]).toSorted()).toEqual(['결제하셨', '접수'])
    }
  })

  test('is nothing to a stranger, who gets the answer of an order that is not there', async () => {
    const orderNumber = await orderWith('')
    await shop.runJobs()
    const stranger = await shop.member()
    const [own] = await notices(orderNumber)
    const params = { orderNumber, messageId: own?.messages[0]?.id ?? '' }
    expect((await shop.call(listOrderNotices, { as: stranger, params })).status).toBe(404)
    expect((await shop.call(sendNoticeAgain, { as: stranger, params })).status).toBe(404)
  })

  test('goes out once more where it could not be sent, however often that is pressed', async () => {
    shop.outbox.answer = () => ({ kind: 'refused', code: '3058', reason: '결번입니다.' })
    const orderNumber = await orderWith('')
    await shop.runJobs()
    const [failed] = (await notices(orderNumber)).flatMap(({ messages }) => messages)
    expect(failed).toMatchObject({ state: 'failed', mayAgain: true })
    shop.outbox.answer = new Outbox().answer
    const ask = { as: guest, params: { orderNumber, messageId: failed?.id ?? '' } }
    const answers = await Promise.all([shop.call(sendNoticeAgain, ask), shop.call(sendNoticeAgain, ask)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    shop.outbox.sent.length = 0
    await shop.runJobs()
    expect(shop.outbox.sent).toHaveLength(1)
    expect((await notices(orderNumber))[0]?.messages).toMatchObject([{ state: 'sent', mayAgain: false }])
  })

  test('of another order is not sent again by way of this one', async () => {
    shop.outbox.answer = () => ({ kind: 'refused', code: '3058', reason: '결번입니다.' })
    const [one, other] = [await orderWith(''), await orderWith('')]
    await shop.runJobs()
    const messageId = (await notices(other))[0]?.messages[0]?.id ?? ''
    expect((await shop.call(sendNoticeAgain, { as: guest, params: { orderNumber: one, messageId } })).status).toBe(404)
  })
})
