import { sql } from '#/server/platform/db/drizzle.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import * as coupons from '#/contract/benefits/staff-coupons.contract.ts'
import * as benefits from '#/contract/benefits/staff-wallet.contract.ts'
import { readWallet } from '#/contract/benefits/wallet.contract.ts'
import { leave } from '#/contract/people/profile.contract.ts'
import { readQueue } from '#/contract/production/queue.contract.ts'
import * as cases from '#/contract/support/cases.contract.ts'
import * as inquiries from '#/contract/support/inquiries.contract.ts'
import * as desk from '#/contract/support/staff-inquiries.contract.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { runCampaign } from '#tests/support/coupons.ts'
import { arrivedOrder } from '#tests/support/orders/arrived-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller
let service: StaffCaller
let finance: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  service = await shop.staff('service')
  finance = await shop.staff('finance')
})

async function reported(as = member) {
  const { orderNumber, lineId } = await arrivedOrder(shop, as.memberId)
  const fault = { fault: 'print', copies: 3, wish: 'advice', text: '살짝 번졌어요.', fileIds: [] as string[] } as const
  const body = { ...fault, fileIds: [], lineId }
  return (await shop.call(inquiries.reportFault, { as, params: { orderNumber }, body })).data.inquiryId
}
const offer = (inquiryId: string, more: object, by = service, seen = 0) =>
  shop.call(desk.offerOnCase, {
    as: by,
    params: { inquiryId },
    body: { kind: 'points', seen, text: '죄송합니다. 다음에 써 주세요.', ...more },
  })
const say = (inquiryId: string, number = 1, agreed = true, as = member) =>
  shop.call(inquiries.answerOffer, { as, params: { inquiryId }, body: { offer: number, agreed } })
const thread = async (inquiryId: string, as = member) =>
  (await shop.call(inquiries.readInquiry, { as, params: { inquiryId } })).data
const points = async (as = member) => (await shop.call(readWallet, { as })).data.points
const listed = async () => (await shop.call(cases.listCases, { as: service, query: { view: 'all' } })).data
const caseOf = async (inquiryId: string) => (await listed()).items.find((row) => row.inquiryId === inquiryId)!
const takeBack = (caseId: string, as: MemberCaller | StaffCaller = service) =>
  shop.call(cases.takeBackGiven, { as, params: { caseId }, body: { reason: '다른 주문에 드릴 것이었습니다.' } })
/** Orders that were put there by hand have no first entry in their history (I7). */
const broken = async () => (await shop.brokenInvariants()).filter((one) => !one.startsWith('I7 '))
const settled = async (inquiryId: string) => {
  await shop.runJobs()
  return (await thread(inquiryId)).fault?.state
}

const campaign = (more: object = {}) =>
  runCampaign(shop, { name: '다음 주문 5,000원', amount: 5_000, way: 'staff', ...more })

