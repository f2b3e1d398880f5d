import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { readQueue } from '#/contract/production/queue.contract.ts'
import * as cases from '#/contract/support/cases.contract.ts'
import * as inquiries from '#/contract/support/inquiries.contract.ts'
import * as desk from '#/contract/support/staff-inquiries.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { arrivedOrder } from '#tests/support/orders/arrived-order.ts'
import { payFor, placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway, type PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let shop: TestShop
let member: MemberCaller
let service: StaffCaller
let press: StaffCaller

beforeAll(async () => {
  gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  member = await shop.member()
  service = await shop.staff('service')
  press = await shop.staff('production')
})

interface Arrived {
  readonly orderNumber: string
  readonly lineId: string
}

const order = async (orderNumber: string) => (await shop.call(readOrder, { as: member, params: { orderNumber } })).data

/** A flyer that was paid by card and has arrived, so that its money can go back. */
async function flyer(): Promise<Arrived> {
  const { orderNumber } = await placeFlyer(shop, member)
  await payFor(shop, gateway, member, [orderNumber], {})
  await shop.container.database.db.execute(sql`
    update order_deliveries set state = 'delivered' where order_id = (select id from orders where number = ${orderNumber})`)
  return { orderNumber, lineId: (await order(orderNumber)).lines[0]?.id ?? '' }
}

/** A book, so that it can be made again. */
const book = () => arrivedOrder(shop, member.memberId)

const REFUND = { kind: 'return', after: 'refund', way: 'pickup', copies: 3, amount: 7_000 } as const
const REMAKE = { kind: 'return', after: 'remake', way: 'send', copies: 3, amount: 9 } as const

async function offered({ orderNumber, lineId }: Arrived, offer: object) {
  const fault = { lineId, fault: 'print', copies: 3, wish: 'return', text: '돌려보내고 싶어요.' } as const
  const body = { ...fault, fileIds: [] as string[] }
  const { inquiryId } = (await shop.call(inquiries.reportFault, { as: member, params: { orderNumber }, body })).data
  const made = await offerOn(inquiryId, 0, offer)
  return { inquiryId, made }
}
const offerOn = (inquiryId: string, seen: number, offer: object) =>
  shop.call(desk.offerOnCase, {
    as: service,
    params: { inquiryId },
    body: { kind: 'return', seen, text: '돌려받겠습니다.', ...offer },
  })
const say = (inquiryId: string, number = 1) =>
  shop.call(inquiries.answerOffer, { as: member, params: { inquiryId }, body: { offer: number, agreed: true } })
const thread = async (inquiryId: string) =>
  (await shop.call(inquiries.readInquiry, { as: member, params: { inquiryId } })).data
const caseOf = async (inquiryId: string) => {
  const { items } = (await shop.call(cases.listCases, { as: press, query: { view: 'all' } })).data
  return items.find((row) => row.inquiryId === inquiryId)!
}
const arrive = (caseId: string, body: object = { copies: 3 }, as: MemberCaller | StaffCaller = press) =>
  shop.call(cases.recordArrival, { as, params: { caseId }, body: { copies: 3, ...body } })

describe('goods that come back', () => {
  it('are found by their order alone, without counting all cases', async () => {
    const [sold, other] = [await flyer(), await flyer()]
    const { inquiryId } = await offered(sold, REFUND)
    await offered(other, REFUND)
    const of = async (orderNumber: string) =>
      (await shop.call(cases.listCases, { as: press, query: { orderNumber } })).data
    const found = await of(sold.orderNumber)
    expect(found.items.map((row) => row.inquiryId)).toEqual([inquiryId])
    expect([found.causes, found.outcomes]).toEqual([[], []])
    expect((await of('20260101-NOBODY')).items).toEqual([])
  })

  it('are expected once the customer agrees, and bring the money back when they are there, once', async () => {
    const sold = await flyer()
    const { inquiryId } = await offered(sold, REFUND)
    const shown = (await thread(inquiryId)).messages.at(-1)?.card
    expect(shown).toMatchObject({ offerKind: 'return', after: 'refund', way: 'pickup', copies: 3, amount: 7_000 })
    const said = await Promise.all([1, 2, 3].map(() => say(inquiryId)))
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await thread(inquiryId)).fault).toMatchObject({ state: 'returning', repayment: null })
    await shop.runJobs()
    expect((await order(sold.orderNumber)).refundedTotal).toBe(0)
    const { id } = await caseOf(inquiryId)
    const pressed = await Promise.all([arrive(id), arrive(id, {}, service)])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await thread(inquiryId)).messages.at(-1)?.text).toMatch(/3장이 도착했습니다\. 환불을 시작합니다/u)
    await shop.runJobs()
    expect((await order(sold.orderNumber)).refundedTotal).toBe(7_000)
    expect(await caseOf(inquiryId)).toMatchObject({ state: 'settled', returnedCopies: 3 })
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('are made again when they are there, and not before; the telephone does for that', async () => {
    const { inquiryId } = await offered(await book(), REMAKE)
    const agreed = await shop.call(desk.agreeByPhone, {
      as: service,
      params: { inquiryId },
      body: { offer: 1, text: '네, 보낼게요.' },
    })
    expect(agreed.status).toBe(200)
    const { id, offerAmount } = await caseOf(inquiryId)
    // What a form still held of another kind of offer is none of this one.
    expect(offerAmount).toBeNull()
    const start = () => shop.call(cases.startRemake, { as: press, params: { caseId: id }, body: {} })
    expect((await start()).status).toBe(409)
    expect((await arrive(id)).status).toBe(200)
    expect(await caseOf(inquiryId)).toMatchObject({ state: 'agreed', returnedCopies: 3 })
    expect((await start()).status).toBe(200)
    expect(await caseOf(inquiryId)).toMatchObject({ state: 'remaking', remake: { production: 'remake' } })
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('pay nothing back on the word of the desk alone', async () => {
    const { inquiryId } = await offered(await flyer(), REFUND)
    const body = { offer: 1, text: '네, 보낼게요.' }
    expect((await shop.call(desk.agreeByPhone, { as: service, params: { inquiryId }, body })).status).toBe(409)
    expect((await arrive((await caseOf(inquiryId)).id)).status).toBe(409)
  })

  it('come fewer only with a reason, and never more than were agreed on', async () => {
    const { inquiryId } = await offered(await flyer(), REFUND)
    await say(inquiryId)
    const { id } = await caseOf(inquiryId)
    const few = await arrive(id, { copies: 2 })
    expect([few.status, few.failure?.fields?.['note']]).toEqual([400, expect.stringContaining('까닭')])
    expect((await arrive(id, { copies: 4 })).failure?.fields?.['copies']).toContain('3장보다')
    expect((await arrive(id, { copies: 2, note: '한 장은 버리셨습니다.' })).status).toBe(200)
    expect((await thread(inquiryId)).messages.at(-1)?.text).toContain('한 장은 버리셨습니다.')
  })

  it('are asked about after a week, and may be given up or offered for anew', async () => {
    const sold = await flyer()
    const { inquiryId } = await offered(sold, REFUND)
    await say(inquiryId)
    const waiting = async () =>
      (await shop.call(readQueue, { as: service })).data.rows
        .find(({ kind }) => kind === 'agreed-case')
        ?.items.some(({ orderNumber }) => orderNumber === sold.orderNumber)
    expect(await waiting()).toBe(false)
    const { id } = await caseOf(inquiryId)
    await shop.container.database.db.execute(
      sql`update cases set decided_at = decided_at - interval '8 days' where id = ${id}::uuid`,
    )
    expect(await waiting()).toBe(true)
    expect((await offerOn(inquiryId, 1, { kind: 'refund', amount: 1_000 })).status).toBe(200)
    expect(await waiting()).toBe(false)
    const other = await offered(await flyer(), REFUND)
    await say(other.inquiryId)
    const end = { event: 'decline', text: '상품이 오지 않아 끝냅니다.' } as const
    expect(
      (await shop.call(desk.moveCase, { as: service, params: { inquiryId: other.inquiryId }, body: end })).status,
    ).toBe(200)
    expect((await arrive((await caseOf(other.inquiryId)).id)).status).toBe(409)
    // It was agreed to: that the shop ends it is no refusal of the customer, nor of what was reported.
    const { messages } = await thread(other.inquiryId)
    expect(messages.find(({ card }) => card)?.card).toMatchObject({ kind: 'offer', state: 'ended' })
    expect(messages.at(-1)?.text).toMatch(/^합의한 반품을 끝냈습니다\./u)
  })

  it('are not called settled by hand while their money is under way', async () => {
    const { inquiryId } = await offered(await flyer(), REFUND)
    await say(inquiryId)
    expect((await arrive((await caseOf(inquiryId)).id)).status).toBe(200)
    const settle = { event: 'settle', text: '돌려드렸습니다.' } as const
    const early = await shop.call(desk.moveCase, { as: service, params: { inquiryId }, body: settle })
    expect([early.status, early.failure?.message]).toEqual([409, expect.stringContaining('환불')])
    await shop.runJobs()
    expect((await thread(inquiryId)).fault?.state).toBe('settled')
  })

  it('may not be offered without how, what then and how many, nor written down by others', async () => {
    const sold = await flyer()
    for (const [field, offer] of [
      ['after', { ...REFUND, after: null }],
      ['way', { ...REFUND, way: null }],
      ['copies', { ...REFUND, copies: 100_000 }],
      ['amount', { ...REFUND, amount: 90_000_000 }],
    ] as const) {
      const { made } = await offered(sold, offer)
      expect([made.status, Object.keys(made.failure?.fields ?? {})]).toEqual([400, [field]])
    }
    const { inquiryId } = await offered(sold, REFUND)
    await say(inquiryId)
    const { id } = await caseOf(inquiryId)
    for (const as of [member, await shop.staff('finance'), await shop.staff('proof')])
      expect((await arrive(id, {}, as)).status).toBe(403)
    expect((await arrive(crypto.randomUUID())).status).toBe(404)
  })

  it('count as money of the line that is promised already', async () => {
    const sold = await flyer()
    const most = Math.floor(((await order(sold.orderNumber)).lines[0]?.total ?? 0) * 0.7)
    const first = await offered(sold, { ...REFUND, amount: most })
    expect((await say(first.inquiryId)).status).toBe(200)
    const second = await offered(sold, { kind: 'refund', amount: most })
    expect(second.made.status).toBe(400)
    expect(second.made.failure?.message).toContain('돌려드릴 수')
  })
})
