import { describe, expect, it } from 'vitest'
import { listAddresses, addAddress } from '#/contract/people/addresses.contract.ts'
import { login, me } from '#/contract/people/login.contract.ts'
import * as contract from '#/contract/people/member-desk.contract.ts'
import * as state from '#/contract/people/member-state.contract.ts'
import { profile } from '#/contract/people/profile.contract.ts'
import { revealMember } from '#/contract/people/staff-members.contract.ts'
import { previewOrder } from '#/contract/ordering/place-order.contract.ts'
import { readOrder } from '#/contract/ordering/read-order.contract.ts'
import { DEMO_STAFF_PASSWORD } from '#/server/features/people/staff/demo-staff.data.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { enterDesk } from '#tests/support/invite.ts'
import { addFlyer } from '#tests/support/orders/checkout.ts'
import { paidOrder } from '#tests/support/paid-order.ts'
import { seenDiscount, seenStanding } from '#tests/support/looked-at.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const ownPassword = DEMO_STAFF_PASSWORD
const NOBODY = '00000000-0000-4000-8000-000000000000'
const PASSWORD = 'Folio9!Gutter'
const passwordHash = await shop.container.passwords.hash(PASSWORD)
const desk = async (memberId: string) =>
  (await shop.call(contract.readMemberDesk, { as: await shop.staff('service'), params: { memberId } })).data

describe('the page of a member', () => {
  it('shows money, orders, notes and addresses with dots; who looked is written down', async () => {
    const member = await shop.member({ name: '홍길동' })
    const { memberId } = member
    const { orderNumber } = await paidOrder(shop, memberId)
    const address = {
      label: '사무실',
      receiver: '홍길동',
      phone: '01055556666',
      zipcode: '04526',
      address: '서울 중구 세종대로 110',
      addressEtc: '3층',
      isDefault: true,
    }
    expect((await shop.call(addAddress, { as: member, body: address })).status).toBe(200)
    const service = await shop.staff('service')
    const note = { params: { memberId }, body: { body: '견본을 먼저 보내 달라고 하심' } }
    expect((await shop.call(contract.writeMemberNote, { as: service, ...note })).status).toBe(200)
    const page = (await shop.call(contract.readMemberDesk, { as: service, params: { memberId } })).data
    expect(page.member).toMatchObject({ maskedName: '홍*동', type: 'GENERAL', suspended: null })
    expect(page.orders).toMatchObject([{ number: orderNumber, payment: 'paid' }])
    expect(page.sums).toMatchObject({ orders: 1, unpaid: 0, paid: page.orders[0]?.total })
    expect(page.addresses).toMatchObject([{ label: '사무실', maskedReceiver: '홍*동', region: '서울 중구' }])
    expect(page.notes).toMatchObject([{ body: '견본을 먼저 보내 달라고 하심', by: '시험 직원' }])
    expect(JSON.stringify(page)).not.toMatch(/01055556666|세종대로|홍길동/)
    const opened = (await shop.call(revealMember, { as: service, params: { memberId } })).data
    expect(opened.addresses).toMatchObject([{ receiver: '홍길동', address: '서울 중구 세종대로 110' }])
    const { rows } = await shop.container.database.pool.query<{ action: string }>(
      'select action from audit_log where object_id = $1 and actor_id = $2 order by id',
      [memberId, service.staffId],
    )
    expect(rows.map(({ action }) => action)).toEqual(['member-desk.write-note', 'member.look', 'member.reveal'])
  })
})

