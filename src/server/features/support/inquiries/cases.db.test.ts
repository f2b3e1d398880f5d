import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { readQueue } from '#/contract/production/queue.contract.ts'
import * as inquiries from '#/contract/support/inquiries.contract.ts'
import * as templates from '#/contract/support/answer-templates.contract.ts'
import * as desk from '#/contract/support/staff-inquiries.contract.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { endQuiet } from './inquiries.jobs.ts'

let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let staff: Awaited<ReturnType<TestShop['staff']>>

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  staff = await shop.staff('service')
})

/** An order whose parcel has arrived. */
async function delivered() {
  const order = await paidOrder(shop, member.memberId)
  await shop.container.database.db.execute(
    sql`update order_deliveries set state = 'delivered' where order_id = ${order.orderId}::uuid`,
  )
  return order
}

const FAULT = { fault: 'print', copies: 3, wish: 'remake', text: '17쪽이 번졌어요.', fileIds: [] as string[] } as const
const report = (order: { orderNumber: string; lineId: string }, more: object = {}, as = member) =>
  shop.call(inquiries.reportFault, {
    as,
    params: { orderNumber: order.orderNumber },
    body: { ...FAULT, fileIds: [], lineId: order.lineId, ...more },
  })
/** By whoever saw the last offer, unless something else is said. */
const offer = async (inquiryId: string, more: object = {}) => {
  const seen = (await caseOf(inquiryId))?.offer ?? 0
  const body = { kind: 'remake', copies: 3, amount: null, seen, text: '다시 만들어 드리겠습니다.', ...more } as const
  return shop.call(desk.offerOnCase, { as: staff, params: { inquiryId }, body })
}
const say = (inquiryId: string, number: number, agreed: boolean, as = member) =>
  shop.call(inquiries.answerOffer, { as, params: { inquiryId }, body: { offer: number, agreed } })
const caseOf = async (inquiryId: string) =>
  (await shop.call(inquiries.readInquiry, { as: member, params: { inquiryId } })).data.fault

