import { beforeAll, expect, test } from 'vitest'
import * as closing from '#/contract/money/closing.contract.ts'
import * as own from '#/contract/money/tax-bill.contract.ts'
import * as desk from '#/contract/money/staff-tax.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import type { PracticeGateway } from '#tests/support/orders/practice-gateway.ts'
import { FIRM, INVOICE, paidWith, type PracticeTax } from '#tests/support/orders/practice-tax.ts'
import { filePapers, papersOf, taxShop } from '#tests/support/orders/tax-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

let gateway: PracticeGateway
let tax: PracticeTax
let shop: TestShop
let member: MemberCaller
let finance: StaffCaller

beforeAll(async () => {
  ;({ gateway, tax, shop, member, finance } = await taxShop())
})

/** What the close of today says of the papers of one order. */
async function openOf(orderNumber: string) {
  const params = { day: seoulDay(shop.clock.now()) }
  const { differences } = (await shop.call(closing.compareDay, { as: finance, params })).data
  return differences.filter((found) => found.orderNumber === orderNumber && found.settled === null)
}
const rowsOf = (orderNumber: string, show?: desk.TaxShow) => papersOf({ shop, finance }, orderNumber, show)

const filed = () => filePapers({ shop, tax })

test('an invoice that was issued agrees with its order', async () => {
  const { orderNumber } = await paidWith(shop, gateway, member, { evidence: INVOICE })
  expect(await openOf(orderNumber)).toEqual([])
})

test('one that could not be issued is a difference of its day until it is', async () => {
  const closed = { ...INVOICE, businessNumber: '1000000009' }
  const { orderNumber, total } = await paidWith(shop, gateway, member, { evidence: closed })
  expect(await openOf(orderNumber)).toMatchObject([{ kind: 'paper', means: '세금계산서', ours: total, theirs: 0 }])
  const [paper] = await rowsOf(orderNumber, 'failed')
  const body = { wish: { kind: 'tax-invoice' as const, buyer: FIRM } }
  await shop.call(own.changeTaxBuyer, { as: member, params: { documentId: paper?.id ?? '' }, body })
  await shop.runJobs()
  expect(await openOf(orderNumber)).toEqual([])
})

test('of an order that was given back, the amendment that nobody has confirmed is one too', async () => {
  const { orderNumber, total } = await paidWith(shop, gateway, member, { evidence: INVOICE })
  await filed()
  const params = { orderNumber }
  await shop.call(cancelOrder, { as: member, params, body: { reason: '전시가 미뤄졌어요' } })
  await shop.runJobs()
  expect(await openOf(orderNumber)).toMatchObject([{ kind: 'paper', ours: 0, theirs: total }])
  const [proposed] = await rowsOf(orderNumber, 'proposed')
  const confirmed = { params: { documentId: proposed?.id ?? '' }, body: { code: 4 as const } }
  expect((await shop.call(desk.confirmAmendment, { as: finance, ...confirmed })).failure).toBeNull()
  await shop.runJobs()
  expect(await openOf(orderNumber)).toEqual([])
})
