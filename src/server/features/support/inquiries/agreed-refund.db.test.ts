import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { gatewayNotice } from '#/contract/money/payments.contract.ts'
import { listOwnRepayments, nameOwnAccount } from '#/contract/money/repayments.contract.ts'
import { listRepayments } from '#/contract/money/staff-repayments.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { readQueue } from '#/contract/production/queue.contract.ts'
import * as inquiries from '#/contract/support/inquiries.contract.ts'
import * as desk from '#/contract/support/staff-inquiries.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let service: StaffCaller
let finance: StaffCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
  service = await shop.staff('service')
  finance = await shop.staff('finance')
})

const order = async (orderNumber: string) => (await shop.call(readOrder, { as: member, params: { orderNumber } })).data

/** A flyer that was paid and has arrived. */
async function arrived(method?: '가상계좌') {
  const { orderNumber, total } = await placeFlyer(shop, member)
  const paid = await payFor(shop, gateway, member, [orderNumber], method ? { method } : {})
  if (method) {
    await gateway.deposit(paid.gatewayOrderId)
    const data = { paymentKey: paid.paymentKey, orderId: paid.gatewayOrderId, status: 'DONE', lastTransactionKey: 'd' }
    await shop.call(gatewayNotice, { body: { eventType: 'PAYMENT_STATUS_CHANGED', data } })
  }
  await shop.container.database.db.execute(sql`
    update order_deliveries set state = 'delivered' where order_id = (select id from orders where number = ${orderNumber})`)
  const [line] = (await order(orderNumber)).lines
  return { orderNumber, total, lineId: line?.id ?? '', gatewayOrderId: paid.gatewayOrderId }
}

type Arrived = Awaited<ReturnType<typeof arrived>>

async function offered({ orderNumber, lineId }: Arrived, amount: number) {
  const body = {
    lineId,
    fault: 'print',
    copies: 3,
    wish: 'refund',
    text: '번졌어요.',
    fileIds: [] as string[],
  } as const
  const { inquiryId } = (await shop.call(inquiries.reportFault, { as: member, params: { orderNumber }, body })).data
  const offer = await shop.call(desk.offerOnCase, {
    as: service,
    params: { inquiryId },
    body: { kind: 'refund', copies: null, amount, seen: 0, text: '돌려드리겠습니다.' },
  })
  return { inquiryId, offer }
}
const accept = (inquiryId: string) =>
  shop.call(inquiries.answerOffer, { as: member, params: { inquiryId }, body: { offer: 1, agreed: true } })
const caseOf = async (inquiryId: string) =>
  (await shop.call(inquiries.readInquiry, { as: member, params: { inquiryId } })).data.fault
const repaymentsOf = async (orderNumber: string) =>
  (await shop.call(listRepayments, { as: finance, query: { show: 'all' } })).data.repayments.filter((row) =>
    row.orderNumbers.includes(orderNumber),
  )

describe('a refund that a customer agrees to', () => {
  it('goes back the way it came, once, and ends its case', async () => {
    const flyer = await arrived()
    const { inquiryId } = await offered(flyer, 7_000)
    const answers = await Promise.all([1, 2, 3].map(() => accept(inquiryId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const [begun, ...more] = await repaymentsOf(flyer.orderNumber)
    expect(more).toEqual([])
    expect(begun).toMatchObject({ state: 'returning', cause: 'agreed-refund', amount: 7_000 })
    expect(await caseOf(inquiryId)).toMatchObject({ state: 'agreed', repayment: 'returning' })
    await shop.runJobs()
    expect(await order(flyer.orderNumber)).toMatchObject({ payment: 'partly-refunded', refundedTotal: 7_000 })
    expect(await gateway.payment(flyer.gatewayOrderId)).toMatchObject({ balanceAmount: flyer.total - 7_000 })
    expect(await caseOf(inquiryId)).toMatchObject({ state: 'settled', repayment: 'returned' })
    const { messages } = (await shop.call(inquiries.readInquiry, { as: member, params: { inquiryId } })).data
    expect(messages.at(-1)?.text).toBe('7,000원을 돌려드렸습니다.')
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('of a deposit waits for an account, as work of finance and not of the service', async () => {
    const flyer = await arrived('가상계좌')
    const { inquiryId } = await offered(flyer, 5_000)
    expect((await accept(inquiryId)).status).toBe(200)
    const { rows } = (await shop.call(readQueue, { as: finance })).data
    const waiting = rows.find(({ kind }) => kind === 'repay')
    expect(waiting?.items.map((item) => item.orderNumber)).toContain(flyer.orderNumber)
    const served = (await shop.call(readQueue, { as: service })).data.rows.find(({ kind }) => kind === 'agreed-case')
    expect(served?.items.map((item) => item.orderNumber) ?? []).not.toContain(flyer.orderNumber)
    const params = { orderNumber: flyer.orderNumber }
    const [own] = (await shop.call(listOwnRepayments, { as: member, params })).data.repayments
    expect(own).toMatchObject({ needsAccount: true, amount: 5_000 })
    const refundAccount = { bank: '88', accountNumber: '110123456789', holderName: '김직지' } as const
    const named = { as: member, params: { ...params, repaymentId: own?.id ?? '' }, body: { refundAccount } }
    expect((await shop.call(nameOwnAccount, named)).status).toBe(200)
    await shop.runJobs()
    expect(await caseOf(inquiryId)).toMatchObject({ state: 'settled', repayment: 'returned' })
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('never takes more of an order than was paid for it, however many agree at once', async () => {
    const flyer = await arrived()
    const [line] = (await order(flyer.orderNumber)).lines
    const most = Math.floor((line?.total ?? 0) * 0.7)
    const [first, second] = [await offered(flyer, most), await offered(flyer, most)]
    expect([first.offer.status, second.offer.status]).toEqual([200, 200])
    const answers = await Promise.all([first, second].map(({ inquiryId }) => accept(inquiryId)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.failure?.message).toContain('돌려드릴 수')
    const rows = await repaymentsOf(flyer.orderNumber)
    expect(rows.map(({ amount }) => amount)).toEqual([most])
    await shop.runJobs()
    expect((await order(flyer.orderNumber)).refundedTotal).toBe(most)
    const third = await offered(flyer, most)
    expect([third.offer.status, third.offer.failure?.message]).toEqual([400, expect.stringContaining('돌려드릴 수')])
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('may be two at once where both are within the line', async () => {
    const flyer = await arrived()
    const cases = [await offered(flyer, 1_000), await offered(flyer, 1_000)]
    const answers = await Promise.all(cases.map(({ inquiryId }) => accept(inquiryId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await shop.runJobs()
    expect((await order(flyer.orderNumber)).refundedTotal).toBe(2_000)
    expect(await shop.brokenInvariants()).toEqual([])
  })
})
