import { beforeAll, describe, expect, test } from 'vitest'
import { addCartItem } from '#/contract/ordering/cart.contract.ts'
import { attachLineFiles, cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { startPayment } from '#/contract/money/payments.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { mayTell, UNPAID_A_DAY } from '#/server/features/people/messages/unpaid-limit.ts'
import { orderPaid, orderPlaced } from '#/server/features/ordering/orders/orders.public.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { giveEmoney } from '#tests/support/ledger/give-value.ts'
import { addFlyer, flyer, ORDERER, payFor, placeFlyer, sheetFor } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { bank, notify } from '#tests/support/orders/taken-back.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { templatesOf, toldOf } from '#tests/support/told.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
})

const cancel = (orderNumber: string) =>
  shop.call(cancelOrder, { as: member, params: { orderNumber }, body: { reason: '전시가 미뤄졌어요' } })
const mailsOf = async (number: string) => (await sentTo(shop, ORDERER.email)).filter((mail) => mail.includes(number))
const textsOf = async (number: string) => (await sentTo(shop, ORDERER.phone)).filter((text) => text.includes(number))

/** An order with an account to pay into. */
async function waiting() {
  const { orderNumber } = await placeFlyer(shop, member)
  const payment = await payFor(shop, gateway, member, [orderNumber], { method: '가상계좌' })
  await shop.runJobs()
  const dueAt = new Date(payment.answer.data.account?.dueAt ?? '')
  return { orderNumber, payment, dueAt }
}

describe('an order tells its customer', () => {
  test('that nothing is left to pay, where e-money paid for all of it, and asks for no money', async () => {
    const sheet = await sheetFor(shop, member, [await addFlyer(shop, member)])
    await giveEmoney(shop, member, sheet.shownTotal)
    const benefits = { couponIds: [], points: 0, emoney: sheet.shownTotal }
    const { orderNumber } = (await shop.call(placeOrder, { as: member, body: { ...sheet, benefits, shownTotal: 0 } }))
      .data
    await shop.call(startPayment, { as: member, body: { orderNumbers: [orderNumber], method: 'card' } })
    expect(await templatesOf(shop, orderNumber)).toEqual(['order-received-paid'])
    const [mail = ''] = await mailsOf(orderNumber)
    expect(mail).toContain('더 내실 금액이 없습니다')
    expect(mail).not.toContain('결제를 마치시면')
  })

  test('no more often than its limit at an address that nobody proved, where e-money paid that comes back with a cancellation', async () => {
    const sheet = await sheetFor(shop, member, [await addFlyer(shop, member)])
    await giveEmoney(shop, member, sheet.shownTotal)
    const orderer = { ...ORDERER, phone: '01055556666', email: 'stranger@example.com' }
    const { db } = shop.container.database
    for (const [channel, to] of [['sms', orderer.phone] as const, ['email', orderer.email] as const])
      for (let told = 0; told < UNPAID_A_DAY[channel]; told += 1) await mayTell(db, { channel, to }, null)
    const benefits = { couponIds: [], points: 0, emoney: sheet.shownTotal }
    const placed = await shop.call(placeOrder, { as: member, body: { ...sheet, orderer, benefits, shownTotal: 0 } })
    const { orderNumber } = placed.data
    await shop.call(startPayment, { as: member, body: { orderNumbers: [orderNumber], method: 'card' } })
    expect(await templatesOf(shop, orderNumber)).toEqual(['order-received-paid'])
    expect([await sentTo(shop, orderer.phone), await sentTo(shop, orderer.email)]).toEqual([[], []])
    expect((await cancel(orderNumber)).status).toBe(200)
  })

  test('by card: received and paid, and with the cancellation what becomes of the money, and when it is back', async () => {
    const { orderNumber, total } = await placeFlyer(shop, member)
    await payFor(shop, gateway, member, [orderNumber])
    expect(await templatesOf(shop, orderNumber)).toEqual(['order-received', 'paid-now'])
    expect((await cancel(orderNumber)).status).toBe(200)
    expect(await templatesOf(shop, orderNumber)).toEqual([
      'order-received',
      'paid-now',
      'cancelled-paid',
      'refunded-gateway',
    ])
    const [refunded, cancelled] = await mailsOf(orderNumber)
    expect(cancelled).toContain('결제하신 금액은 결제수단에 따라 돌려 드립니다')
    expect(refunded).toContain(`${total.toLocaleString('ko-KR')}원을 돌려 드렸습니다`)
    expect(refunded).toContain(`/mypage/order/${orderNumber}`)
  })

  test('with material: that it came and what happens next, once, and again only of other files', async () => {
    const document = (last: number) =>
      uploadPdf(
        shop,
        member,
        new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600), last]),
        'material',
      )
    const material = async (last: number) => [{ fileId: await document(last), part: 'material' as const }]
    const item = (await shop.call(addCartItem, { as: member, body: { spec: flyer(), files: await material(1) } })).data
    const { orderNumber } = (await shop.call(placeOrder, { as: member, body: await sheetFor(shop, member, [item]) }))
      .data
    await payFor(shop, gateway, member, [orderNumber])
    expect(await templatesOf(shop, orderNumber)).toEqual(['order-received', 'paid-now', 'material-received'])
    expect((await mailsOf(orderNumber))[0]).toContain('인쇄할 수 있는 파일로 준비하고')
    const [line] = (await shop.call(readOrder, { as: member, params: { orderNumber } })).data.lines
    const send = async (last: number) =>
      shop.call(attachLineFiles, {
        as: member,
        params: { orderNumber, lineId: line?.id ?? '' },
        body: { files: await material(last) },
      })
    expect((await send(2)).status).toBe(200)
    const told = await templatesOf(shop, orderNumber)
    expect(told.filter((template) => template === 'material-received')).toHaveLength(2)
  })

  test('never paid: nobody is told of money that comes back', async () => {
    const { orderNumber } = await placeFlyer(shop, member)
    expect((await cancel(orderNumber)).status).toBe(200)
    const told = await toldOf(shop, orderNumber)
    expect(told.map(({ template }) => template)).toEqual(['order-received', 'cancelled-unpaid'])
    for (const mail of await mailsOf(orderNumber)) expect(mail).not.toMatch(/돌려 드립니다|환불/)
  })

  test('by account: issued, reminded of once before its term, and the deposit that came', async () => {
    const { orderNumber, payment, dueAt } = await waiting()
    expect(await templatesOf(shop, orderNumber)).toEqual(['order-received', 'account-issued'])
    shop.clock.set(new Date(dueAt.getTime() - 12 * 3_600_000))
    expect(await templatesOf(shop, orderNumber)).toEqual(['order-received', 'account-issued', 'account-reminder'])
    await bank(shop, gateway, payment, 'in')
    await notify(shop, payment, 'DONE')
    expect(await templatesOf(shop, orderNumber)).toEqual([
      'order-received',
      'account-issued',
      'account-reminder',
      'deposit-arrived',
    ])
    expect((await textsOf(orderNumber))[0]).toContain('입금을 확인했습니다')
    shop.clock.set(new Date(Date.now()))
  })

  test('is reminded of no account that was paid into, or whose order was cancelled', async () => {
    const [paid, cancelled] = [await waiting(), await waiting()]
    await bank(shop, gateway, paid.payment, 'in')
    await cancel(cancelled.orderNumber)
    await shop.runJobs()
    shop.clock.set(new Date(paid.dueAt.getTime() - 12 * 3_600_000))
    for (const { orderNumber } of [paid, cancelled])
      expect(await templatesOf(shop, orderNumber)).not.toContain('account-reminder')
    shop.clock.set(new Date(Date.now()))
  })
})