describe('something is wrong with an order', () => {
  it('is reported, offered for, agreed to once, seen as work and settled', async () => {
    const { inquiryId } = (await report(await delivered())).data
    expect(await caseOf(inquiryId)).toMatchObject({ state: 'received', copies: 3, wish: 'remake' })
    expect((await offer(inquiryId)).status).toBe(200)
    const answers = await Promise.all([1, 2, 3].map(() => say(inquiryId, 1, true)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { messages } = (await shop.call(inquiries.readInquiry, { as: member, params: { inquiryId } })).data
    expect(messages.filter(({ kind }) => kind === 'event')).toHaveLength(1)
    const work = (await shop.call(readQueue, { as: staff })).data.rows.find(({ kind }) => kind === 'agreed-case')
    expect(work?.count).toBe(1)
    const settle = { event: 'settle', text: '오늘 재제작을 걸었습니다.' } as const
    await shop.call(desk.moveCase, { as: staff, params: { inquiryId }, body: settle })
    expect(await caseOf(inquiryId)).toMatchObject({ state: 'settled' })
    const after = (await shop.call(readQueue, { as: staff })).data.rows.find(({ kind }) => kind === 'agreed-case')
    expect(after?.count).toBe(0)
  })

  it('is found again among the own inquiries by the number of its order', async () => {
    const order = await delivered()
    const { inquiryId } = (await report(order)).data
    await report(await delivered())
    const { items } = (await shop.call(inquiries.listInquiries, { as: member, query: { q: order.orderNumber } })).data
    expect(items.map(({ id, category }) => [id, category])).toEqual([[inquiryId, 'fault']])
  })

  it('says in the list of its customer that an offer waits for a word, until there is one', async () => {
    const order = await delivered()
    const { inquiryId } = (await report(order)).data
    const listed = async () => {
      const { data } = await shop.call(inquiries.listInquiries, { as: member, query: { q: order.orderNumber } })
      return data.items.map(({ offerWaits }) => offerWaits)
    }
    expect(await listed()).toEqual([false])
    await offer(inquiryId)
    expect(await listed()).toEqual([true])
    await say(inquiryId, 1, true)
    expect(await listed()).toEqual([false])
  })

  it('knows which offer was answered', async () => {
    const { inquiryId } = (await report(await delivered())).data
    await offer(inquiryId)
    await offer(inquiryId, { kind: 'refund', copies: null, amount: 10_000 })
    expect((await say(inquiryId, 1, true)).status).toBe(409)
    expect((await say(inquiryId, 2, false)).status).toBe(200)
    expect((await say(inquiryId, 2, true)).status).toBe(409)
    expect(await caseOf(inquiryId)).toMatchObject({ state: 'refused' })
    expect((await offer(inquiryId, { copies: 30 })).status).toBe(200)
  })

  it('is not offered for over the offer of somebody else', async () => {
    const { inquiryId } = (await report(await delivered())).data
    const both = await Promise.all([3, 5].map((copies) => offer(inquiryId, { copies, seen: 0 })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lost = both.find(({ status }) => status === 409)
    expect(lost?.failure?.message).toContain('다른 제안')
    expect(await caseOf(inquiryId)).toMatchObject({ state: 'offered', offer: 1 })
    expect((await offer(inquiryId, { copies: 5, seen: 1 })).status).toBe(200)
    const stale = await say(inquiryId, 1, true)
    expect([stale.status, stale.failure?.message]).toEqual([409, expect.stringContaining('새 제안')])
    expect(await caseOf(inquiryId)).toMatchObject({ state: 'offered', offer: 2 })
  })

  it("may not be reported before it was sent, for more than was ordered, or of another's order", async () => {
    const unsent = await paidOrder(shop, member.memberId)
    expect((await report(unsent)).status).toBe(409)
    const order = await delivered()
    const many = await report(order, { copies: 31 })
    expect([many.status, many.failure?.fields?.['copies']]).toEqual([400, expect.stringContaining('30권')])
    expect((await report(order, {}, await shop.member())).status).toBe(404)
  })

  it('is offered no more than the line was paid, and answered by nobody else', async () => {
    const { inquiryId } = (await report(await delivered())).data
    const dear = await offer(inquiryId, { kind: 'refund', copies: null, amount: 110_001 })
    expect([dear.status, dear.failure?.message]).toEqual([400, expect.stringContaining('110,000원')])
    await offer(inquiryId)
    for (const as of [await shop.member(), staff as unknown as typeof member])
      expect((await say(inquiryId, 1, true, as)).status).toBe(404)
  })
})

describe('the clock of inquiries', () => {
  const ask = async () =>
    (
      await shop.call(inquiries.askInquiry, {
        as: member,
        body: { category: 'file', title: '파일', text: '봐 주세요', context: null, fileIds: [] },
      })
    ).data.inquiryId
  const run = () =>
    shop.container.database.transaction((tx) => shop.container.jobs.add(tx, endQuiet, {})).then(() => shop.runJobs())
  const lists = async () => {
    const of = async (scope: 'open' | 'old') =>
      (await shop.call(inquiries.listInquiries, { as: member, query: { scope } })).data.items.map(({ id }) => id)
    return { open: await of('open'), old: await of('old') }
  }

  it('ends what was answered two weeks ago, not what still waits, and puts it away after two more', async () => {
    const [answered, waiting] = [await ask(), await ask()]
    const body = { text: '네', fileIds: [], seen: 9, card: null }
    await shop.call(desk.answerInquiry, { as: staff, params: { inquiryId: answered }, body })
    shop.clock.forward({ days: 13 })
    await run()
    expect((await shop.call(inquiries.readInquiry, { as: member, params: { inquiryId: answered } })).data.open).toBe(
      true,
    )
    shop.clock.forward({ days: 2 })
    await run()
    const ended = (await shop.call(inquiries.readInquiry, { as: member, params: { inquiryId: answered } })).data
    expect(ended).toMatchObject({ state: 'closed', open: false })
    expect((await lists()).open).toContain(answered)
    shop.clock.forward({ days: 15 })
    await run()
    const after = await lists()
    expect(after.open).toContain(waiting)
    expect([after.open.includes(answered), after.old.includes(answered)]).toEqual([false, true])
  })
})

describe('canned answers', () => {
  it('are kept by the desk alone, with fields that something fills', async () => {
    const params = { templateId: crypto.randomUUID() }
    const save = (body: { title: string; body: string }, as = staff) =>
      shop.call(templates.saveTemplate, { as, params, body: { ...body, seen: {} } })
    const wrong = await save({ title: '인사', body: '{이름}님, {배송일}에 보냅니다.' })
    expect([wrong.status, wrong.failure?.fields?.['body']]).toEqual([400, expect.stringContaining('{배송일}')])
    expect((await save({ title: '인사', body: '{이름}님, 안녕하세요.' })).status).toBe(200)
    const twin = { templateId: crypto.randomUUID() }
    const again = await shop.call(templates.saveTemplate, {
      as: staff,
      params: twin,
      body: { title: '인사', body: '.', seen: {} },
    })
    expect(again.status).toBe(409)
    expect((await shop.call(templates.listTemplates, { as: staff })).data.templates).toHaveLength(1)
    expect((await save({ title: '인사', body: '.' }, await shop.staff('production'))).status).toBe(403)
    const [kept] = (await shop.call(templates.listTemplates, { as: staff })).data.templates
    const drop = { as: staff, params, body: { seen: kept?.seen ?? {} } }
    expect((await shop.call(templates.deleteTemplate, drop)).status).toBe(200)
    expect((await shop.call(templates.deleteTemplate, drop)).status).toBe(404)
  })
})

describe('live news of an inquiry', () => {
  it('goes from one server to another', async () => {
    const { inquiryId } = (await report(await delivered())).data
    const other = await shop.another()
    let told = 0
    const stop = other.container.live.subscribe(`inquiry:${inquiryId}`, () => (told += 1))
    await offer(inquiryId)
    await expect.poll(() => told, { interval: 5 }).toBeGreaterThan(0)
    stop()
  })
})