describe('points that make up for a fault', () => {
  it('are given once the customer agrees, once, and end the case', async () => {
    const before = await points()
    const inquiryId = await reported()
    expect((await offer(inquiryId, { amount: 3_000 })).status).toBe(200)
    expect((await thread(inquiryId)).messages.at(-1)?.card).toMatchObject({ offerKind: 'points', twoPeople: false })
    const said = await Promise.all([1, 2, 3].map(() => say(inquiryId)))
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await points()).toBe(before + 3_000)
    expect(await settled(inquiryId)).toBe('settled')
    expect((await say(inquiryId)).status).toBe(200)
    await shop.runJobs()
    expect(await points()).toBe(before + 3_000)
    const { messages } = await thread(inquiryId)
    expect(messages.filter(({ text }) => text === '3,000P를 드렸습니다.')).toHaveLength(1)
    expect((await listed()).outcomes.find(({ outcome }) => outcome === 'points')).toMatchObject({ given: 3_000 })
    expect(await broken()).toEqual([])
  })

  it('wait for a second person above what one may give, who is not the one that offered', async () => {
    const both = await shop.staff('administrator')
    const limit = (await shop.call(desk.listOfferCoupons, { as: service })).data.pointsAlone
    const inquiryId = await reported()
    expect((await offer(inquiryId, { amount: limit + 10 }, both)).status).toBe(200)
    expect((await thread(inquiryId)).messages.at(-1)?.card).toMatchObject({ twoPeople: true })
    const before = await points()
    await say(inquiryId)
    expect(await settled(inquiryId)).toBe('agreed')
    expect(await points()).toBe(before)
    const settle = { event: 'settle', text: '드렸습니다.' } as const
    const early = await shop.call(desk.moveCase, { as: service, params: { inquiryId }, body: settle })
    expect([early.status, early.failure?.message]).toEqual([409, expect.stringContaining('승인')])
    const rows = async (as: StaffCaller, kind: string) =>
      (await shop.call(readQueue, { as })).data.rows.find((row) => row.kind === kind)?.count
    expect([await rows(service, 'agreed-case'), await rows(finance, 'agree-grant')]).toEqual([0, 1])
    const { items } = (await shop.call(benefits.listGrants, { as: finance })).data
    const id = items.find(({ state }) => state === 'waiting')?.id ?? ''
    const decide = (as: StaffCaller) => shop.call(benefits.decideGrant, { as, params: { id }, body: { give: true } })
    expect((await decide(both)).status).toBe(403)
    expect((await decide(finance)).status).toBe(200)
    expect(await settled(inquiryId)).toBe('settled')
    expect(await points()).toBe(before + limit + 10)
  })

  it('are not called settled, nor taken back, while the second person has not decided', async () => {
    const limit = (await shop.call(desk.listOfferCoupons, { as: service })).data.pointsAlone
    const inquiryId = await reported()
    await offer(inquiryId, { amount: limit + 10 })
    await say(inquiryId)
    const body = { event: 'settle', text: '드렸습니다.' } as const
    const early = await shop.call(desk.moveCase, { as: service, params: { inquiryId }, body })
    expect([early.status, early.failure?.message]).toEqual([409, expect.stringContaining('승인')])
    expect((await takeBack((await caseOf(inquiryId)).id)).status).toBe(409)
    expect(await settled(inquiryId)).toBe('agreed')
    const { items } = (await shop.call(benefits.listGrants, { as: finance })).data
    const id = items.find(({ state }) => state === 'waiting')?.id ?? ''
    await shop.call(benefits.decideGrant, { as: finance, params: { id }, body: { give: true } })
    expect(await settled(inquiryId)).toBe('settled')
  })

  it('are the work of the desk again when the second person says no, and the customer is told', async () => {
    const limit = (await shop.call(desk.listOfferCoupons, { as: service })).data.pointsAlone
    const inquiryId = await reported()
    await offer(inquiryId, { amount: limit + 10 })
    await say(inquiryId)
    const { items } = (await shop.call(benefits.listGrants, { as: finance })).data
    const id = items.find(({ state }) => state === 'waiting')?.id ?? ''
    await shop.call(benefits.decideGrant, { as: finance, params: { id }, body: { give: false } })
    expect(await settled(inquiryId)).toBe('reviewing')
    const told = await thread(inquiryId)
    expect(told.messages.at(-1)?.text).toContain('드리지 못하게 되었습니다')
    expect(told.messages.find(({ card }) => card)?.card).toMatchObject({ kind: 'offer', state: 'replaced' })
    const waiting = (await shop.call(readQueue, { as: service })).data.rows.find(({ kind }) => kind === 'inquiry')
    expect(waiting?.count).toBeGreaterThan(0)
    expect((await offer(inquiryId, { amount: 1_000 }, service, 1)).status).toBe(200)
    expect((await say(inquiryId, 2)).status).toBe(200)
    expect(await settled(inquiryId)).toBe('settled')
    expect(await broken()).toEqual([])
  })

  it('are taken back as far as they are left, and the case is open for another offer', async () => {
    const inquiryId = await reported()
    await offer(inquiryId, { amount: 2_000 })
    await say(inquiryId)
    await settled(inquiryId)
    const before = await points()
    const { id } = await caseOf(inquiryId)
    expect((await takeBack(id, await shop.staff('production'))).status).toBe(403)
    const taken = await Promise.all([takeBack(id), takeBack(id)])
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await points()).toBe(before - 2_000)
    const after = await thread(inquiryId)
    expect(after.fault?.state).toBe('reviewing')
    expect(after.messages.at(-1)?.text).toContain('2,000P를 거둬들였습니다.')
    expect(after.messages.find(({ card }) => card)?.card).toMatchObject({ kind: 'offer', state: 'replaced' })
    expect(await broken()).toEqual([])
  })

  it('may not be more than the line cost, nor be agreed to by telephone or by others, nor go to who has left', async () => {
    const inquiryId = await reported()
    const dear = await offer(inquiryId, { amount: 110_001 })
    expect([dear.status, dear.failure?.fields?.['amount']]).toEqual([400, expect.stringContaining('110,000원')])
    expect((await offer(inquiryId, { amount: 1_000 }, await shop.staff('production'))).status).toBe(403)
    await offer(inquiryId, { amount: 1_000 })
    const body = { offer: 1, text: '네, 좋아요.' }
    const spoken = await shop.call(desk.agreeByPhone, { as: service, params: { inquiryId }, body })
    expect([spoken.status, spoken.failure?.message]).toEqual([409, expect.stringContaining('화면에서')])
    expect((await say(inquiryId, 1, true, await shop.member())).status).toBe(404)
    const other = await shop.member()
    const ofGuest = await reported(other)
    expect((await shop.call(leave, { as: other, body: { password: 'Bleed#3mm2026' } })).status).toBe(200)
    expect((await offer(ofGuest, { amount: 1_000 })).failure?.message).toContain('회원만')
    expect((await takeBack((await caseOf(inquiryId)).id)).status).toBe(409)
    expect((await takeBack(crypto.randomUUID())).status).toBe(404)
  })
})