describe('what the desk decides about a member', () => {
  it('is another kind with a reason: the member may the new things at once', async () => {
    const member = await shop.member({ passwordHash })
    const as = await shop.staff()
    const params = { memberId: member.memberId }
    const change = async (standing: 'academy-contract' | 'hamamath' | 'business', reason = '계약서 받음') => {
      const seen = await seenStanding(shop, member.memberId)
      return shop.call(contract.changeMemberStanding, { as, params, body: { standing, reason, seen } })
    }
    expect((await change('academy-contract', ' ')).failure?.fields).toHaveProperty('reason')
    expect((await change('academy-contract')).status).toBe(200)
    expect((await change('academy-contract')).failure?.code).toBe('CONFLICT')
    const body = { loginId: member.loginId, password: PASSWORD, remember: false }
    const entered = (await shop.call(login, { body })).data.user
    expect([entered.roles, entered.customerGrade]).toEqual(['ROLE_USER_TYPE_ACADEMY,ROLE_GRADE_0051', '0051'])
    expect((await change('hamamath', '교재 사용 확인')).status).toBe(200)
    const { changes, member: now } = await desk(member.memberId)
    expect(now).toMatchObject({ type: 'HAMAMATH', grade: '0080', approval: 'approved' })
    expect(changes.map(({ was, becomes }) => [was, becomes])).toEqual([
      ['계약 학원 (0051)', '하마매쓰 (0080)'],
      ['일반', '계약 학원 (0051)'],
    ])
  })

  it('is a discount with a reason that ends by itself after its last day', async () => {
    const member = await shop.member()
    const as = await shop.staff()
    const params = { memberId: member.memberId }
    const agree = async (rate: number, until: string | null) => {
      const seen = await seenDiscount(shop, member.memberId)
      return shop.call(contract.agreeDiscount, { as, params, body: { rate, until, reason: '연간 계약', seen } })
    }
    const today = new Date(shop.clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
    expect((await agree(51, null)).failure?.code).toBe('INVALID_INPUT')
    expect((await agree(5, '2020-01-01')).failure?.fields).toHaveProperty('until')
    expect((await agree(5, today)).status).toBe(200)
    const item = await addFlyer(shop, member)
    const counts = [{ line: 1, copies: item.spec.copies }]
    const preview = { itemIds: [item.id], deliveries: [{ method: 'courier' as const, zipcode: '04524', counts }] }
    const amounts = async () => (await shop.call(previewOrder, { as: member, body: preview })).data.amounts
    const reduced = await amounts()
    expect(reduced.discountTotal).toBeGreaterThan(0)
    expect(Number.isInteger(reduced.discountTotal)).toBe(true)
    const { goodsSupply, goodsVat, deliveryTotal, discountTotal, total } = reduced
    expect(total).toBe(goodsSupply + goodsVat + deliveryTotal - discountTotal)
    const rate = async () => (await shop.call(profile, { as: member })).data.discountRate
    expect(await rate()).toBe(5)
    shop.clock.forward({ days: 1 })
    expect(await rate()).toBe(0)
    expect((await amounts()).discountTotal).toBe(0)
    expect((await desk(member.memberId)).member.discount).toMatchObject({ rate: 5, over: true, reason: '연간 계약' })
    expect((await agree(0, null)).status).toBe(200)
    expect((await desk(member.memberId)).member.discount).toMatchObject({ rate: 0, until: null, reason: null })
  })

  it('is out and in again with a reason, both in the history; signing in says what to do', async () => {
    const member = await shop.member({ passwordHash })
    const params = { memberId: member.memberId }
    const admin = await enterDesk(shop, 'admin')
    const entry = { body: { loginId: member.loginId, password: PASSWORD, remember: false } }
    const inside = { authorization: String((await shop.call(login, entry)).headers['authorization']) }
    const body = { reason: '대금을 여러 번 되돌림', ownPassword }
    expect((await shop.call(state.suspendMember, { ...admin, params, body })).status).toBe(200)
    expect((await shop.call(me, { headers: inside })).status).toBe(401)
    expect((await shop.call(login, entry)).failure?.message).toContain('고객센터')
    const resume = { ...admin, params, body: { reason: '갚으심' } }
    expect((await shop.call(state.resumeMember, resume)).status).toBe(200)
    expect((await shop.call(login, entry)).status).toBe(200)
    const { changes } = await desk(member.memberId)
    expect(changes.map(({ what, reason }) => [what, reason])).toEqual([
      ['resume', '갚으심'],
      ['suspend', '대금을 여러 번 되돌림'],
    ])
  })
})

describe('merging two accounts of one person', () => {
  const merge = async (from: string, into: string, proof: 'same-phone' | 'documents' = 'same-phone') =>
    shop.call(contract.mergeMembers, {
      ...(await enterDesk(shop, 'admin')),
      params: { memberId: from },
      body: { into, proof, reason: '아이디를 둘 만드심', ownPassword },
    })

  it('gives everything to the one that stays, and the other one ends', async () => {
    const gone = await shop.member({ passwordHash })
    const kept = await shop.member()
    const { orderNumber } = await paidOrder(shop, gone.memberId)
    const address = {
      label: '집',
      receiver: '홍길동',
      phone: '01055556666',
      zipcode: '04526',
      address: '서울 중구 세종대로 110',
      addressEtc: '',
      isDefault: true,
    }
    await shop.call(addAddress, { as: gone, body: address })
    await shop.call(addAddress, { as: kept, body: { ...address, label: '사무실' } })
    const done = await merge(gone.memberId, kept.memberId)
    expect(done.status, done.text).toBe(200)
    expect((await shop.call(readOrder, { as: kept, params: { orderNumber } })).status).toBe(200)
    const { addresses } = (await shop.call(listAddresses, { as: kept })).data
    expect(addresses.map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ['사무실', true],
      ['집', false],
    ])
    const entry = { body: { loginId: gone.loginId, password: PASSWORD, remember: false } }
    expect((await shop.call(login, entry)).failure?.code).toBe('WRONG_LOGIN')
    expect((await desk(kept.memberId)).changes).toMatchObject([{ what: 'merge', was: gone.loginId }])
    const params = { memberId: gone.memberId }
    expect((await shop.call(contract.readMemberDesk, { as: await shop.staff(), params })).status).toBe(404)
    expect((await merge(gone.memberId, kept.memberId)).status).toBe(404)
    expect((await shop.brokenInvariants()).filter((broken) => !broken.startsWith('I7'))).toEqual([])
  })

  it('is told to every contact of both, each once: whoever was taken for somebody else hears of it', async () => {
    const gone = await shop.member()
    const kept = await shop.member()
    const { pool } = shop.container.database
    await pool.query(`update member set phone = '01066667777' where id = $1`, [gone.memberId])
    await pool.query(`update member set phone = '01088889999' where id = $1`, [kept.memberId])
    expect((await merge(gone.memberId, kept.memberId, 'documents')).status).toBe(200)
    for (const contact of [
      `${gone.loginId}@example.com`,
      '01066667777',
      `${kept.loginId}@example.com`,
      '01088889999',
    ]) {
      const told = (await sentTo(shop, contact)).filter((text) => text.includes('합쳤습니다'))
      expect([contact, told]).toEqual([contact, [expect.stringContaining(gone.loginId.slice(0, 2))]])
      expect(told.join()).not.toContain(gone.loginId)
    }
  })

  it('is done once when two merge them both ways at once', async () => {
    const one = await shop.member()
    const two = await shop.member()
    const both = await Promise.all([merge(one.memberId, two.memberId), merge(two.memberId, one.memberId)])
    expect(both.map(({ status }) => status).toSorted()).not.toEqual([200, 200])
    expect(both.some(({ status }) => status === 200)).toBe(true)
  })

  it('wants proof that holds, two different members, and nobody suspended', async () => {
    const one = await shop.member()
    const two = await shop.member()
    const { pool } = shop.container.database
    await pool.query(`update member set phone = '01099990000' where id = $1`, [two.memberId])
    expect((await merge(one.memberId, two.memberId)).failure?.fields).toHaveProperty('proof')
    expect((await merge(one.memberId, one.memberId)).failure?.fields).toHaveProperty('into')
    expect((await merge(one.memberId, NOBODY)).failure?.fields).toHaveProperty('into')
    const guest = await shop.guest()
    expect((await merge(one.memberId, guest.memberId, 'documents')).failure?.fields).toHaveProperty('into')
    await pool.query(`update member set suspended_at = now(), suspended_reason = 'x' where id = $1`, [two.memberId])
    expect((await merge(one.memberId, two.memberId, 'documents')).failure?.code).toBe('CONFLICT')
  })
})

