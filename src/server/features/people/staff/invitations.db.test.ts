import { describe, expect, it } from 'vitest'
import * as contract from '#/contract/people/invitations.contract.ts'
import { partnerLogin } from '#/contract/people/partner-auth.contract.ts'
import { listStaff, setStaffState } from '#/contract/people/staff-accounts.contract.ts'
import { staffLogin, staffMe } from '#/contract/people/staff-auth.contract.ts'
import { giveStaffRoles, makeStaffRole } from '#/contract/people/staff-roles.contract.ts'
import { lookedAt } from '#/server/platform/looked-at.ts'
import { bearer, enterDesk, hire, INVITED_PASSWORD, linkTo } from '#tests/support/invite.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { DEMO_STAFF_PASSWORD } from './demo-staff.data.ts'

const shop = await testShop()
const ownPassword = DEMO_STAFF_PASSWORD
const NOBODY = '00000000-0000-4000-8000-000000000000'

const invite = async (email: string, roles = ['production']) =>
  shop.call(contract.inviteStaff, {
    ...(await enterDesk(shop, 'admin')),
    body: { name: '김제본', email, roles, ownPassword },
  })
const join = (token: string, loginId: string, password = INVITED_PASSWORD) =>
  shop.call(contract.joinStaff, { body: { token, loginId, password } })

