import { describe, expect, it } from 'vitest'
import { me } from '#/contract/people/login.contract.ts'
import { listPartners, partnerLogin, partnerMe } from '#/contract/people/partner-auth.contract.ts'
import { confirmTotp, staffLogin, staffMe, startTotp } from '#/contract/people/staff-auth.contract.ts'
import { listAudit } from '#/contract/production/audit.contract.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { DEMO_PARTNER } from '#/server/features/people/partners/demo-partner.data.ts'
import { DEMO_STAFF_PASSWORD } from './demo-staff.data.ts'
import { fromBase32, stepAt, totpAt } from './totp.ts'

const shop = await testShop()
shop.clock.hold()
const body = { loginId: 'finance', password: DEMO_STAFF_PASSWORD }
const bearer = (answer: { headers: Readonly<Record<string, unknown>> }) => ({
  headers: { authorization: String(answer.headers['authorization']) },
})

describe('staff', () => {
  it('logs in with the seeded account, and only to the back office', async () => {
    const answer = await shop.call(staffLogin, { body })
    expect(answer.data.user).toMatchObject({ loginId: 'finance', roles: [{ id: 'finance', name: '경리' }] })
    expect((await shop.call(staffMe, bearer(answer))).data.secondFactor).toBe(false)
    expect((await shop.call(me, bearer(answer))).status).toBe(403)
    expect((await shop.call(listAudit, bearer(answer))).status).toBe(403)
  })

  it('leaves every login and every failure in the audit log', async () => {
    await shop.call(staffLogin, { body: { ...body, password: 'wrong' } })
    await shop.call(staffLogin, { body: { loginId: 'no-such-person', password: 'wrong' } })
    const { rows } = await shop.container.database.pool.query<{ action: string; who: string | null }>(
      `select action, detail->>'loginId' as who from audit_log where object_kind = 'staff' order by id desc limit 2`,
    )
    expect(rows).toEqual([
      { action: 'staff.login-failed', who: 'no-such-person' },
      { action: 'staff.login-failed', who: 'finance' },
    ])
  })

  it('asks for the authenticator code once one is set up, and takes each code once', async () => {
    const opened = bearer(await shop.call(staffLogin, { body }))
    const { secret, uri } = (await shop.call(startTotp, { ...opened, body: { password: body.password } })).data
    expect(uri).toMatch(/^otpauth:\/\/totp\/Jikji%3Afinance\?secret=[A-Z2-7]{32}&/)
    const code = (shift = 0) => totpAt(fromBase32(secret), stepAt(shop.clock.now()) + shift)
    expect((await shop.call(staffLogin, { body })).status).toBe(200)
    await shop.call(confirmTotp, { ...opened, body: { otp: code() } })
    expect((await shop.call(staffLogin, { body })).failure?.code).toBe('SECOND_FACTOR_REQUIRED')
    expect((await shop.call(staffLogin, { body: { ...body, otp: code() } })).failure?.code).toBe('WRONG_LOGIN')
    shop.clock.forward({ seconds: 30 })
    const otp = code()
    const both = await Promise.all([
      shop.call(staffLogin, { body: { ...body, otp } }),
      shop.call(staffLogin, { body: { ...body, otp } }),
    ])
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 400])
  })

  it('puts no other authenticator in the place of one that is on without a fresh code of it', async () => {
    const who = { loginId: 'proof', password: DEMO_STAFF_PASSWORD }
    const open = bearer(await shop.call(staffLogin, { body: who }))
    const start = (otp?: string) => shop.call(startTotp, { ...open, body: { password: who.password, otp } })
    const { secret } = (await start()).data
    const code = () => totpAt(fromBase32(secret), stepAt(shop.clock.now()))
    const { recoveryCodes } = (await shop.call(confirmTotp, { ...open, body: { otp: code() } })).data
    // The password and the open desk alone, a code that was used, and one that is nobody's.
    for (const otp of [undefined, code(), 'AAAA-AAAA-AAAA'])
      expect((await start(otp)).failure, otp).toMatchObject({ code: 'WRONG_CODE', fields: { otp: expect.any(String) } })
    shop.clock.forward({ seconds: 30 })
    expect((await start(code())).status).toBe(200)
    expect((await start(recoveryCodes[0])).status).toBe(200)
    expect((await start(recoveryCodes[0])).failure?.code).toBe('WRONG_CODE')
  })
})

describe('partners', () => {
  it('log in with their own account and are nobody elsewhere', async () => {
    const { loginId, password } = DEMO_PARTNER
    const answer = await shop.call(partnerLogin, { body: { loginId, password } })
    expect((await shop.call(partnerMe, bearer(answer))).data.user.company).toBe('활자교정소')
    expect((await shop.call(staffMe, bearer(answer))).status).toBe(403)
    const { partners } = (await shop.call(listPartners, { as: await shop.staff('proof') })).data
    expect(partners.map((partner) => partner.company)).toEqual(['활자교정소'])
    expect((await shop.call(listPartners, bearer(answer))).status).toBe(403)
    const wrong = await shop.call(partnerLogin, { body: { loginId, password: 'wrong' } })
    expect(wrong.failure?.code).toBe('WRONG_LOGIN')
  })
})
