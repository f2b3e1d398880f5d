import type { FastifyRequest } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { listKinds } from '#/contract/catalogue/catalog.contract.ts'
import { startUpload } from '#/contract/files/files.contract.ts'
import { addCartItem } from '#/contract/ordering/cart.contract.ts'
import { listOrders, readOrder } from '#/contract/ordering/read-order.contract.ts'
import {
  createApiKey,
  endApiKey,
  endMemberApiKey,
  listApiKeys,
  listMemberApiKeys,
  readApiGuide,
} from '#/contract/people/api-keys.contract.ts'
import { changeMemberStanding } from '#/contract/people/member-desk.contract.ts'
import { resumeMember, suspendMember } from '#/contract/people/member-state.contract.ts'
import { listSessions, profile } from '#/contract/people/profile.contract.ts'
import type { ApiScope } from '#/domain/members/api-scopes.data.ts'
import { KEY_CALLS_A_MINUTE } from '#/server/platform/http/rate-gate.ts'
import { describeMember } from '#/server/features/people/members/describe-member.ts'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import { createSealer } from '#/server/platform/sealer.ts'
import { enterDesk } from '#tests/support/invite.ts'
import type { Caller, MemberCaller } from '#tests/support/callers.ts'
import { keyAuthenticator } from './key-authenticator.ts'
import { flyer, placeFlyer } from '#tests/support/orders/checkout.ts'
import { seenStanding } from '#tests/support/looked-at.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let firm: MemberCaller
beforeAll(async () => {
  shop = await testShop()
  firm = await shop.member({ type: 'BUSINESS' })
})

const ALL: ApiScope[] = ['catalogue', 'files', 'orders-read', 'orders-write', 'payments', 'proofs']
async function keyOf(as: Caller, scopes: ApiScope[] = ALL, days: number | null = null) {
  const made = await shop.call(createApiKey, { as, body: { name: '재고 시스템', scopes, days } })
  return { ...made.data, as: { headers: { authorization: `Bearer ${made.data.secret}` } } }
}
const stored = async () => JSON.stringify((await shop.container.database.pool.query('select * from api_key')).rows)

describe('a key of the API', () => {
  it('speaks for its member, is shown once and stored as a keyed hash', async () => {
    const { secret, key, as } = await keyOf(firm)
    const placed = await placeFlyer(shop, firm)
    expect((await shop.call(listOrders, { as })).data.orders.map(({ orderNumber }) => orderNumber)).toEqual([
      placed.orderNumber,
    ])
    expect(await stored()).not.toContain(secret.slice(10))
    const listed = (await shop.call(listApiKeys, { as: firm })).data.keys.find(({ id }) => id === key.id)
    expect(listed).toMatchObject({ hint: secret.slice(0, 10), lastUsedAt: expect.any(String) })
    expect(JSON.stringify(listed)).not.toContain(secret)
  })

  it('opens only what says so, and of that only its scopes', async () => {
    const { as } = await keyOf(firm, ['catalogue'])
    expect((await shop.call(listKinds, { as })).status).toBe(200)
    const wrong = await shop.call(listOrders, { as })
    expect([wrong.status, wrong.failure?.message]).toEqual([403, '이 API 키에는 「주문 조회」 권한이 없습니다.'])
    for (const endpoint of [profile, listSessions, listApiKeys] as const)
      expect((await shop.call(endpoint, { as })).status, endpoint.id).toBe(403)
    const more = { name: '더 큰 키', scopes: ALL, days: null }
    expect((await shop.call(createApiKey, { as, body: more })).status).toBe(403)
    const upload = { name: 'a.pdf', bytes: 10, purpose: 'inner' as const }
    expect((await shop.call(startUpload, { as, body: upload })).status).toBe(403)
  })

  it('another firm’s object answers like a missing one', async () => {
    const other = await keyOf(await shop.member({ type: 'ACADEMY' }))
    const { orderNumber } = await placeFlyer(shop, firm)
    const theirs = await shop.call(readOrder, { as: other.as, params: { orderNumber } })
    const missing = await shop.call(readOrder, { as: other.as, params: { orderNumber: '20200101-AAAAAA' } })
    expect([theirs.status, theirs.failure?.message]).toEqual([404, missing.failure?.message])
    const { key } = await keyOf(firm)
    const stranger = await shop.member({ type: 'BUSINESS' })
    expect((await shop.call(endApiKey, { as: stranger, params: { keyId: key.id } })).status).toBe(404)
  })

  it('leaves a row for what it changes', async () => {
    const { as, key } = await keyOf(firm)
    await shop.call(addCartItem, { as, body: { spec: flyer(), files: [] } })
    const { rows } = await shop.container.database.pool.query(
      `select action, actor_kind, actor_id from audit_log where object_kind = 'api-key' and object_id = $1`,
      [key.id],
    )
    expect(rows).toEqual([{ action: 'cart.add-item', actor_kind: 'member', actor_id: firm.memberId }])
  })
})

