import { expect, test } from 'vitest'
import { createApiKey } from '#/contract/people/api-keys.contract.ts'
import { login } from '#/contract/people/login.contract.ts'
import { resetStaffPassword } from '#/contract/people/staff-accounts.contract.ts'
import { mayTell, UNPAID_A_DAY } from '#/server/features/people/messages/unpaid-limit.ts'
import { sentTo } from '#tests/support/sent-messages.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { findMember } from './members.repo.ts'
import { tellSecurity } from './security-notices.ts'

const shop = await testShop()
const password = 'Bleed#3mm2026'

test('a login from a browser that never was here is told once, by mail and at night too; the first of all is not', async () => {
  shop.clock.set('2026-11-23T23:30:00+09:00')
  const { loginId } = await shop.member({ passwordHash: await shop.container.passwords.hash(password) })
  const told = async () =>
    (await sentTo(shop, `${loginId}@example.com`)).filter((mail) => mail.includes('처음 보는 기기'))
  const body = { loginId, password, remember: false }
  const first = await shop.call(login, { body })
  expect(await told()).toEqual([])
  const known = { 'device-token': String(first.headers['device-token']) }
  expect((await shop.call(login, { body, headers: known })).status).toBe(200)
  expect(await told()).toEqual([])
  const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36' }
  const second = await shop.call(login, { body, headers: agent })
  expect(await told()).toEqual([expect.stringContaining('윈도우 · 크롬')])
  await shop.call(login, { body, headers: { ...agent, 'device-token': String(second.headers['device-token']) } })
  expect(await told()).toHaveLength(1)
})

test('it comes by text message as well where the telephone is proven, and at all where there is no mailbox', async () => {
  const { container } = shop
  const passwordHash = await container.passwords.hash(password)
  const change = async (phone: string, set: string) => {
    const { memberId, loginId } = await shop.member({ passwordHash })
    await container.database.pool.query(`update member set phone = $2, ${set} where id = $1`, [memberId, phone])
    const known = await shop.call(login, { body: { loginId, password, remember: false } })
    const headers = { 'user-agent': 'Mozilla/5.0 (Macintosh) Safari/605.1' }
    const strange = await shop.call(login, { body: { loginId, password, remember: false }, headers })
    expect([known.status, strange.status]).toEqual([200, 200])
    const texts = await sentTo(shop, phone)
    const mails = await sentTo(shop, `${loginId}@example.com`)
    return [texts, mails].map((sent) => sent.filter((said) => said.includes('처음 보는 기기')).length)
  }
  expect(await change('01055550001', 'phone_proven_at = now()')).toEqual([1, 1])
  expect(await change('01055550002', `phone_proven_at = now(), email = ''`)).toEqual([1, 0])
  // A number that nobody proved may be anybody's.
  expect(await change('01055550003', 'phone_proven_at = null')).toEqual([0, 1])
})

test('keys of the API that are made all day are told of so often and no more, and other news as ever', async () => {
  const firm = await shop.member({ type: 'BUSINESS' })
  const mailbox = `${firm.loginId}@example.com`
  const { db } = shop.container.database
  const to = { channel: 'email', to: mailbox } as const
  for (let told = 1; told < UNPAID_A_DAY.email; told += 1) await mayTell(db, to, null, 'api-key-made')
  for (const name of ['마지막', '말하지 않는'])
    await shop.call(createApiKey, { as: firm, body: { name, scopes: ['catalogue'], days: null } })
  const told = async (words: string) => (await sentTo(shop, mailbox)).filter((mail) => mail.includes(words))
  expect(await told('API 키')).toEqual([expect.stringContaining('마지막')])
  await shop.container.database.transaction(async (tx) => {
    const member = await findMember(tx, firm.memberId)
    if (member) await tellSecurity(tx, shop.container, member, { kind: 'password-changed' })
  })
  expect(await told('비밀번호를 바꾸셨습니다')).toHaveLength(1)
})

test('a second factor of staff that is taken away is told to whose it was', async () => {
  const { container } = shop
  const admin = await shop.staff('administrator')
  const other = await shop.staff('service')
  const passwordHash = await container.passwords.hash(password)
  const set = (change: string, values: readonly unknown[]) =>
    container.database.pool.query<{ email: string }>(`update staff_account set ${change} returning email`, [...values])
  await set('password_hash = $2 where id = $1', [admin.staffId, passwordHash])
  const { rows } = await set(`totp_secret = 'sealed' where id = $1`, [other.staffId])
  const reset = () =>
    shop.call(resetStaffPassword, {
      as: admin,
      params: { staffId: other.staffId },
      body: { dropSecondFactor: true, ownPassword: password },
    })
  expect((await reset()).status).toBe(200)
  expect((await reset()).status).toBe(200)
  const told = await sentTo(shop, rows[0]?.email ?? '')
  expect(told.filter((mail) => mail.includes('2단계 인증이 꺼졌습니다'))).toHaveLength(1)
})
