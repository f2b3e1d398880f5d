import { describe, expect, it } from 'vitest'
import { confirmCode, resetPassword, sendCode } from '#/contract/people/codes.contract.ts'
import { login } from '#/contract/people/login.contract.ts'
import { changeProfile, profile } from '#/contract/people/profile.contract.ts'
import type { MemberCaller } from '#tests/support/callers.ts'
import { codeSentTo, sentTo } from '#tests/support/sent-messages.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const password = 'Bleed#3mm2026'
const newPassword = 'Vellum8?Quire'
const memberWithPassword = async () => shop.member({ passwordHash: await shop.container.passwords.hash(password) })
const mailboxOf = ({ loginId }: MemberCaller) => `${loginId}@example.com`

async function ask(purpose: 'find-password' | 'change-contact', target: string, loginId?: string) {
  const contact = { channel: 'email', target } as const
  return (await shop.call(sendCode, { body: { purpose, contact, ...(loginId ? { loginId } : {}) } })).data.codeId
}
async function prove(purpose: 'find-password' | 'change-contact', target: string, loginId?: string) {
  const codeId = await ask(purpose, target, loginId)
  const code = await codeSentTo(shop, target)
  return (await shop.call(confirmCode, { params: { codeId }, body: { code } })).data.ticket
}
const proveOwn = async (as: MemberCaller, target: string) =>
  shop.call(changeProfile, { as, body: { emailTicket: await prove('change-contact', target) } })
const enter = (as: MemberCaller, secret: string) =>
  shop.call(login, { body: { loginId: as.loginId, password: secret, remember: false } })

describe('a mailbox that was only typed', () => {
  it('does not set a new password: whoever reads it by mistake gets no code, and is told nothing', async () => {
    const as = await memberWithPassword()
    await ask('find-password', mailboxOf(as), as.loginId)
    expect(await sentTo(shop, mailboxOf(as))).toEqual([])
    expect((await enter(as, password)).status).toBe(200)
    expect((await shop.call(profile, { as })).data.emailProven).toBe(false)
  })

  it('sets one once its owner has entered a code from it, and no longer when another address is typed', async () => {
    const as = await memberWithPassword()
    expect((await proveOwn(as, mailboxOf(as))).data).toMatchObject({ email: mailboxOf(as), emailProven: true })
    const ticket = await prove('find-password', mailboxOf(as), as.loginId)
    expect((await shop.call(resetPassword, { body: { ticket, newPassword } })).status).toBe(200)
    expect((await enter(as, newPassword)).status).toBe(200)
    const other = await memberWithPassword()
    await proveOwn(other, mailboxOf(other))
    const typed = `b${mailboxOf(other)}`
    expect((await shop.call(changeProfile, { as: other, body: { email: typed } })).data.emailProven).toBe(false)
    await ask('find-password', typed, other.loginId)
    expect((await sentTo(shop, typed)).filter((mail) => mail.includes('인증번호'))).toEqual([])
  })
})

describe('somebody whose password was found again', () => {
  it('is told what still opens the account, keys of a firm too: whoever had the password may have made some of it', async () => {
    for (const [type, says] of [
      ['BUSINESS', true],
      ['GENERAL', false],
    ] as const) {
      const as = await shop.member({ type, passwordHash: await shop.container.passwords.hash(password) })
      await proveOwn(as, mailboxOf(as))
      const ticket = await prove('find-password', mailboxOf(as), as.loginId)
      await shop.call(resetPassword, { body: { ticket, newPassword } })
      const [mail = ''] = (await sentTo(shop, mailboxOf(as))).filter((text) => text.includes('새로 정하셨습니다'))
      expect([type, mail.includes('API 키와 웹훅은 그대로')]).toEqual([type, says])
      expect(mail).toContain('연결한 소셜 로그인과 거래내역 공유 링크는 그대로')
    }
  })
})

describe('a code from a mailbox', () => {
  it('makes it the address of the account, and the old one is told', async () => {
    const as = await memberWithPassword()
    const wanted = `new-${mailboxOf(as)}`
    expect((await proveOwn(as, wanted)).data).toMatchObject({ email: wanted, emailProven: true })
    expect(await sentTo(shop, mailboxOf(as))).toEqual([expect.stringContaining('이메일 정보가 바뀌었습니다')])
  })

  it('opens nothing after the account has got another address', async () => {
    const as = await memberWithPassword()
    await proveOwn(as, mailboxOf(as))
    const ticket = await prove('find-password', mailboxOf(as), as.loginId)
    await shop.call(changeProfile, { as, body: { email: `moved-${mailboxOf(as)}` } })
    expect((await shop.call(resetPassword, { body: { ticket, newPassword } })).failure?.code).toBe('WRONG_CODE')
    expect((await enter(as, password)).status).toBe(200)
  })

  it('takes neither the address of another member nor the place of a telephone', async () => {
    const as = await memberWithPassword()
    const other = await memberWithPassword()
    expect((await proveOwn(as, mailboxOf(other))).failure?.code).toBe('INVALID_INPUT')
    const emailTicket = await prove('change-contact', mailboxOf(as))
    const phone = await shop.call(changeProfile, { as, body: { phoneTicket: emailTicket } })
    expect(phone.failure?.code).toBe('WRONG_CODE')
  })
})
