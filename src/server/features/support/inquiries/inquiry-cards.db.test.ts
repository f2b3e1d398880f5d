import { createHash, randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import * as files from '#/contract/files/files.contract.ts'
import { orderEstimate, saveEstimate } from '#/contract/ordering/estimates.contract.ts'
import { adjustEstimate } from '#/contract/ordering/staff-estimates.contract.ts'
import * as inquiries from '#/contract/support/inquiries.contract.ts'
import * as desk from '#/contract/support/staff-inquiries.contract.ts'
import { PART_BYTES } from '#/domain/files/purposes.ts'
import type { Caller } from '#tests/support/callers.ts'
import { flyer } from '#tests/support/orders/checkout.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let staff: Awaited<ReturnType<TestShop['staff']>>

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  staff = await shop.staff('service')
})

const ask = async (as: Caller, fileIds: string[] = []) =>
  shop.call(inquiries.askInquiry, {
    as,
    body: { category: 'estimate', title: '견적', text: '얼마일까요', context: null, fileIds },
  })
const estimateOf = async (as: Caller, copies: number) =>
  (await shop.call(saveEstimate, { as, body: { jobs: [{ spec: flyer(copies) }] } })).data
const answerWith = (inquiryId: string, number: string) =>
  shop.call(desk.answerInquiry, {
    as: staff,
    params: { inquiryId },
    body: { text: '견적을 붙입니다.', fileIds: [], seen: 9, card: { kind: 'estimate', number } },
  })
const cardOf = async (inquiryId: string) =>
  (await shop.call(inquiries.readInquiry, { as: member, params: { inquiryId } })).data.messages.at(-1)?.card

describe('an estimate in an answer', () => {
  it('shows its price to the customer and says when it was ordered or is over', async () => {
    const { inquiryId } = (await ask(member)).data
    const estimate = await estimateOf(member, 1000)
    expect((await answerWith(inquiryId, estimate.number)).status).toBe(200)
    expect(await cardOf(inquiryId)).toMatchObject({ kind: 'estimate', state: 'open', amounts: estimate.amounts })
    const order = { as: member, params: { number: estimate.number }, body: { version: estimate.version } }
    expect((await shop.call(orderEstimate, order)).data.state).toBe('in-cart')
  })

  it('brings other quantities along, adjusted in proportion, and each is ordered by itself', async () => {
    const { inquiryId } = (await ask(member)).data
    const base = await estimateOf(member, 1000)
    const change = { version: 1, position: 1, amount: -1000, reason: '단골' }
    await shop.call(adjustEstimate, { as: staff, params: { number: base.number }, body: change })
    const body = { number: base.number, copies: [2000, 500] }
    const { choices } = (await shop.call(desk.quoteInCopies, { as: staff, params: { inquiryId }, body })).data
    const card = { kind: 'estimate', ...body } as const
    const sent = { text: '세 수량으로 드립니다.', fileIds: [], seen: 9, card }
    expect((await shop.call(desk.answerInquiry, { as: staff, params: { inquiryId }, body: sent })).status).toBe(200)
    const shown = await cardOf(inquiryId)
    const others = shown?.kind === 'estimate' ? shown.others : []
    expect(others.map(({ spec, amounts }) => ({ copies: spec.copies, total: amounts.total }))).toEqual(choices)
    expect(choices.map(({ copies }) => copies)).toEqual([2000, 500])
    const plain = await estimateOf(member, 2000)
    // 1,000 off a thousand is 2,000 off two thousand, and its VAT.
    expect(plain.amounts.total - (choices[0]?.total ?? 0)).toBe(2200)
    const [chosen] = others
    const order = { as: member, params: { number: chosen?.number ?? '' }, body: { version: chosen?.version ?? 0 } }
    expect((await shop.call(orderEstimate, order)).data.state).toBe('in-cart')
  })

  it('is refused with the same quantity twice, and quoted to nobody for another customer', async () => {
    const { inquiryId } = (await ask(member)).data
    const base = await estimateOf(member, 1000)
    const quote = (number: string, copies: number[]) =>
      shop.call(desk.quoteInCopies, { as: staff, params: { inquiryId }, body: { number, copies } })
    expect((await quote(base.number, [500, 1000])).status).toBe(400)
    expect((await quote(base.number, [500, 500])).status).toBe(400)
    const foreign = await estimateOf(await shop.member(), 2000)
    expect((await quote(foreign.number, [500])).status).toBe(404)
  })

  it('of another customer cannot be put into it', async () => {
    const { inquiryId } = (await ask(member)).data
    const foreign = await estimateOf(await shop.member(), 2000)
    expect((await answerWith(inquiryId, foreign.number)).status).toBe(404)
    expect(await cardOf(inquiryId)).toBeNull()
  })
})

/** A zip of three parts: its first bytes say what it is. */
const archive = () => Buffer.concat([Buffer.from('504b0304', 'hex'), randomBytes(2 * PART_BYTES + 100)])
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function putPart(as: Caller, fileId: string, content: Buffer, number: number) {
  const part = content.subarray((number - 1) * PART_BYTES, number * PART_BYTES)
  const body = { parts: [{ number, sha256: sha(part) }] }
  const { parts } = (await shop.call(files.signParts, { as, params: { fileId }, body })).data
  const [{ url, headers }] = parts as [(typeof parts)[number]]
  expect((await shop.app.inject({ method: 'PUT', url, headers, payload: part })).statusCode).toBe(200)
}

describe('a file of an inquiry', () => {
  it('that was cut goes on where it was, and is sent when it is whole', async () => {
    const content = archive()
    const start = { name: '원고.zip', bytes: content.length, purpose: 'attachment' } as const
    const { fileId } = (await shop.call(files.startUpload, { as: member, body: start })).data
    await putPart(member, fileId, content, 1)
    // The line broke here: what is not whole goes with no message, and the text is not lost by half.
    expect((await ask(member, [fileId])).status).toBe(404)
    const there = (await shop.call(files.showFile, { as: member, params: { fileId } })).data.partsThere
    expect(there).toEqual([1])
    await putPart(member, fileId, content, 2)
    await putPart(member, fileId, content, 3)
    await shop.call(files.completeUpload, { as: member, params: { fileId }, body: {} })
    const { inquiryId } = (await ask(member, [fileId])).data
    const params = { inquiryId, fileId }
    expect((await shop.call(inquiries.readInquiryFile, { as: member, params })).status).toBe(200)
    expect((await shop.call(desk.readStaffInquiryFile, { as: staff, params })).status).toBe(200)
    expect((await shop.call(inquiries.readInquiryFile, { as: await shop.member(), params })).status).toBe(404)
    const elsewhere = { inquiryId: (await ask(member)).data.inquiryId, fileId }
    expect((await shop.call(inquiries.readInquiryFile, { as: member, params: elsewhere })).status).toBe(404)
  })

  it('of somebody else goes with no message', async () => {
    const other = await shop.member()
    const start = { name: '남의.zip', bytes: 2 * PART_BYTES + 104, purpose: 'attachment' } as const
    const { fileId } = (await shop.call(files.startUpload, { as: other, body: start })).data
    expect((await ask(member, [fileId])).status).toBe(404)
  })
})