describe('a key ends', () => {
  const status = async (as: Caller) => [
    (await shop.call(listOrders, { as })).status,
    (await shop.call(listKinds, { as })).status,
  ]

  it('by its member, by staff and by its day; also where no key is asked for', async () => {
    const mine = await keyOf(firm)
    await shop.call(endApiKey, { as: firm, params: { keyId: mine.key.id } })
    expect(await status(mine.as)).toEqual([401, 401])
    expect((await shop.call(endApiKey, { as: firm, params: { keyId: mine.key.id } })).status).toBe(404)

    const admin = await shop.staff()
    const seen = await keyOf(firm)
    const params = { memberId: firm.memberId, keyId: seen.key.id }
    const { data } = await shop.call(listMemberApiKeys, { as: admin, params: { memberId: firm.memberId } })
    expect(data.keys.map(({ id }) => id)).toContain(seen.key.id)
    expect((await shop.call(endMemberApiKey, { as: admin, params, body: { reason: '유출 신고' } })).status).toBe(200)
    expect(await status(seen.as)).toEqual([401, 401])

    const { as } = await keyOf(firm, ALL, 1)
    shop.clock.forward({ days: 2 })
    expect(await status(as)).toEqual([401, 401])
    expect(await status({ headers: { authorization: 'Bearer jikji_nonsense' } })).toEqual([401, 401])
  })

  it('with its member: blocked, no firm any more', async () => {
    const member = await shop.member({ type: 'BUSINESS' })
    const { as } = await keyOf(member)
    expect(await status(as)).toEqual([200, 200])
    const { pool } = shop.container.database
    await pool.query(`update member set suspended_at = now(), suspended_reason = '미수금' where id = $1`, [
      member.memberId,
    ])
    expect(await status(as)).toEqual([401, 401])
    await pool.query(`update member set suspended_at = null, suspended_reason = null, type = 'GENERAL' where id = $1`, [
      member.memberId,
    ])
    expect(await status(as)).toEqual([401, 401])
  })

  it('for good: whoever is let in again, or is a firm again, makes a new one', async () => {
    const desk = await enterDesk(shop, 'admin')
    const stopped = await shop.member({ type: 'BUSINESS' })
    const left = await shop.member({ type: 'BUSINESS' })
    const [a, b, late] = [await keyOf(stopped), await keyOf(left), { name: '늦은 키', scopes: ALL, days: null }]
    const params = { memberId: stopped.memberId }
    await shop.call(suspendMember, { ...desk, params, body: { reason: '유출', ownPassword: DEMO_STAFF_PASSWORD } })
    expect((await shop.call(createApiKey, { as: stopped, body: late })).status).toBe(401)
    await shop.call(resumeMember, { ...desk, params, body: { reason: '확인함' } })
    expect(await status(a.as)).toEqual([401, 401])
    for (const standing of ['general', 'business'] as const)
      await shop.call(changeMemberStanding, {
        ...desk,
        params: { memberId: left.memberId },
        body: { standing, reason: '사업을 접었다 다시 엶', seen: await seenStanding(shop, left.memberId) },
      })
    expect(await status(b.as)).toEqual([401, 401])
    const { keys } = (await shop.call(listApiKeys, { as: stopped })).data
    expect(keys).toMatchObject([{ endedBy: 'staff', endedAt: expect.any(String) }])
  })
})

describe('who may make keys', () => {
  it('firms, up to ten, with the password given lately', async () => {
    const person = await shop.member()
    const body = { name: '재고 시스템', scopes: ALL, days: null }
    expect((await shop.call(createApiKey, { as: person, body })).status).toBe(403)
    expect((await shop.call(createApiKey, { body })).status).toBe(401)
    const member = await shop.member({ type: 'BUSINESS' })
    const made = await Promise.all(Array.from({ length: 12 }, () => shop.call(createApiKey, { as: member, body })))
    expect(made.filter((answer) => answer.status === 200)).toHaveLength(10)
    shop.clock.forward({ minutes: 11 })
    expect((await shop.call(createApiKey, { as: firm, body })).status).toBe(403)
  })

  it('the guide lists what takes keys, from the contract', async () => {
    const { data } = await shop.call(readApiGuide, { as: firm })
    expect(data.endpoints).toContainEqual(
      expect.objectContaining({ id: 'orders.place', method: 'POST', scope: 'orders-write', idempotent: true }),
    )
    expect(data.endpoints.map(({ id }) => id)).not.toContain('members.change-password')
  })
})

it('calls of a key are counted by all servers together', async () => {
  const scaled = await testShop({ env: { RATE_SCALE: '0.02' } })
  const other = await scaled.another()
  const as = await scaled.member({ type: 'BUSINESS' })
  const body = { name: '재고 시스템', scopes: ALL, days: null }
  const { secret } = (await scaled.call(createApiKey, { as, body })).data
  const asKey = { headers: { authorization: `Bearer ${secret}` } }
  const most = Math.ceil(KEY_CALLS_A_MINUTE * 0.02)
  const calls = Array.from({ length: most + 2 }, (_, at) => (at % 2 ? scaled : other).call(listKinds, { as: asKey }))
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(most)
})

it('outlives a change of the sealing key once it was used', async () => {
  const { secret } = await keyOf(await shop.member({ type: 'BUSINESS' }))
  const { container, clock } = shop
  const who = async (key: string, others: string[] = []) => {
    const sealer = createSealer(
      Buffer.from(key),
      others.map((other) => Buffer.from(other)),
    )
    const deps = { ...container, sealer, describeMember: describeMember(undefined, clock) }
    const request = { headers: { authorization: secret } } as FastifyRequest
    return (await keyAuthenticator(deps).authenticate(request)).principal.kind
  }
  const { pool } = container.database
  const digest = createSealer(Buffer.from('the key of last year')).digest(secret)
  await pool.query('update api_key set digest = $1 where hint = $2', [digest, secret.slice(0, 10)])
  expect(await who('the key of this year')).toBe('visitor')
  expect(await who('the key of this year', ['the key of last year'])).toBe('member')
  expect(await who('the key of this year')).toBe('member')
})
