import { describe, expect, it } from 'vitest'
import { login, me } from '#/contract/people/login.contract.ts'
import * as memberState from '#/contract/people/member-state.contract.ts'
import * as partners from '#/contract/people/partner-accounts.contract.ts'
import { partnerLogin, partnerMe } from '#/contract/people/partner-auth.contract.ts'
import { listPartnerProofs } from '#/contract/prepress/proofs.contract.ts'
import * as accounts from '#/contract/people/staff-accounts.contract.ts'
import { confirmTotp, staffLogin, staffMe, startTotp } from '#/contract/people/staff-auth.contract.ts'
import { hire, hirePartner } from '#tests/support/invite.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { DEMO_MEMBER_PASSWORD } from '#/server/features/people/members/demo-members.data.ts'
import { DEMO_PARTNER } from '#/server/features/people/partners/demo-partner.data.ts'
import { DEMO_STAFF_PASSWORD } from './demo-staff.data.ts'
import { fromBase32, stepAt, totpAt } from './totp.ts'

const shop = await testShop()
const NEW = 'Vellum8?Quire'
const NOBODY = '00000000-0000-4000-8000-000000000000'
const ownPassword = DEMO_STAFF_PASSWORD

type Headed = { readonly headers: Readonly<Record<string, unknown>> }
const bearer = (answer: Headed) => ({ headers: { authorization: String(answer.headers['authorization']) } })
const enter = (at: TestShop, loginId: string, password = DEMO_STAFF_PASSWORD) =>
  at.call(staffLogin, { body: { loginId, password } })

async function idOf(table: string, loginId: string): Promise<string> {
  const column = table === 'member' ? 'login_key' : 'login_id'
  const { rows } = await shop.container.database.pool.query<{ id: string }>(
    `select id from ${table} where ${column} = $1`,
    [loginId],
  )
  return rows[0]?.id ?? ''
}

async function audited(action: string): Promise<number> {
  const { rowCount } = await shop.container.database.pool.query('select 1 from audit_log where action = $1', [action])
  return rowCount ?? 0
}

describe('the own password of somebody at the desk', () => {
  it('is changed by the one that is now; every other session ends and the old one opens nothing', async () => {
    const here = bearer(await enter(shop, 'proof'))
    const elsewhere = bearer(await enter(shop, 'proof'))
    const change = (currentPassword: string, newPassword: string) =>
      shop.call(accounts.changeStaffPassword, { ...here, body: { currentPassword, newPassword } })
    expect((await change('Wrong#Word77', NEW)).failure?.code).toBe('WRONG_LOGIN')
    expect((await change(DEMO_STAFF_PASSWORD, DEMO_STAFF_PASSWORD)).failure?.fields).toHaveProperty('newPassword')
    expect((await change(DEMO_STAFF_PASSWORD, 'Proof!2026')).failure?.code).toBe('INVALID_INPUT')
    expect((await change(DEMO_STAFF_PASSWORD, NEW)).status).toBe(200)
    expect((await shop.call(staffMe, here)).status).toBe(200)
    expect((await shop.call(staffMe, elsewhere)).status).toBe(401)
    expect((await enter(shop, 'proof')).failure?.code).toBe('WRONG_LOGIN')
    expect((await enter(shop, 'proof', NEW)).status).toBe(200)
    expect(await audited('staff.change-password')).toBe(1)
  })
})

