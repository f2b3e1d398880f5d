import { describe, expect, it } from 'vitest'
import { listDeskReviews } from '#/contract/support/staff-reviews.contract.ts'
import * as accounts from '#/contract/people/staff-accounts.contract.ts'
import { staffMe } from '#/contract/people/staff-auth.contract.ts'
import * as contract from '#/contract/people/staff-roles.contract.ts'
import { listTariffs } from '#/contract/catalogue/versions.contract.ts'
import { enterDesk, hire, INVITED_PASSWORD } from '#tests/support/invite.ts'
import { lookedAt } from '#/server/platform/looked-at.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { DEMO_STAFF_PASSWORD } from './demo-staff.data.ts'

const shop = await testShop()
const ownPassword = DEMO_STAFF_PASSWORD
const NOBODY = '00000000-0000-4000-8000-000000000000'

const make = async (name: string, rights: readonly ('reviews' | 'tariffs' | 'staff')[]) =>
  (
    await shop.call(contract.makeStaffRole, {
      ...(await enterDesk(shop, 'admin')),
      body: { name, rights: [...rights], ownPassword },
    })
  ).data

describe('a role', () => {
  it('begins as the five of the shop, and the administrator’s has every right', async () => {
    const { roles } = (await shop.call(contract.listStaffRoles, await enterDesk(shop, 'admin'))).data
    expect(roles.map(({ id }) => id).toSorted()).toEqual(['administrator', 'finance', 'production', 'proof', 'service'])
    expect(roles[0]).toMatchObject({ id: 'administrator', fixed: true, people: 1 })
    expect(roles.find(({ id }) => id === 'finance')?.rights).toEqual([
      'estimates',
      'cancel-requests',
      'money',
      'coupons',
      'coupon-grants',
      'tax-papers',
      'tariffs',
      'reports',
    ])
  })

  it('that is changed counts from the next call on: what it lost is refused in words, and nothing is done', async () => {
    const role = await make('후기 담당', ['reviews'])
    const { as } = await hire(shop, 'critic', [role.id])
    expect((await shop.call(listDeskReviews, { ...as, query: {} })).status).toBe(200)
    expect((await shop.call(listTariffs, as)).status).toBe(403)
    const admin = await enterDesk(shop, 'admin')
    const change = (version: number) =>
      shop.call(contract.changeStaffRole, {
        ...admin,
        params: { roleId: role.id },
        body: { name: '요금 담당', rights: ['tariffs'], version, ownPassword },
      })
    expect((await change(role.version)).data).toMatchObject({ name: '요금 담당', rights: ['tariffs'], people: 1 })
    const lost = await shop.call(listDeskReviews, { ...as, query: {} })
    expect([lost.failure?.code, lost.failure?.message]).toEqual(['FORBIDDEN', expect.stringContaining('「후기」')])
    expect((await shop.call(listTariffs, as)).status).toBe(200)
    expect((await shop.call(staffMe, as)).data.user).toMatchObject({
      roles: [{ id: role.id, name: '요금 담당' }],
      rights: ['tariffs'],
    })
    expect((await change(role.version)).failure?.code).toBe('CONFLICT')
  })

  it('is changed by one of two owners at once; the other is told', async () => {
    const role = await make('둘이서', ['reviews'])
    const admin = await enterDesk(shop, 'admin')
    const change = (name: string) =>
      shop.call(contract.changeStaffRole, {
        ...admin,
        params: { roleId: role.id },
        body: { name, rights: [], version: role.version, ownPassword },
      })
    const both = await Promise.all([change('하나'), change('둘')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('keeps its name to itself, and goes only when nobody has it', async () => {
    const role = await make('임시', [])
    const admin = await enterDesk(shop, 'admin')
    const twin = { name: '임시', rights: [], ownPassword }
    expect((await shop.call(contract.makeStaffRole, { ...admin, body: twin })).failure?.fields).toHaveProperty('name')
    await hire(shop, 'helper', [role.id])
    const params = { roleId: role.id }
    expect((await shop.call(contract.dropStaffRole, { ...admin, params })).failure?.code).toBe('CONFLICT')
    const { accounts: all } = (await shop.call(accounts.listStaff, admin)).data
    const { id: staffId = '', seen = {} } = all.find(({ loginId }) => loginId === 'helper') ?? {}
    const give = (wanted: string) => ({ ...admin, params: { staffId }, body: { roles: [wanted], seen, ownPassword } })
    expect((await shop.call(contract.giveStaffRoles, give('proof'))).status).toBe(200)
    const late = await shop.call(contract.giveStaffRoles, give('finance'))
    expect([late.status, late.failure?.message]).toEqual([409, expect.stringContaining('역할이 바뀌어')])
    expect((await shop.call(contract.dropStaffRole, { ...admin, params })).status).toBe(200)
  })

  it('of administrators stays as it is', async () => {
    const admin = await enterDesk(shop, 'admin')
    const params = { roleId: 'administrator' }
    const body = { name: '관리자', rights: [], version: 1, ownPassword }
    expect((await shop.call(contract.changeStaffRole, { ...admin, params, body })).failure?.code).toBe('CONFLICT')
    expect((await shop.call(contract.dropStaffRole, { ...admin, params })).failure?.code).toBe('CONFLICT')
  })
})

describe('who has a role', () => {
  it('is decided by administrators, and the last of them stays one', async () => {
    const admin = await enterDesk(shop, 'admin')
    const me = (await shop.call(staffMe, admin)).data.user
    const seen = lookedAt({ 역할: ['administrator'] })
    const own = { ...admin, params: { staffId: me.id }, body: { roles: ['proof'], seen, ownPassword } }
    const last = await shop.call(contract.giveStaffRoles, own)
    expect([last.failure?.code, last.failure?.message]).toEqual(['CONFLICT', expect.stringContaining('마지막 관리자')])
    const { as: other, staffId } = await hire(shop, 'chief', ['administrator'])
    const theirs = { ...other, params: { staffId }, body: { roles: ['proof'], seen, ownPassword: INVITED_PASSWORD } }
    const both = await Promise.all([
      shop.call(contract.giveStaffRoles, own),
      shop.call(contract.giveStaffRoles, theirs),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await shop.container.database.pool.query(
      `update staff_account set roles = '{administrator}' where login_id in ('admin', 'chief')`,
    )
  })

  it('is not decided by who has less: neither given, taken, reset nor closed', async () => {
    const role = await make('인사 담당', ['staff'])
    const { as } = await hire(shop, 'office', [role.id])
    const admin = (await shop.call(staffMe, await enterDesk(shop, 'admin'))).data.user
    const params = { staffId: admin.id }
    const own = { ownPassword: INVITED_PASSWORD }
    const refused = [
      await shop.call(contract.giveStaffRoles, { ...as, params, body: { roles: ['proof'], seen: {}, ...own } }),
      await shop.call(accounts.setStaffState, { ...as, params, body: { active: false, ...own } }),
      await shop.call(accounts.resetStaffPassword, { ...as, params, body: { dropSecondFactor: true, ...own } }),
      await shop.call(accounts.endStaffSessions, { ...as, params }),
      await shop.call(contract.makeStaffRole, { ...as, body: { name: '모두', rights: ['money'], ...own } }),
    ]
    expect(refused.map(({ failure }) => failure?.code)).toEqual(Array.from({ length: 5 }, () => 'FORBIDDEN'))
  })
})

describe('own sessions', () => {
  it('are listed and ended, and nobody else’s', async () => {
    const here = await enterDesk(shop, 'proof')
    const there = await enterDesk(shop, 'proof')
    const { sessions } = (await shop.call(accounts.listOwnSessions, here)).data
    const other = sessions.find(({ current }) => !current)
    const params = { sessionId: other?.id ?? NOBODY }
    const foreign = await enterDesk(shop, 'finance')
    expect((await shop.call(accounts.endOwnSession, { ...foreign, params })).status).toBe(404)
    expect((await shop.call(accounts.endOwnSession, { ...here, params })).status).toBe(200)
    expect((await shop.call(staffMe, there)).status).toBe(401)
    expect((await shop.call(accounts.endOwnSession, { as: await shop.member(), params })).status).toBe(403)
    expect((await shop.call(accounts.listOwnSessions, { as: await shop.partner() })).status).toBe(403)
  })
})

describe('who may not', () => {
  it('see or change roles: anybody without the right', async () => {
    const body = { name: '누구', rights: [], ownPassword }
    const calls = [
      { endpoint: contract.listStaffRoles },
      { endpoint: contract.makeStaffRole, body },
      { endpoint: contract.changeStaffRole, params: { roleId: 'proof' }, body: { ...body, version: 1 } },
      { endpoint: contract.dropStaffRole, params: { roleId: 'proof' } },
      {
        endpoint: contract.giveStaffRoles,
        params: { staffId: NOBODY },
        body: { roles: ['proof'], seen: {}, ownPassword },
      },
    ] as const
    for (const { endpoint, ...input } of calls) {
      for (const as of [await shop.staff('finance'), await shop.member(), await shop.partner()])
        expect([endpoint.id, (await shop.call(endpoint, { ...input, as } as never)).status]).toEqual([endpoint.id, 403])
      expect([endpoint.id, (await shop.call(endpoint, input as never)).status]).toEqual([endpoint.id, 401])
    }
    const admin = await enterDesk(shop, 'admin')
    const give = { ...admin, params: { staffId: NOBODY }, body: { roles: ['proof'], seen: {}, ownPassword } }
    expect((await shop.call(contract.giveStaffRoles, give)).status).toBe(404)
    const gone = { ...admin, params: { roleId: 'no-such-role' }, body: { ...body, version: 1 } }
    expect((await shop.call(contract.changeStaffRole, gone)).status).toBe(404)
  })
})
