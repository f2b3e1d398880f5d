import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as shares from '#/contract/ordering/deal-shares.contract.ts'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { resumeMember, suspendMember } from '#/contract/people/member-state.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { enterDesk } from '#tests/support/invite.ts'
import { paidOrder, type PaidOrder } from '#tests/support/paid-order.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let member: MemberCaller
let order: PaidOrder

beforeAll(async () => {
  shop = await testShop()
  member = await shop.member({ name: '윤서영' })
  order = await paidOrder(shop, member.memberId)
})

type What = BodyInputOf<typeof shares.makeDealShare>['what']
const make = (what: What, more: { days?: number; label?: string } = {}, as = member) =>
  shop.call(shares.makeDealShare, { as, body: { what, label: '', ...more } })
const read = (token: string) => shop.call(shares.readDealLink, { body: { token } })
const ofOrder = () => ({ kind: 'order', orderNumber: order.orderNumber }) as const
const today = () => seoulDay(shop.clock.now())
const period = (from = today(), to = today()) => ({ kind: 'period', from, to }) as const

describe('a link to papers', () => {
  test('shows one order to whoever holds it, without a login, and writes each look down', async () => {
    const { token, share } = (await make(ofOrder(), { label: '세무법인' })).data
    expect(share).toMatchObject({ state: 'open', looks: 0, lastLookAt: null, label: '세무법인' })
    const shown = (await read(token)).data
    expect(shown).toMatchObject({ owner: '윤*영', deals: null, document: { title: '거래명세서', total: 113_000 } })
    const pdf = await shop.call(shares.printDealLink, { body: { token } })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const listed = (await shop.call(shares.listDealShares, { as: member })).data.shares
    expect(listed.find(({ id }) => id === share.id)).toMatchObject({ looks: 2, lastLookAt: expect.any(String) })
    const { rows } = await shop.container.database.pool.query<{ token_hash: string; looks: string[] }>(
      `select s.token_hash, array_agg(l.what order by l.id) as looks from deal_shares s
         join deal_share_looks l on l.share_id = s.id where s.id = $1 group by s.id`,
      [share.id],
    )
    expect(rows[0]?.looks).toEqual(['page', 'pdf'])
    expect(rows[0]?.token_hash).not.toContain(token)
  })

  test('shows a period, its table and the papers of its orders, and nothing besides', async () => {
    const { token } = (await make(period())).data
    const { data } = await read(token)
    expect(data.document).toBeNull()
    expect(data.deals?.rows).toEqual([expect.objectContaining({ orderNumber: order.orderNumber })])
    const pdf = (orderNumber?: string) => shop.call(shares.printDealLink, { body: { token, orderNumber } })
    expect((await pdf(order.orderNumber)).status).toBe(200)
    const others = await paidOrder(shop, (await shop.member()).memberId)
    expect((await pdf(others.orderNumber)).status).toBe(404)
    const empty = (await make(period('2026-01-01', '2026-01-31'))).data.token
    expect((await read(empty)).data.deals?.rows).toEqual([])
    const outside = { token: empty, orderNumber: order.orderNumber }
    expect((await shop.call(shares.printDealLink, { body: outside })).status).toBe(404)
    const sheet = await shop.call(shares.downloadDealLink, { body: { token, format: 'csv' } })
    expect(sheet.text).toContain(order.orderNumber)
    const { token: one } = (await make(ofOrder())).data
    expect((await shop.call(shares.downloadDealLink, { body: { token: one, format: 'csv' } })).status).toBe(404)
  })

  test('ends with the account that is shut out, and stays shut when that is let in again', async () => {
    const desk = await enterDesk(shop, 'admin')
    const firm = await shop.member({ type: 'BUSINESS' })
    const params = { memberId: firm.memberId }
    const own = await paidOrder(shop, firm.memberId)
    const { token } = (await make({ kind: 'order', orderNumber: own.orderNumber }, {}, firm)).data
    const period_ = (await make(period(), {}, firm)).data.token
    const looks = async () => [
      (await read(token)).status,
      (await shop.call(shares.printDealLink, { body: { token } })).status,
      (await read(period_)).status,
      (await shop.call(shares.downloadDealLink, { body: { token: period_, format: 'csv' } })).status,
    ]
    expect(await looks()).toEqual([200, 200, 200, 200])
    const reason = '계정 도용 신고'
    const body = { reason, ownPassword: DEMO_STAFF_PASSWORD }
    expect((await shop.call(suspendMember, { ...desk, params, body })).status).toBe(200)
    expect(await looks()).toEqual([404, 404, 404, 404])
    expect((await shop.call(resumeMember, { ...desk, params, body: { reason } })).status).toBe(200)
    expect(await looks()).toEqual([404, 404, 404, 404])
  })

  test('ends by its day or by hand, and then answers like one that never was', async () => {
    const { token, share } = (await make(ofOrder())).data
    const close = (as: MemberCaller) => shop.call(shares.revokeDealShare, { as, params: { id: share.id } })
    expect((await close(await shop.member())).status).toBe(404)
    expect((await read(token)).status).toBe(200)
    expect((await close(member)).data.state).toBe('revoked')
    expect((await close(member)).data.state).toBe('revoked')
    const unknown = await read('A'.repeat(32))
    const closed = await read(token)
    expect([closed.status, closed.failure?.message]).toEqual([404, unknown.failure?.message])
    const late = (await make(ofOrder(), { days: 2 })).data.token
    shop.clock.forward({ days: 3 })
    expect((await read(late)).status).toBe(404)
    expect((await shop.call(shares.listDealShares, { as: member })).data.shares[0]?.state).toBe('expired')
  })

  test('is made of one’s own only, for a time, and not without end', async () => {
    const stranger = await shop.member()
    expect((await make(ofOrder(), {}, stranger)).status).toBe(404)
    expect((await make(period('2026-02-01', '2026-01-01'))).status).toBe(400)
    expect((await make(period(), { days: 91 })).status).toBe(400)
    expect((await shop.call(shares.makeDealShare, { body: { what: period(), label: '' } })).status).toBe(401)
    expect((await shop.call(shares.listDealShares, { as: stranger })).data.shares).toEqual([])
    const many = await Promise.all(Array.from({ length: 24 }, () => make(period(), {}, stranger)))
    expect(many.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(many.filter(({ status }) => status === 409)).toHaveLength(4)
    expect((await read(randomUUID().replaceAll('-', ''))).status).toBe(404)
  })
})