describe('an administrator', () => {
  it('closes an account: it is out at once and stays out until it is opened again', async () => {
    const as = bearer(await enter(shop, 'admin'))
    const clerk = bearer(await enter(shop, 'service'))
    const params = { staffId: await idOf('staff_account', 'service') }
    const set = (active: boolean) => shop.call(accounts.setStaffState, { ...as, params, body: { active, ownPassword } })
    expect((await set(false)).data.account.disabledAt).not.toBeNull()
    expect((await shop.call(staffMe, clerk)).status).toBe(401)
    expect((await enter(shop, 'service')).failure?.code).toBe('WRONG_LOGIN')
    await set(true)
    expect((await enter(shop, 'service')).status).toBe(200)
    expect([await audited('staff.disable'), await audited('staff.enable')]).toEqual([1, 1])
  })

  it('cannot be closed when nobody else is one, even when two try to close each other at once', async () => {
    const as = bearer(await enter(shop, 'admin'))
    const admin = { staffId: await idOf('staff_account', 'admin') }
    const body = { active: false, ownPassword }
    const alone = await shop.call(accounts.setStaffState, { ...as, params: admin, body })
    expect([alone.failure?.code, alone.failure?.message]).toEqual(['CONFLICT', expect.stringContaining('마지막')])
    const { as: other, staffId } = await hire(shop, 'second', ['administrator'])
    const params = { staffId }
    const both = await Promise.all([
      shop.call(accounts.setStaffState, { ...as, params, body }),
      shop.call(accounts.setStaffState, { ...other, params: admin, body: { active: false, ownPassword: NEW } }),
    ])
    expect(both.map(({ status }) => status).toSorted()).not.toEqual([200, 200])
    await shop.container.database.pool.query(`update staff_account set disabled_at = null where login_id = 'admin'`)
  })

  it('gives a new password once, drops a lost second factor, sees and ends sessions', async () => {
    const as = bearer(await enter(shop, 'admin'))
    const params = { staffId: await idOf('staff_account', 'finance') }
    const clerk = bearer(await enter(shop, 'finance'))
    const { sessions } = (await shop.call(accounts.listStaffSessions, { ...as, params })).data
    expect(sessions).toHaveLength(1)
    expect(sessions[0]?.current).toBe(false)
    await shop.call(accounts.endStaffSessions, { ...as, params })
    expect((await shop.call(staffMe, clerk)).status).toBe(401)
    const body = { dropSecondFactor: true, ownPassword }
    const { temporaryPassword } = (await shop.call(accounts.resetStaffPassword, { ...as, params, body })).data
    expect((await enter(shop, 'finance')).failure?.code).toBe('WRONG_LOGIN')
    expect((await enter(shop, 'finance', temporaryPassword)).status).toBe(200)
  })

  it('suspends a partner and a member: sessions end, and the login says so as documented', async () => {
    const as = bearer(await enter(shop, 'admin'))
    const { loginId, password } = DEMO_PARTNER
    const reader = bearer(await shop.call(partnerLogin, { body: { loginId, password } }))
    const partner = { partnerId: await idOf('partner_account', loginId) }
    const close = { active: false, ownPassword }
    await shop.call(partners.setPartnerState, { ...as, params: partner, body: close })
    expect((await shop.call(partnerMe, reader)).status).toBe(401)
    expect((await shop.call(partnerLogin, { body: { loginId, password } })).failure?.code).toBe('WRONG_LOGIN')

    const account = { loginId: 'nuri', password: DEMO_MEMBER_PASSWORD, remember: false }
    const buyer = bearer(await shop.call(login, { body: account }))
    const member = { memberId: await idOf('member', 'nuri') }
    expect((await shop.call(memberState.listMemberSessions, { ...as, params: member })).data.sessions).toHaveLength(1)
    const body = { reason: '대금을 여러 번 되돌림', ownPassword }
    expect((await shop.call(memberState.suspendMember, { ...as, params: member, body })).status).toBe(200)
    expect((await shop.call(memberState.suspendMember, { ...as, params: member, body })).failure?.code).toBe('CONFLICT')
    expect((await shop.call(me, buyer)).status).toBe(401)
    const refused = await shop.call(login, { body: account })
    expect([refused.failure?.code, refused.failure?.message]).toEqual([
      'FORBIDDEN',
      expect.stringContaining('고객센터'),
    ])
    expect((await shop.call(login, { body: { ...account, password: 'wrong' } })).failure?.code).toBe('WRONG_LOGIN')
    await shop.call(memberState.resumeMember, { ...as, params: member, body: { reason: '대금을 갚음' } })
    const back = bearer(await shop.call(login, { body: account }))
    expect((await shop.call(memberState.endMemberSessions, { ...as, params: member })).status).toBe(200)
    expect((await shop.call(me, back)).status).toBe(401)
  })

  it('gives a partner a password once, which is replaced before anything else', async () => {
    const as = bearer(await enter(shop, 'admin'))
    const params = { partnerId: await hirePartner(shop, 'reader') }
    const { temporaryPassword } = (
      await shop.call(partners.resetPartnerPassword, { ...as, params, body: { ownPassword } })
    ).data
    const first = { loginId: 'reader', password: temporaryPassword }
    const reader = bearer(await shop.call(partnerLogin, { body: first }))
    const shut = await shop.call(listPartnerProofs, { ...reader, query: {} })
    expect([shut.status, shut.failure?.code]).toEqual([403, 'ACCOUNT_NOT_READY'])
    expect((await shop.call(partnerMe, reader)).data.needsPassword).toBe(true)
    const body = { currentPassword: temporaryPassword, newPassword: 'Folio9!Gutter' }
    expect((await shop.call(partners.changePartnerPassword, { ...reader, body })).status).toBe(200)
    expect((await shop.call(partnerMe, reader)).data.needsPassword).toBe(false)
    expect((await shop.call(listPartnerProofs, { ...reader, query: {} })).status).toBe(200)
    expect((await shop.call(partnerLogin, { body: first })).failure?.code).toBe('WRONG_LOGIN')
    const { accounts: all } = (await shop.call(partners.listPartnerAccounts, as)).data
    expect(all.map(({ loginId }) => loginId)).toContain('reader')
  })
})

