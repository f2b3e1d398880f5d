import { beforeAll, describe, expect, it } from 'vitest'
import * as inquiries from '#/contract/support/inquiries.contract.ts'
import * as desk from '#/contract/support/staff-inquiries.contract.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let staff: Awaited<ReturnType<TestShop['staff']>>

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  staff = await shop.staff('service')
})

const ok = <T>(answer: { readonly status: number; readonly data: T }): T => {
  expect(answer.status).toBe(200)
  return answer.data
}
const question = { category: 'estimate', title: '양장으로 바꾸면 얼마일까요', text: '천 싸바리 80부입니다.' } as const

const ask = async (as = member, body: object = {}) =>
  ok(await shop.call(inquiries.askInquiry, { as, body: { ...question, context: null, ...body } })).inquiryId
const read = async (inquiryId: string, as = member) =>
  ok(await shop.call(inquiries.readInquiry, { as, params: { inquiryId } }))
const answer = async (inquiryId: string, text: string, more: object = {}, as = staff) =>
  shop.call(desk.answerInquiry, {
    as,
    params: { inquiryId },
    body: { text, fileIds: [], seen: 99, card: null, ...more },
  })

describe('an inquiry of a member', () => {
  it('goes to the desk with its promise, is answered, read, asked on and ended', async () => {
    const inquiryId = await ask()
    const inbox = ok(await shop.call(desk.listStaffInquiries, { as: staff, query: { view: 'waiting' } }))
    expect(inbox.items.map(({ id }) => id)).toContain(inquiryId)
    expect((await read(inquiryId)).promisedAt).not.toBeNull()
    ok(await answer(inquiryId, '네, 만들 수 있어요.'))
    const answered = await read(inquiryId)
    expect(answered).toMatchObject({ state: 'answered', unread: 1, promisedAt: null, open: true })
    expect(answered.messages[1]!.author, 'staff are known by their role').toMatchObject({ kind: 'staff', name: '상담' })
    expect(ok(await shop.call(inquiries.countUnread, { as: member })).unread).toBe(1)
    ok(await shop.call(inquiries.markRead, { as: member, params: { inquiryId }, body: { seq: 2 } }))
    expect(ok(await shop.call(inquiries.countUnread, { as: member })).unread).toBe(0)
    const body = { text: '금박으로 할게요.', fileIds: [] }
    ok(await shop.call(inquiries.writeInquiry, { as: member, params: { inquiryId }, body }))
    expect(await read(inquiryId)).toMatchObject({ state: 'replied' })
    ok(await shop.call(inquiries.closeInquiry, { as: member, params: { inquiryId } }))
    const late = await shop.call(inquiries.writeInquiry, { as: member, params: { inquiryId }, body })
    expect([late.status, late.failure?.message]).toEqual([409, expect.stringContaining('끝난 문의')])
  })

  it('takes a second press of 보내기 for the same message', async () => {
    const inquiryId = await ask()
    const key = '7b1d7a52-6a4c-4f8e-9d52-7d1cf7f9b001'
    const write = () =>
      shop.call(inquiries.writeInquiry, {
        as: member,
        params: { inquiryId },
        body: { text: '한 번만', fileIds: [] },
        key,
      })
    await Promise.all([write(), write(), write()])
    expect((await read(inquiryId)).messages).toHaveLength(2)
  })

  it("carries an order of their own, and nobody else's", async () => {
    const order = await paidOrder(shop, member.memberId)
    const context = { kind: 'order', id: order.orderNumber } as const
    const mine = await read(await ask(member, { context }))
    expect(mine.context).toMatchObject({ orderNumber: order.orderNumber, lineId: order.lineId })
    const other = await shop.member()
    const refused = await shop.call(inquiries.askInquiry, { as: other, body: { ...question, context } })
    expect(refused.status).toBe(404)
  })

  it("is nobody else's to read, to write to, to close or to rate", async () => {
    const inquiryId = await ask()
    const params = { inquiryId }
    for (const as of [await shop.member(), await shop.partner(), staff, shop.visitor()]) {
      expect((await shop.call(inquiries.readInquiry, { as, params })).status).toBe(404)
      const write = await shop.call(inquiries.writeInquiry, { as, params, body: { text: '?', fileIds: [] } })
      expect(write.status).toBe(404)
      expect((await shop.call(inquiries.closeInquiry, { as, params })).status).toBe(404)
      expect((await shop.call(inquiries.rateInquiry, { as, params, body: { score: 5, note: null } })).status).toBe(404)
      expect((await shop.call(inquiries.markRead, { as, params, body: { seq: 1 } })).status).toBe(404)
    }
  })

  it('is refused in a storm of messages, with words that say when to go on', async () => {
    const inquiryId = await ask()
    const answers = []
    for (let n = 0; n < 21; n += 1)
      answers.push(
        await shop.call(inquiries.writeInquiry, {
          as: member,
          params: { inquiryId },
          body: { text: `${n}`, fileIds: [] },
        }),
      )
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(20)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.failure?.message).toMatch(/쓰신 글은 그대로 있으니 \d+초 뒤/)
  })
})

describe('what stays at the desk', () => {
  it('shows notes to the desk and never to the customer', async () => {
    const inquiryId = await ask()
    const params = { inquiryId }
    ok(await shop.call(desk.noteOnInquiry, { as: staff, params, body: { text: '단골, 친절히' } }))
    expect(JSON.stringify(await read(inquiryId))).not.toContain('단골')
    const seen = ok(await shop.call(desk.readStaffInquiry, { as: staff, params }))
    expect(seen.messages.map(({ kind }) => kind)).toEqual(['message', 'note'])
    const mine = ok(await shop.call(inquiries.listInquiries, { as: member, query: { q: '단골' } }))
    expect(mine.items).toEqual([])
  })

  it('tells the second of two who answer at once, and keeps only one answer', async () => {
    const inquiryId = await ask()
    const second = await shop.staff('service')
    const both = await Promise.all([
      answer(inquiryId, '첫째', { seen: 1 }),
      answer(inquiryId, '둘째', { seen: 1 }, second),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.failure?.message).toContain('답했습니다')
    expect((await read(inquiryId)).messages).toHaveLength(2)
  })

  it('is closed to the press, to finance, to the proof desk and to partners', async () => {
    const inquiryId = await ask()
    for (const as of [
      await shop.staff('production'),
      await shop.staff('finance'),
      await shop.staff('proof'),
      await shop.partner(),
      member,
    ]) {
      expect((await shop.call(desk.readStaffInquiry, { as, params: { inquiryId } })).status).toBe(403)
      expect((await answer(inquiryId, '?', {}, as as typeof staff)).status).toBe(403)
    }
  })

  it('puts two inquiries of one customer together, and never of two', async () => {
    const [one, two] = [await ask(), await ask(member, { title: '같은 일입니다' })]
    const other = await ask(await shop.member())
    const merge = (inquiryId: string, intoId: string) =>
      shop.call(desk.mergeInquiry, { as: staff, params: { inquiryId }, body: { intoId } })
    expect((await merge(one, other)).status).toBe(404)
    ok(await merge(one, two))
    expect(await read(one)).toMatchObject({ state: 'closed', mergedInto: two })
    expect((await read(two)).messages.filter(({ kind }) => kind === 'message')).toHaveLength(2)
    expect((await merge(two, one)).status).toBe(409)
  })
})