describe('each thing is told once', () => {
  test('however often its event comes', async () => {
    const { orderNumber } = await placeFlyer(shop, member)
    await payFor(shop, gateway, member, [orderNumber])
    await shop.runJobs()
    const { database, jobs } = shop.container
    const { rows } = await database.pool.query<{ id: string; paid_at: Date }>(
      'select id, paid_at from orders where number = $1',
      [orderNumber],
    )
    const { id: orderId = '', paid_at: paidAt = new Date(0) } = rows[0] ?? {}
    for (let times = 0; times < 3; times += 1)
      await database.transaction(async (tx) => {
        await jobs.emit(tx, orderPlaced, { orderId })
        await jobs.emit(tx, orderPaid, { orderId, paidAt: paidAt.toISOString() })
      })
    expect(await templatesOf(shop, orderNumber)).toEqual(['order-received', 'paid-now'])
    expect(await mailsOf(orderNumber)).toHaveLength(2)
  })

  test('though the server dies when the vendor has taken the message', async () => {
    const asked: { readonly id: string; readonly again: boolean }[] = []
    shop.outbox.answer = ({ channel }, sending) => {
      if (channel === 'sms') return { kind: 'accepted', reference: 'M2' }
      asked.push(sending)
      if (asked.length === 1) throw new Error('the server was killed')
      return { kind: 'accepted', reference: 'M1' }
    }
    const { orderNumber } = await placeFlyer(shop, member)
    await shop.runJobs()
    shop.clock.forward({ minutes: 5 })
    expect(await templatesOf(shop, orderNumber)).toEqual(['order-received'])
    expect(asked.map(({ again }) => again)).toEqual([false, true])
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
  })
})
