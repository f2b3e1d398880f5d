import { beforeAll, describe, expect, it } from 'vitest'
import { approvalOf } from '#/contract/prepress/approval-of.ts'
import * as proofs from '#/contract/prepress/proofs.contract.ts'
import { moveLine } from '#/contract/production/production.contract.ts'
import { readOrderDesk, replaceFiles } from '#/contract/production/order-desk.contract.ts'
import { readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { bookWithoutBleed } from '#tests/support/pdf/make-books.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { templatesOf, toldOf } from '#tests/support/told.ts'
import type { Caller } from '#tests/support/callers.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: Awaited<ReturnType<TestShop['member']>>
let desk: Awaited<ReturnType<TestShop['staff']>>
let press: Awaited<ReturnType<TestShop['staff']>>
beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  desk = await shop.staff('proof')
  press = await shop.staff('production')
})

const REASON = '전화번호를 02-1234-5600으로 바꿨습니다.'

/** Approved by its customer, as far as the page of an order goes. */
async function approved() {
  const order = await paidOrder(shop, member.memberId)
  const made = await shop.call(proofs.makeProofVersion, {
    as: desk,
    params: { lineId: order.lineId },
    body: { note: '' },
  })
  await shop.runJobs()
  const params = { proofId: made.data.proofId }
  await shop.call(proofs.publishProofVersion, { as: desk, params, body: { version: 1, note: '' } })
  const seen = await shop.call(proofs.readProof, { as: member, params })
  const body = approvalOf(seen.data, seen.data.versions[0]!)
  expect((await shop.call(proofs.approveProof, { as: member, params, body })).status).toBe(200)
  await shop.runJobs()
  return { ...order, proofId: made.data.proofId }
}

async function replace(lineId: string, as: Caller = desk, reason = REASON) {
  const fileId = await uploadPdf(shop, as, await bookWithoutBleed(8))
  return shop.call(replaceFiles, { as, params: { lineId }, body: { files: [{ fileId, part: 'inner' }], reason } })
}
const lineOf = async (orderNumber: string) =>
  (await shop.call(readStaffOrder, { as: desk, params: { orderNumber } })).data.lines[0]!
const move = (lineId: string, event: 'plan' | 'start-print' | 'hold') =>
  shop.call(moveLine, { as: press, params: { lineId }, body: { event } })

describe('a file that staff puts in for the customer', () => {
  it('withdraws the approval, tells the customer why, and keeps the old file', async () => {
    const { orderNumber, lineId, proofId } = await approved()
    expect((await move(lineId, 'plan')).status).toBe(200)
    expect((await replace(lineId)).data).toEqual({ file: 'checking' })
    await shop.runJobs()
    const line = await lineOf(orderNumber)
    expect(line.production).toBe('waiting')
    expect(line.file).not.toBe('approved')
    const proof = (await shop.call(proofs.readProof, { as: member, params: { proofId } })).data
    expect(proof).toMatchObject({ state: 'withdrawn', approved: null })
    const told = (await toldOf(shop, orderNumber)).find(({ template }) => template === 'file-replaced')
    expect(told?.body).toContain(REASON)
    expect(told?.body).toContain('앞서 보신 시안은 취소했습니다')
    const { sets } = (await shop.call(readOrderDesk, { as: desk, params: { orderNumber } })).data.lines[0]!
    expect(sets.map(({ version, by, reason }) => ({ version, by, reason }))).toEqual([
      { version: 2, by: 'staff', reason: REASON },
      { version: 1, by: 'customer', reason: '' },
    ])
    expect(sets[0]?.files.map(({ partId, kept }) => [partId, kept])).toEqual([
      ['cover', true],
      ['inner', false],
    ])
    expect(await shop.brokenInvariants()).toEqual([])
  })

  it('is refused in print, and taken once production is on hold', async () => {
    const { orderNumber, lineId } = await approved()
    for (const event of ['plan', 'start-print'] as const) expect((await move(lineId, event)).status).toBe(200)
    const refused = await replace(lineId)
    expect(refused.status).toBe(409)
    expect(refused.failure?.message).toContain('제작을 보류한 뒤')
    expect((await lineOf(orderNumber)).file).toBe('approved')
    expect((await move(lineId, 'hold')).status).toBe(200)
    expect((await replace(lineId)).status).toBe(200)
    await shop.runJobs()
    const line = await lineOf(orderNumber)
    expect(line).toMatchObject({ production: 'on-hold' })
    expect(line.file).not.toBe('approved')
  })

  it('wants a reason and a PDF for a part of the job', async () => {
    const { lineId } = await paidOrder(shop, member.memberId)
    expect((await replace(lineId, desk, '음')).status).toBe(400)
    const fileId = await uploadPdf(shop, desk, await bookWithoutBleed(8))
    const body = { files: [{ fileId, part: 'material' }], reason: REASON }
    expect((await shop.call(replaceFiles, { as: desk, params: { lineId }, body })).status).toBe(400)
  })

  it('is put in by the file desk only, and is their own', async () => {
    const { lineId, orderNumber } = await paidOrder(shop, member.memberId)
    expect((await replace(lineId, press)).status).toBe(403)
    const fileId = await uploadPdf(shop, desk, await bookWithoutBleed(8))
    const body = { files: [{ fileId, part: 'inner' }], reason: REASON }
    expect((await shop.call(replaceFiles, { as: member, params: { lineId }, body })).status).toBe(403)
    const other = await shop.staff('service')
    expect((await shop.call(replaceFiles, { as: other, params: { lineId }, body })).status).toBe(404)
    expect(await templatesOf(shop, orderNumber)).toEqual([])
  })
})