describe('a coupon that makes up for a fault', () => {
  it('is chosen among those the staff gives, given on agreement, and taken back unused', async () => {
    const campaignId = await campaign()
    const { coupons: offers } = (await shop.call(desk.listOfferCoupons, { as: service })).data
    expect(offers.find(({ id }) => id === campaignId)).toMatchObject({ name: '다음 주문 5,000원', twoPeople: false })
    const inquiryId = await reported()
    expect((await offer(inquiryId, { kind: 'coupon', campaignId })).status).toBe(200)
    expect((await thread(inquiryId)).messages.at(-1)?.card).toMatchObject({ couponName: '다음 주문 5,000원' })
    expect((await say(inquiryId)).status).toBe(200)
    const held = async () =>
      (
        await shop.container.database.pool.query(
          `select state from coupons where member_id = $1 and campaign_id = $2 and ends_at > $3`,
          [member.memberId, campaignId, shop.clock.now()],
        )
      ).rowCount
    expect(await held()).toBe(1)
    expect(await settled(inquiryId)).toBe('settled')
    expect((await takeBack((await caseOf(inquiryId)).id)).status).toBe(200)
    expect(await held()).toBe(0)
    // One each: the customer has had it, and the desk is told before it promises another.
    const again = await offer(inquiryId, { kind: 'coupon', campaignId }, service, 1)
    expect([again.status, again.failure?.fields?.['campaignId']]).toEqual([400, expect.stringContaining('이미 받은')])
    expect(await broken()).toEqual([])
  })

  it('that has ended since it was offered is not given, and the customer can say so', async () => {
    const campaignId = await campaign({ name: '곧 끝나는 쿠폰' })
    const inquiryId = await reported()
    await offer(inquiryId, { kind: 'coupon', campaignId })
    await shop.container.database.db.execute(
      sql`update coupon_campaigns set state = 'stopped' where id = ${campaignId}::uuid`,
    )
    const late = await say(inquiryId)
    expect([late.status, late.failure?.message]).toEqual([409, expect.stringContaining('다시 제안해')])
    expect((await thread(inquiryId)).fault?.state).toBe('offered')
  })

  it('waits for a second person in the queue of whoever grants coupons', async () => {
    const campaignId = await campaign({ name: '큰 쿠폰', amount: 400_000 })
    const inquiryId = await reported()
    await offer(inquiryId, { kind: 'coupon', campaignId })
    await say(inquiryId)
    const admin = await shop.staff('administrator')
    const row = (await shop.call(readQueue, { as: admin })).data.rows.find(({ kind }) => kind === 'agree-coupons')
    expect(row?.count).toBe(1)
    const { rows } = await shop.container.database.pool.query<{ id: string }>(
      `select id from coupon_grants where state = 'waiting'`,
    )
    const params = { id: rows[0]?.id ?? '' }
    const given = await shop.call(coupons.decideGrant, { as: admin, params, body: { decision: 'given' } })
    expect(given.status).toBe(200)
    expect(await settled(inquiryId)).toBe('settled')
  })
})
