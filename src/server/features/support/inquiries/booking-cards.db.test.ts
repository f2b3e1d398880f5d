import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as inquiries from '#/contract/support/inquiries.contract.ts'
import * as visits from '#/contract/support/reservations.contract.ts'
import * as desk from '#/contract/support/staff-inquiries.contract.ts'
import type { Caller } from '#tests/support/callers.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let staff: Awaited<ReturnType<TestShop['staff']>>
type Slot = { day: string; hour: number }

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  staff = await shop.staff('service')
})
beforeEach(() => shop.container.database.pool.query('delete from reservation'))

/** Times that are free now, the nearest first. */
async function freeSlots(): Promise<readonly Slot[]> {
  const { days } = (await shop.call(visits.listVisitDays, {})).data
  return days.flatMap(({ day, slots }) => slots.filter(({ free }) => free > 0).map(({ hour }) => ({ day, hour })))
}

const ask = async (as: Caller): Promise<string> => {
  const body = { category: 'other', title: '종이를 보고 싶습니다', text: '언제 갈까요', context: null } as const
  return (await shop.call(inquiries.askInquiry, { as, body: { ...body, fileIds: [] } })).data.inquiryId
}
const offer = (inquiryId: string, slots: readonly Slot[], purpose: 'consult' | 'pickup' = 'consult') =>
  shop.call(desk.answerInquiry, {
    as: staff,
    params: { inquiryId },
    body: { text: '오셔서 보세요.', fileIds: [], seen: 9, card: { kind: 'booking', purpose, slots: [...slots] } },
  })
const read = async (as: Caller, inquiryId: string) =>
  (await shop.call(inquiries.readInquiry, { as, params: { inquiryId } })).data
const cardOf = async (as: Caller, inquiryId: string) =>
  (await read(as, inquiryId)).messages.findLast(({ card }) => card !== null)?.card
const take = (as: Caller, inquiryId: string, messageId: string, slot: Slot) =>
  shop.call(inquiries.takeBooking, { as, params: { inquiryId }, body: { messageId, ...slot } })

async function offered(as: Caller, slots: readonly Slot[]) {
  const inquiryId = await ask(as)
  const { messageId } = (await offer(inquiryId, slots)).data
  return { inquiryId, messageId }
}

describe('times offered in an answer', () => {
  it('are booked in one press, which is known in the thread and at the desk', async () => {
    const [first, second] = (await freeSlots()) as [Slot, Slot]
    const { inquiryId, messageId } = await offered(member, [first, second])
    expect(await cardOf(member, inquiryId)).toMatchObject({
      slots: [{ state: 'free' }, { state: 'free' }],
      visit: null,
    })
    const { number } = (await take(member, inquiryId, messageId, second)).data
    expect((await take(member, inquiryId, messageId, second)).data.number).toBe(number)
    expect((await take(member, inquiryId, messageId, first)).status).toBe(409)
    const { messages } = await read(member, inquiryId)
    expect(messages.filter(({ kind }) => kind === 'event').map(({ text }) => text)).toEqual([
      expect.stringContaining('방문을 예약했습니다.'),
    ])
    const card = await cardOf(member, inquiryId)
    expect(card).toMatchObject({ visit: { ...second, number, state: 'confirmed' } })
    const token = card?.kind === 'booking' ? card.visit?.token : null
    expect((await shop.call(visits.findVisit, { body: { token: token ?? '' } })).data.number).toBe(number)
    const atDesk = (await shop.call(desk.readStaffInquiry, { as: staff, params: { inquiryId } })).data.messages
    expect(atDesk.find(({ card: shown }) => shown)?.card).toMatchObject({ visit: { number, token: null } })
  })

  it('go to the quicker of two, and the other hears which are free', async () => {
    const { seats } = (await shop.call(visits.listVisitDays, {})).data
    const [slot] = (await freeSlots()) as [Slot]
    const customers = await Promise.all(
      Array.from({ length: seats + 1 }, (_, n) => shop.guest({ phone: `0107100000${n}` })),
    )
    const offers = []
    for (const customer of customers) offers.push({ customer, ...(await offered(customer, [slot])) })
    const answers = await Promise.all(
      offers.map(({ customer, inquiryId, messageId }) => take(customer, inquiryId, messageId, slot)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(seats).fill(200), 409])
    const late = offers[answers.findIndex(({ status }) => status === 409)]
    expect(answers.find(({ status }) => status === 409)?.failure?.message).toMatch(/자리가 찼습니다.*비어 있습니다/)
    expect(await cardOf(late?.customer ?? member, late?.inquiryId ?? '')).toMatchObject({
      slots: [{ state: 'full' }],
      visit: null,
    })
  })

  it('pressed twice at once make one visit', async () => {
    const slots = (await freeSlots()).slice(0, 2) as [Slot, Slot]
    const { inquiryId, messageId } = await offered(member, slots)
    const answers = await Promise.all(slots.map((slot) => take(member, inquiryId, messageId, slot)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await shop.container.database.pool.query('select 1 from reservation')).rowCount).toBe(1)
  })

  it('may be taken anew after the visit was cancelled', async () => {
    // Far enough away to be cancelled without a telephone.
    const slots = (await freeSlots()).slice(-2) as [Slot, Slot]
    const { inquiryId, messageId } = await offered(member, slots)
    await take(member, inquiryId, messageId, slots[0])
    const card = await cardOf(member, inquiryId)
    await shop.call(visits.cancelVisit, { body: { token: (card?.kind === 'booking' && card.visit?.token) || '' } })
    expect(await cardOf(member, inquiryId)).toMatchObject({ visit: { state: 'cancelled' } })
    expect((await take(member, inquiryId, messageId, slots[1])).status).toBe(200)
    expect(await cardOf(member, inquiryId)).toMatchObject({ visit: { ...slots[1], state: 'confirmed' } })
  })

  it('are only those that were offered, and only to whom they were offered', async () => {
    const slots = (await freeSlots()).slice(0, 2) as [Slot, Slot]
    const { inquiryId, messageId } = await offered(member, [slots[0]])
    expect((await take(member, inquiryId, messageId, slots[1])).status).toBe(404)
    expect((await take(await shop.member(), inquiryId, messageId, slots[0])).status).toBe(404)
    const other = await ask(member)
    expect((await take(member, other, messageId, slots[0])).status).toBe(404)
  })

  it('that are taken, past or want an order are not offered', async () => {
    const [slot] = (await freeSlots()) as [Slot]
    const inquiryId = await ask(member)
    expect((await offer(inquiryId, [{ day: '2020-01-06', hour: 10 }])).status).toBe(400)
    expect((await offer(inquiryId, [slot], 'pickup')).failure?.message).toContain('주문에 관한 문의')
    expect(await cardOf(member, inquiryId)).toBeUndefined()
  })
})
