import { beforeAll, beforeEach, expect, test } from 'vitest'
import { approvalOf } from '#/contract/prepress/approval-of.ts'
import * as proofs from '#/contract/prepress/proofs.contract.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { templatesOf } from '#tests/support/told.ts'

let shop: TestShop

/** A Monday. */
const at = (time: string) => new Date(`2026-11-23T${time}+09:00`)
const PHONE = '01023456789'
const MAIL = 'seoyoung@example.com'

beforeAll(async () => {
  shop = await testShop()
})
beforeEach(() => {
  shop.clock.set(at('14:00:00'))
})

async function published(now = at('14:00:00')) {
  const member = await shop.member()
  const desk = await shop.staff('proof')
  const { lineId, orderNumber } = await paidOrder(shop, member.memberId)
  const made = await shop.call(proofs.makeProofVersion, { as: desk, params: { lineId }, body: { note: '' } })
  await shop.runJobs()
  const params = { proofId: made.data.proofId }
  shop.clock.set(now)
  await shop.call(proofs.publishProofVersion, { as: desk, params, body: { version: 1, note: '' } })
  return { member, desk, orderNumber, params }
}

const about = async (to: string, number: string) => (await sentTo(shop, to)).filter((text) => text.includes(number))

test('a proof goes out once, by text message and mail, and the approval says that the customer approved', async () => {
  const { member, orderNumber, params } = await published()
  expect(await about(PHONE, orderNumber)).toEqual([expect.stringContaining('시안 v1')])
  expect(await about(MAIL, orderNumber)).toEqual([expect.stringContaining(`/mypage/draftViewNew?id=${params.proofId}`)])
  const seen = await shop.call(proofs.readProof, { as: member, params })
  const body = approvalOf(seen.data, seen.data.versions[0]!)
  await shop.call(proofs.approveProof, { as: member, params, body })
  expect(await templatesOf(shop, orderNumber)).toEqual(['proof-published', 'proof-approved-customer'])
  expect((await about(MAIL, orderNumber))[0]).toContain('인쇄를 승인하셨습니다')
})

test('what a partner approved is told as the partner’s, by name', async () => {
  const { desk, orderNumber, params } = await published()
  const partner = await shop.partner()
  await shop.call(proofs.assignProofPartner, { as: desk, params, body: { partnerId: partner.partnerId } })
  const seen = await shop.call(proofs.readProof, { as: partner, params })
  const body = approvalOf(seen.data, seen.data.versions[0]!)
  const approved = await shop.call(proofs.approveProof, { as: partner, params, body })
  expect(approved.status).toBe(200)
  expect(await templatesOf(shop, orderNumber)).toEqual(['proof-published', 'proof-approved-partner'])
  const [mail] = await about(MAIL, orderNumber)
  expect(mail).toContain('시험 교정자')
  expect(mail).not.toContain('승인하셨습니다')
})

test('a proof that waits is reminded of on the first and the third working day, until it is answered', async () => {
  const { orderNumber } = await published()
  await shop.runJobs()
  const told = async (day: string, time: string) => {
    shop.clock.set(new Date(`2026-11-${day}T${time}+09:00`))
    return (await templatesOf(shop, orderNumber)).filter((template) => template === 'proof-reminder').length
  }
  expect(await told('24', '09:59:00')).toBe(0)
  expect(await told('24', '10:01:00')).toBe(1)
  expect(await told('25', '15:00:00')).toBe(1)
  expect(await told('26', '10:01:00')).toBe(2)
  expect(await told('30', '18:00:00')).toBe(2)
})

test('an approved proof is not reminded of', async () => {
  const { member, orderNumber, params } = await published()
  const seen = await shop.call(proofs.readProof, { as: member, params })
  const body = approvalOf(seen.data, seen.data.versions[0]!)
  await shop.call(proofs.approveProof, { as: member, params, body })
  await shop.runJobs()
  shop.clock.set(new Date('2026-11-30T18:00:00+09:00'))
  expect(await templatesOf(shop, orderNumber)).not.toContain('proof-reminder')
})

test('at night the mail goes at once and the telephone waits until eight', async () => {
  const { orderNumber } = await published(at('23:30:00'))
  expect(await about(MAIL, orderNumber)).toHaveLength(1)
  expect(await about(PHONE, orderNumber)).toEqual([])
  shop.clock.set(new Date('2026-11-24T07:59:00+09:00'))
  expect(await about(PHONE, orderNumber)).toEqual([])
  shop.clock.set(new Date('2026-11-24T08:00:30+09:00'))
  expect(await about(PHONE, orderNumber)).toHaveLength(1)
})

test('a text message that was not taken before the night waits as well, and goes out once', async () => {
  const { answer } = shop.outbox
  shop.outbox.answer = (message, sending) =>
    message.channel === 'sms' ? { kind: 'not-now', code: 'BUSY' } : answer(message, sending)
  const { orderNumber } = await published(at('20:59:00'))
  await shop.runJobs()
  shop.outbox.answer = answer
  shop.clock.set(at('22:00:00'))
  expect(await about(PHONE, orderNumber)).toEqual([])
  shop.clock.set(new Date('2026-11-24T08:01:00+09:00'))
  expect(await about(PHONE, orderNumber)).toHaveLength(1)
  expect(await about(PHONE, orderNumber)).toHaveLength(1)
})
