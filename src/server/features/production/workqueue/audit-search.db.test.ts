import { beforeAll, expect, test } from 'vitest'
import { readStaffOrder } from '#/contract/production/staff-order.contract.ts'
import { agreeDiscount, readMemberDesk } from '#/contract/people/member-desk.contract.ts'
import { listAudit } from '#/contract/production/audit.contract.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { placeFlyer } from '#tests/support/orders/checkout.ts'
import { seenDiscount } from '#tests/support/looked-at.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let chief: StaffCaller
let service: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  chief = await shop.staff('administrator')
  service = await shop.staff('service')
  await shop.container.database.pool.query(`update staff_account set name = '박서연_상담' where id = $1`, [
    service.staffId,
  ])
  const { orderNumber } = await placeFlyer(shop, await shop.member())
  await shop.call(readStaffOrder, { as: service, params: { orderNumber } })
})

const found = async (query: { who?: string; from?: string; to?: string }) =>
  (await shop.call(listAudit, { as: chief, query })).data.items.filter(({ who }) => who === '박서연_상담').length

test('a person is found by a part of the name, and signs of a pattern are only themselves', async () => {
  expect(await found({ who: '서연' })).toBeGreaterThan(0)
  expect(await found({ who: '연_상' })).toBeGreaterThan(0)
  expect(await found({ who: '박%담' })).toBe(0)
  expect(await found({ who: '김서연' })).toBe(0)
})

test('a period whose end lies before its start is refused in words', async () => {
  const refused = await shop.call(listAudit, { as: chief, query: { from: '2026-11-22', to: '2026-11-20' } })
  expect(refused.status).toBe(400)
  expect(refused.failure?.fields?.['to']).toBe('종료일은 시작일 이후여야 합니다.')
})

test('one object is followed through everybody who touched it, in words and with dots', async () => {
  const member = await shop.member({ name: '홍길동' })
  const params = { memberId: member.memberId }
  await shop.call(readMemberDesk, { as: service, params })
  const body = { rate: 5, until: null, reason: '연간 계약', seen: await seenDiscount(shop, member.memberId) }
  await shop.call(agreeDiscount, { as: chief, params, body })
  const query = { objectKind: 'member', objectId: member.memberId }
  const { items } = (await shop.call(listAudit, { as: chief, query })).data
  expect(items.map(({ sentence }) => sentence)).toEqual([
    '회원 홍*동: 회원 할인 변경 (할인 없음 → 5%, 연간 계약)',
    '회원 홍*동: 회원 화면 열람',
  ])
  expect((await shop.call(listAudit, { as: service, query })).status).toBe(403)
})
