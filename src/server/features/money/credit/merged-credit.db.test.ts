import { beforeAll, expect, it } from 'vitest'
import * as contract from '#/contract/money/credit.contract.ts'
import { mergeMembers } from '#/contract/people/member-desk.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import type { MemberCaller, StaffCaller } from '#tests/support/callers.ts'
import { expectSound } from '#tests/support/expect-sound.ts'
import { enterDesk } from '#tests/support/invite.ts'
import { seenTerms } from '#tests/support/looked-at.ts'
import { placeFlyer } from '#tests/support/orders/checkout.ts'
import { practiceGateway } from '#tests/support/orders/practice-gateway.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { closeCredit } from './make-statements.ts'

let shop: TestShop
let finance: StaffCaller
beforeAll(async () => {
  const gateway = await practiceGateway()
  shop = await testShop({ env: gateway.env })
  shop.clock.hold()
  finance = await shop.staff('finance')
})

const TERMS = { limit: 10_000_000, statementDay: 1, dueDays: 10, reason: '연간 거래 계약' }

async function firm(): Promise<MemberCaller> {
  const member = await shop.member()
  const body = { ...TERMS, seen: await seenTerms(shop, member.memberId) }
  await shop.call(contract.setTerms, { as: finance, params: { memberId: member.memberId }, body })
  return member
}

async function owe(as: MemberCaller): Promise<number> {
  const { orderNumber, total } = await placeFlyer(shop, as)
  expect((await shop.call(contract.deferOrders, { as, body: { orderNumbers: [orderNumber] } })).status).toBe(200)
  return total
}

async function nextMonth(): Promise<void> {
  const month = () => seoulDay(shop.clock.now()).slice(0, 7)
  const before = month()
  do shop.clock.forward({ days: 1 })
  while (month() === before)
  await closeCredit(shop.container)
}

const own = async (as: MemberCaller) => (await shop.call(contract.readOwnCredit, { as })).data
async function merge(from: MemberCaller, into: MemberCaller) {
  const body = { into: into.memberId, proof: 'documents' as const, reason: '한 회사', ownPassword: DEMO_STAFF_PASSWORD }
  const desk = await enterDesk(shop, 'admin')
  return shop.call(mergeMembers, { ...desk, params: { memberId: from.memberId }, body })
}

it('what a merged firm owes is owed by the one that stays, statement by statement, and asked of it', async () => {
  const [gone, kept] = [await firm(), await firm()]
  const [old, ownOld] = [await owe(gone), await owe(kept)]
  await nextMonth()
  const later = await owe(gone)
  const [statement] = (await own(gone)).statements
  expect((await merge(gone, kept)).status).toBe(200)
  const merged = await own(kept)
  expect(merged.owed).toBe(old + ownOld + later)
  expect(merged.statements.map(({ total }) => total).toSorted()).toEqual([old, ownOld].toSorted())
  const paid = { amount: old, receivedDay: seoulDay(shop.clock.now()), memo: '' }
  const params = { statementId: statement?.id ?? '' }
  expect((await shop.call(contract.recordCreditPayment, { as: finance, params, body: paid })).status).toBe(200)
  expect((await own(kept)).owed).toBe(ownOld + later)
  await nextMonth()
  const [newest, ...others] = (await own(kept)).statements
  expect([newest?.total, others.length]).toEqual([later, 2])
  await expectSound(shop)
})

it('its terms go to a firm that has none of its own', async () => {
  const [gone, kept] = [await firm(), await shop.member()]
  const total = await owe(gone)
  expect((await merge(gone, kept)).status).toBe(200)
  expect(await own(kept)).toMatchObject({ owed: total, left: TERMS.limit - total })
  await expectSound(shop)
})
