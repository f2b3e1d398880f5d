import { daysAfter, seoulDay } from '#/lib/seoul-time.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { confirmCode, sendCode } from '#/contract/people/codes.contract.ts'
import * as inquiries from '#/contract/support/inquiries.contract.ts'
import * as desk from '#/contract/support/staff-inquiries.contract.ts'
import type { Caller } from '#tests/support/callers.ts'
import { codeSentTo, sentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let staff: Awaited<ReturnType<TestShop['staff']>>

beforeAll(async () => {
  shop = await testShop()
  staff = await shop.staff('service')
})

async function prove(phone: string, as: Caller, purpose: 'inquiry' | 'join' = 'inquiry'): Promise<string> {
  const body = { purpose, contact: { channel: 'sms' as const, target: phone } }
  const { codeId } = (await shop.call(sendCode, { as, body })).data
  const code = await codeSentTo(shop, phone)
  return (await shop.call(confirmCode, { as, params: { codeId }, body: { code } })).data.ticket
}

const QUESTION = {
  name: '김방문',
  category: 'other',
  title: '견본',
  text: '볼 수 있나요',
  fileIds: [] as string[],
} as const
const ask = async (as: Caller, ticket: string) =>
  shop.call(inquiries.askAsVisitor, { as, body: { ...QUESTION, fileIds: [], ticket } })
const read = (inquiryId: string, as: Caller) => shop.call(inquiries.readInquiry, { as, params: { inquiryId } })
const open = (inquiryId: string, as: Caller, ticket: string) =>
  shop.call(inquiries.openAsVisitor, { as, params: { inquiryId }, body: { ticket } })

describe('an inquiry without an account', () => {
  it('is asked with a proven phone, and the link comes as a message that says nothing of it', async () => {
    const phone = '01011110001'
    const visitor = shop.visitor()
    const { inquiryId } = (await ask(visitor, await prove(phone, visitor))).data
    const [message = ''] = await sentTo(shop, phone)
    expect(message).toContain(`/cust/inquiry/${inquiryId}`)
    expect(message).not.toContain('견본')
    expect((await read(inquiryId, visitor)).status).toBe(200)
  })

  it('is not there for whoever guesses, logs in as somebody or proves another phone', async () => {
    const visitor = shop.visitor()
    const { inquiryId } = (await ask(visitor, await prove('01011110002', visitor))).data
    const stranger = shop.visitor()
    for (const as of [stranger, await shop.member(), await shop.partner(), staff])
      expect((await read(inquiryId, as)).status).toBe(404)
    const foreign = await open(inquiryId, stranger, await prove('01011110003', stranger))
    const missing = await open(crypto.randomUUID(), stranger, await prove('01011110003', stranger))
    expect([foreign.status, foreign.failure?.message]).toEqual([missing.status, missing.failure?.message])
    expect((await read(inquiryId, stranger)).status).toBe(404)
  })

  it('opens on another browser by the phone, and closes by itself after a sitting', async () => {
    const phone = '01011110004'
    const visitor = shop.visitor()
    const { inquiryId } = (await ask(visitor, await prove(phone, visitor))).data
    const other = shop.visitor()
    expect((await open(inquiryId, other, await prove(phone, other))).status).toBe(200)
    expect((await read(inquiryId, other)).data.messages).toHaveLength(1)
    shop.clock.forward({ hours: 13 })
    expect((await read(inquiryId, other)).status).toBe(404)
  })

  it('takes no ticket of another purpose, and none twice', async () => {
    const visitor = shop.visitor()
    expect((await ask(visitor, await prove('01011110005', visitor, 'join'))).status).toBe(400)
    const ticket = await prove('01011110006', visitor)
    expect((await ask(visitor, ticket)).status).toBe(200)
    expect((await ask(visitor, ticket)).status).toBe(400)
  })

  it('is told of an answer a moment later, and not when it was read meanwhile', async () => {
    // By day: at night a text that can wait does.
    shop.clock.set(`${seoulDay(daysAfter(shop.clock.now(), 2))}T10:00:00+09:00`)
    const phone = '01011110007'
    const visitor = shop.visitor()
    const { inquiryId } = (await ask(visitor, await prove(phone, visitor))).data
    const before = (await sentTo(shop, phone)).length
    const answer = (text: string, seen: number) =>
      shop.call(desk.answerInquiry, {
        as: staff,
        params: { inquiryId },
        body: { text, fileIds: [], seen, card: null },
      })
    await answer('네', 1)
    await answer('1층입니다', 2)
    expect(await sentTo(shop, phone)).toHaveLength(before)
    shop.clock.forward({ minutes: 2 })
    const told = await sentTo(shop, phone)
    expect(told).toHaveLength(before + 1)
    expect(told[0]).toContain('답변을 드렸습니다')
    expect(told[0]).not.toContain('1층')
    await answer('또', 3)
    await shop.call(inquiries.markRead, { as: visitor, params: { inquiryId }, body: { seq: 4 } })
    shop.clock.forward({ minutes: 2 })
    expect(await sentTo(shop, phone)).toHaveLength(before + 1)
  })
})