describe('who may not', () => {
  it('see or decide: anybody without the right; a member who is not there answers as missing', async () => {
    const params = { memberId: NOBODY }
    const reason = '사유'
    const reads = [
      { endpoint: contract.readMemberDesk, params },
      { endpoint: contract.writeMemberNote, params, body: { body: '메모' } },
    ]
    const decides = [
      { endpoint: contract.changeMemberStanding, params, body: { standing: 'business', reason, seen: {} } },
      { endpoint: contract.agreeDiscount, params, body: { rate: 3, until: null, reason, seen: {} } },
      {
        endpoint: contract.mergeMembers,
        params,
        body: { into: NOBODY.replace('4', '5'), proof: 'documents', reason, ownPassword },
      },
    ]
    const strangers = [await shop.staff('production'), await shop.member(), await shop.partner()]
    const admin = await enterDesk(shop, 'admin')
    for (const { endpoint, ...input } of [...reads, ...decides]) {
      for (const as of strangers)
        expect([endpoint.id, (await shop.call(endpoint, { ...input, as } as never)).status]).toEqual([endpoint.id, 403])
      expect([endpoint.id, (await shop.call(endpoint, input as never)).status]).toEqual([endpoint.id, 401])
      expect([endpoint.id, (await shop.call(endpoint, { ...input, ...admin } as never)).status]).toEqual([
        endpoint.id,
        404,
      ])
    }
    for (const { endpoint, ...input } of decides) {
      const clerk = await shop.call(endpoint, { ...input, as: await shop.staff('service') } as never)
      expect([endpoint.id, clerk.status]).toEqual([endpoint.id, 403])
    }
  })
})