describe('an invitation', () => {
  it('is read by its link, makes the account once and logs it in; the second factor comes before anything else', async () => {
    const email = 'binder@example.com'
    const { data } = await invite(email)
    expect(data.invitation).toMatchObject({ email, roles: [{ id: 'production', name: '제작' }], expired: false })
    const token = await linkTo(shop, email)
    const read = (await shop.call(contract.readInvitation, { body: { token } })).data
    expect(read).toMatchObject({ audience: 'staff', name: '김제본', email, roles: ['제작'], company: null })
    expect((await join(token, 'binder', 'binder2026')).failure?.fields).toHaveProperty('password')
    expect((await join(token, 'admin')).failure?.fields).toHaveProperty('loginId')
    const joined = await join(token, 'binder')
    expect(joined.data.user).toMatchObject({ loginId: 'binder', roles: [{ id: 'production' }] })
    const me = (await shop.call(staffMe, bearer(joined))).data
    expect([me.needs, me.user.rights.includes('production')]).toEqual([['second-factor'], true])
    const again = await join(token, 'binder2')
    expect([again.failure?.code, again.failure?.message]).toEqual(['NOT_FOUND', expect.stringContaining('이미 쓴')])
  })

  it('keeps its link nowhere: neither in the queue nor on a page nor in the log', async () => {
    const email = 'quiet@example.com'
    await invite(email)
    const token = await linkTo(shop, email)
    expect(token).toHaveLength(32)
    const { rows } = await shop.container.database.pool.query<{ found: string }>(
      `select payload::text as found from graphile_worker._private_jobs
       union all select path from notification union all select body from message union all select detail::text from audit_log`,
    )
    expect(rows.filter(({ found }) => found?.includes(token))).toEqual([])
  })

  it('is used by one of two who open it at once', async () => {
    const email = 'twice@example.com'
    await invite(email)
    const token = await linkTo(shop, email)
    const both = await Promise.all([join(token, 'twicea'), join(token, 'twiceb')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  it('ends after three days, comes again with a new link, and is taken back', async () => {
    const email = 'late@example.com'
    const { invitation } = (await invite(email)).data
    const params = { invitationId: invitation.id }
    const first = await linkTo(shop, email)
    shop.clock.forward({ days: 3 })
    expect((await join(first, 'late')).failure?.message).toContain('기한')
    expect((await invite(email)).failure?.fields).toHaveProperty('email')
    const as = await enterDesk(shop, 'admin')
    const { data } = await shop.call(contract.inviteAgain, { ...as, params })
    expect(data.invitation.expired).toBe(false)
    const second = await linkTo(shop, email)
    expect((await join(first, 'late')).status).toBe(404)
    expect((await shop.call(contract.withdrawInvitation, { ...as, params })).status).toBe(200)
    expect((await join(second, 'late')).failure?.message).toContain('거둔')
    expect((await shop.call(contract.withdrawInvitation, { ...as, params })).failure?.code).toBe('CONFLICT')
    expect((await shop.call(contract.inviteAgain, { ...as, params })).failure?.code).toBe('CONFLICT')
    const left = (await shop.call(contract.listInvitations, as)).data.invitations
    expect(left.map(({ id }) => id)).not.toContain(invitation.id)
  })

  it('makes a reviewer of a partner firm, by a link that makes no staff', async () => {
    const email = 'proofs@example.com'
    const body = { name: '이교정', company: '활자교정소', email, ownPassword }
    await shop.call(contract.invitePartner, { ...(await enterDesk(shop, 'admin')), body })
    const token = await linkTo(shop, email)
    expect((await join(token, 'proofs')).status).toBe(404)
    const account = { loginId: 'proofs', password: INVITED_PASSWORD }
    const joined = await shop.call(contract.joinPartner, { body: { token, ...account } })
    expect(joined.data.user).toMatchObject({ company: '활자교정소', name: '이교정' })
    expect((await shop.call(partnerLogin, { body: account })).status).toBe(200)
    expect((await shop.call(staffLogin, { body: account })).failure?.code).toBe('WRONG_LOGIN')
  })

  it('wants the own password and roles that exist', async () => {
    const as = await enterDesk(shop, 'admin')
    const body = { name: '누구', email: 'x@example.com', roles: ['production'], ownPassword: 'Wrong#Word77' }
    expect((await shop.call(contract.inviteStaff, { ...as, body })).failure?.code).toBe('WRONG_LOGIN')
    expect((await invite('x@example.com', ['no-such-role'])).failure?.fields).toHaveProperty('roles')
    expect((await invite('x@example.com', [])).failure?.code).toBe('INVALID_INPUT')
  })
})

describe('a link of somebody who is shut out', () => {
  const asked = async (as: { headers: { authorization: string } }, email: string, roles: string[]) =>
    shop.call(contract.inviteStaff, { ...as, body: { name: '뒷문', email, roles, ownPassword: INVITED_PASSWORD } })

  it('opens nothing: neither for staff nor for partners, until somebody who may sends it again', async () => {
    const { as, staffId } = await hire(shop, 'leaver', ['administrator'])
    const { invitation } = (await asked(as, 'backdoor@example.com', ['administrator'])).data
    const partner = { name: '뒷문', company: '뒷문', email: 'side@example.com', ownPassword: INVITED_PASSWORD }
    await shop.call(contract.invitePartner, { ...as, body: partner })
    const [token, side] = [await linkTo(shop, 'backdoor@example.com'), await linkTo(shop, 'side@example.com')]
    const admin = await enterDesk(shop, 'admin')
    const shut = { ...admin, params: { staffId }, body: { active: false, ownPassword } }
    expect((await shop.call(setStaffState, shut)).status).toBe(200)
    const refused = await join(token, 'backdoor')
    expect([refused.status, refused.failure?.message]).toEqual([404, expect.stringContaining('더는 초대할 수 없')])
    const sideways = { token: side, loginId: 'side', password: INVITED_PASSWORD }
    expect((await shop.call(contract.joinPartner, { body: sideways })).status).toBe(404)
    await shop.call(contract.inviteAgain, { ...admin, params: { invitationId: invitation.id } })
    expect((await join(await linkTo(shop, 'backdoor@example.com'), 'backdoor')).status).toBe(200)
  })

  it('gives no more than they may still give', async () => {
    const admin = await enterDesk(shop, 'admin')
    const made = { name: '초대 담당', rights: ['staff' as const, 'money' as const], ownPassword }
    const role = (await shop.call(makeStaffRole, { ...admin, body: made })).data
    const { as, staffId } = await hire(shop, 'clerk', [role.id])
    await asked(as, 'friend@example.com', [role.id])
    const seen = lookedAt({ 역할: [role.id] })
    const lost = { ...admin, params: { staffId }, body: { roles: ['production'], seen, ownPassword } }
    expect((await shop.call(giveStaffRoles, lost)).status).toBe(200)
    expect((await join(await linkTo(shop, 'friend@example.com'), 'friend')).status).toBe(404)
  })
})

describe('who may not invite', () => {
  it('anybody without the right; another’s link and a missing invitation answer alike', async () => {
    const params = { invitationId: NOBODY }
    const who = { name: '누구', email: 'y@example.com', ownPassword }
    const calls = [
      { endpoint: contract.listInvitations },
      { endpoint: contract.inviteStaff, body: { ...who, roles: ['proof'] } },
      { endpoint: contract.invitePartner, body: { ...who, company: '어디' } },
      { endpoint: contract.inviteAgain, params },
      { endpoint: contract.withdrawInvitation, params },
    ] as const
    const admin = await enterDesk(shop, 'admin')
    for (const { endpoint, ...input } of calls) {
      for (const as of [await shop.staff('service'), await shop.member(), await shop.partner()])
        expect([endpoint.id, (await shop.call(endpoint, { ...input, as } as never)).status]).toEqual([endpoint.id, 403])
      expect([endpoint.id, (await shop.call(endpoint, input as never)).status]).toEqual([endpoint.id, 401])
      if ('params' in input) expect((await shop.call(endpoint, { ...input, ...admin })).status).toBe(404)
    }
    const token = 'A'.repeat(32)
    expect((await shop.call(contract.readInvitation, { body: { token } })).status).toBe(404)
  })

  it('somebody who may invite, to more than they may do themselves', async () => {
    const admin = await enterDesk(shop, 'admin')
    const body = { name: '인사', rights: ['staff' as const, 'reviews' as const], ownPassword }
    const role = (await shop.call(makeStaffRole, { ...admin, body })).data
    const { as } = await hire(shop, 'people', [role.id])
    const ask = (roles: string[]) =>
      shop.call(contract.inviteStaff, {
        ...as,
        body: { name: '누구', email: 'z@example.com', roles, ownPassword: INVITED_PASSWORD },
      })
    expect((await ask(['administrator'])).failure?.code).toBe('FORBIDDEN')
    expect((await ask(['finance'])).failure?.code).toBe('FORBIDDEN')
    expect((await ask([role.id])).status).toBe(200)
    const seen = (await shop.call(listStaff, as)).data.accounts.find(({ loginId }) => loginId === 'people')
    expect(seen).toMatchObject({ secondFactor: true, openSessions: 1, disabledAt: null })
  })
})
