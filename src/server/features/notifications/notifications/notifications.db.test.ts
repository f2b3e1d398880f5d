import { beforeAll, expect, test } from 'vitest'
import { approvalOf } from '#/contract/prepress/approval-of.ts'
import * as proofs from '#/contract/prepress/proofs.contract.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

test('a customer is told once by text message that a proof waits, and by e-mail that it was approved', async () => {
  const member = await shop.member()
  const desk = await shop.staff('proof')
  const { lineId, orderNumber } = await paidOrder(shop, member.memberId)
  const made = await shop.call(proofs.makeProofVersion, { as: desk, params: { lineId }, body: { note: '' } })
  await shop.runJobs()
  const params = { proofId: made.data.proofId }
  await shop.call(proofs.publishProofVersion, { as: desk, params, body: { version: 1, note: '' } })
  const { rows } = await shop.container.database.pool.query<{ orderer: { phone: string; email: string } }>(
    'select orderer from orders where number = $1',
    [orderNumber],
  )
  const { phone = '', email = '' } = rows[0]?.orderer ?? {}
  const texts = await sentTo(shop, phone.replaceAll('-', ''))
  expect(texts.filter((text) => text.includes('시안 1판') && text.includes(orderNumber))).toHaveLength(1)

  const seen = await shop.call(proofs.readProof, { as: member, params })
  const body = approvalOf(seen.data, seen.data.versions[0]!)
  await shop.call(proofs.approveProof, { as: member, params, body })
  const mails = await sentTo(shop, email)
  expect(mails.filter((mail) => mail.includes('인쇄를 승인') && mail.includes(orderNumber))).toHaveLength(1)
})
