import { beforeAll, expect, test } from 'vitest'
import { deferOrders, setTerms } from '#/contract/money/credit.contract.ts'
import { attachLineFiles } from '#/contract/ordering/change-order.contract.ts'
import { addCartItem } from '#/contract/ordering/cart.contract.ts'
import { placeOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import type { TemplateId } from '#/domain/messages/message-templates.data.ts'
import { mayTell, UNPAID_A_DAY } from '#/server/features/people/messages/unpaid-limit.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { seenTerms } from '#tests/support/looked-at.ts'
import { flyer, ORDERER, sheetFor } from '#tests/support/orders/checkout.ts'
import { uploadPdf } from '#tests/support/pdf/upload-pdf.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { templatesOf } from '#tests/support/told.ts'

let shop: TestShop
let member: MemberCaller

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member()
  const params = { memberId: member.memberId }
  const terms = { limit: 10_000_000, statementDay: 1, dueDays: 10, reason: '연간 거래 계약' }
  const body = { ...terms, seen: await seenTerms(shop, member.memberId) }
  await shop.call(setTerms, { as: await shop.staff('finance'), params, body })
})

/** As if the day had told this address of it as often as it does. */
async function fill(to: { readonly phone: string; readonly email: string }, sort: TemplateId) {
  const { db } = shop.container.database
  for (const [channel, address] of [['sms', to.phone] as const, ['email', to.email] as const])
    for (let told = 0; told < UNPAID_A_DAY[channel]; told += 1) await mayTell(db, { channel, to: address }, null, sort)
}

const material = async (last: number) => {
  const document = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600), last])
  return [{ fileId: await uploadPdf(shop, member, document, 'material'), part: 'material' as const }]
}

/** Ordered for somebody else's address, and owed: it costs nothing and can be cancelled. */
async function deferredFor(orderer: typeof ORDERER, files: Awaited<ReturnType<typeof material>> = []) {
  const item = (await shop.call(addCartItem, { as: member, body: { spec: flyer(), files } })).data
  const sheet = await sheetFor(shop, member, [item])
  const { orderNumber } = (await shop.call(placeOrder, { as: member, body: { ...sheet, orderer } })).data
  expect((await shop.call(deferOrders, { as: member, body: { orderNumbers: [orderNumber] } })).status).toBe(200)
  await shop.runJobs()
  return orderNumber
}

const sent = async ({ phone, email }: typeof ORDERER, number: string) =>
  [...(await sentTo(shop, phone)), ...(await sentTo(shop, email))].filter((said) => said.includes(number))

test('orders that are owed are told of so often and no more, or a firm could fill a stranger’s telephone with them', async () => {
  const stranger = { ...ORDERER, phone: '01055550011', email: 'deferred@example.com' }
  const first = await deferredFor(stranger)
  expect((await sent(stranger, first)).some((said) => said.includes('후불로 주문을 받았습니다'))).toBe(true)
  await fill(stranger, 'order-deferred')
  const next = await deferredFor(stranger)
  expect(await templatesOf(shop, next)).toContain('order-deferred')
  const said = await sent(stranger, next)
  expect(said.filter((one) => one.includes('후불로'))).toEqual([])
  // That it was placed is counted by itself.
  expect(said).not.toEqual([])
})

test('so is material that is sent again and again for one order', async () => {
  const stranger = { ...ORDERER, phone: '01055550012', email: 'material@example.com' }
  const orderNumber = await deferredFor(stranger, await material(1))
  const [line] = (await shop.call(readOrder, { as: member, params: { orderNumber } })).data.lines
  const received = async () => (await sent(stranger, orderNumber)).filter((said) => said.includes('원고')).length
  const before = await received()
  expect(before).toBeGreaterThan(0)
  await fill(stranger, 'material-received')
  const body = { files: await material(2) }
  const params = { orderNumber, lineId: line?.id ?? '' }
  expect((await shop.call(attachLineFiles, { as: member, params, body })).status).toBe(200)
  await shop.runJobs()
  expect(await received()).toBe(before)
})