describe('who may not', () => {
  it('manage accounts: anybody but an administrator; another’s account answers as a missing one', async () => {
    const params = { staffId: NOBODY, partnerId: NOBODY, memberId: NOBODY }
    const state = { active: false, ownPassword }
    const reset = { dropSecondFactor: false, ownPassword }
    const calls = [
      { endpoint: accounts.listStaff },
      { endpoint: accounts.setStaffState, params, body: state },
      { endpoint: accounts.resetStaffPassword, params, body: reset },
      { endpoint: accounts.listStaffSessions, params },
      { endpoint: accounts.endStaffSessions, params },
      { endpoint: partners.listPartnerAccounts },
      { endpoint: partners.setPartnerState, params, body: state },
      { endpoint: partners.resetPartnerPassword, params, body: { ownPassword } },
      { endpoint: memberState.suspendMember, params, body: { reason: 'x', ownPassword } },
      { endpoint: memberState.resumeMember, params, body: { reason: 'x' } },
      { endpoint: memberState.listMemberSessions, params },
      { endpoint: memberState.endMemberSessions, params },
    ] as const
    const admin = bearer(await enter(shop, 'admin'))
    for (const { endpoint, ...input } of calls) {
      for (const as of [
        await shop.staff('service'),
        await shop.staff('finance'),
        await shop.member(),
        await shop.partner(),
      ])
        expect([endpoint.id, (await shop.call(endpoint, { ...input, as } as never)).status]).toEqual([endpoint.id, 403])
      expect([endpoint.id, (await shop.call(endpoint, input as never)).status]).toEqual([endpoint.id, 401])
      if (!('params' in input)) continue
      const missing = await shop.call(endpoint, { ...input, ...admin })
      expect([endpoint.id, missing.status]).toEqual([endpoint.id, 404])
    }
  })

  it('change somebody else’s password by their own endpoint: members and partners at the desk’s, staff at theirs', async () => {
    const body = { currentPassword: 'x', newPassword: NEW }
    expect((await shop.call(accounts.changeStaffPassword, { body, as: await shop.member() })).status).toBe(403)
    expect((await shop.call(partners.changePartnerPassword, { body, as: await shop.staff() })).status).toBe(403)
  })
})

describe('the desk of a public shop', () => {
  it('opens nothing but the own account before a second factor is set up, and takes a recovery code once', async () => {
    const open = await testShop({ env: { PUBLIC_URL: 'https://shop.example.com' } })
    const as = bearer(await enter(open, 'admin'))
    expect((await open.call(staffMe, as)).data.needs).toEqual(['second-factor'])
    expect((await open.call(accounts.listStaff, as)).failure?.code).toBe('ACCOUNT_NOT_READY')
    const { secret } = (await open.call(startTotp, { ...as, body: { password: DEMO_STAFF_PASSWORD } })).data
    const otp = totpAt(fromBase32(secret), stepAt(open.clock.now()))
    const { recoveryCodes } = (await open.call(confirmTotp, { ...as, body: { otp } })).data
    expect(recoveryCodes).toHaveLength(10)
    expect((await open.call(accounts.listStaff, as)).status).toBe(200)
    const again = (code: string) =>
      open.call(staffLogin, { body: { loginId: 'admin', password: DEMO_STAFF_PASSWORD, otp: code } })
    const own = (await open.call(staffMe, as)).data.user.id
    const dropOwn = { params: { staffId: own }, body: { dropSecondFactor: true, ownPassword: DEMO_STAFF_PASSWORD } }
    expect((await open.call(accounts.resetStaffPassword, { ...as, ...dropOwn })).failure?.code).toBe('FORBIDDEN')
    const [code = ''] = recoveryCodes
    expect((await again(code.toLowerCase())).status).toBe(200)
    expect((await again(code)).failure?.code).toBe('WRONG_LOGIN')
  })

  it('counts wrong codes of the authenticator as wrong passwords', async () => {
    const open = await testShop({ env: { PUBLIC_URL: 'https://shop.example.com' } })
    const as = bearer(await enter(open, 'admin'))
    await open.call(startTotp, { ...as, body: { password: DEMO_STAFF_PASSWORD } })
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 7; n += 1)
      codes.push((await open.call(confirmTotp, { ...as, body: { otp: '000000' } })).failure?.code)
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2)
  })
})
