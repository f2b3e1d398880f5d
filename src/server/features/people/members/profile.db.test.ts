import { describe, expect, it } from 'vitest'
import { addAddress, changeAddress, listAddresses, removeAddress } from '#/contract/people/addresses.contract.ts'
import { login, prove, renew } from '#/contract/people/login.contract.ts'
import {
  changeMarketing,
  changePassword,
  changeProfile,
  endSession,
  leave,
  listSessions,
  profile,
} from '#/contract/people/profile.contract.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const password = 'Bleed#3mm2026'
const memberWithPassword = async () => shop.member({ passwordHash: await shop.container.passwords.hash(password) })
const home = {
  label: '집',
  receiver: '홍길동',
  phone: '010-1234-5678',
  zipcode: '04524',
  address: '서울 중구 세종대로 110',
  addressEtc: '',
  isDefault: false,
}

describe('the address book', () => {
  it('makes the first address the default and hands the default on when it is removed', async () => {
    const as = await shop.member()
    const first = (await shop.call(addAddress, { as, body: home })).data
    expect(first).toMatchObject({ isDefault: true, phone: '01012345678' })
    const second = (await shop.call(addAddress, { as, body: { ...home, label: '회사' } })).data
    await shop.call(removeAddress, { as, params: { addressId: first.id } })
    const { addresses } = (await shop.call(listAddresses, { as })).data
    expect(addresses).toEqual([{ ...second, isDefault: true }])
  })

  it('has one default, whoever asks for it at the same moment', async () => {
    const as = await shop.member()
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        shop.call(addAddress, { as, body: { ...home, label: `주소 ${n}`, isDefault: true } }),
      ),
    )
    const { addresses } = (await shop.call(listAddresses, { as })).data
    expect(addresses).toHaveLength(8)
    expect(addresses.filter((address) => address.isDefault)).toHaveLength(1)
  })

  it("answers another member's address exactly like one that does not exist", async () => {
    const mine = await shop.member()
    const { id } = (await shop.call(addAddress, { as: mine, body: home })).data
    const as = await shop.member()
    const answers = await Promise.all([
      shop.call(changeAddress, { as, params: { addressId: id }, body: home }),
      shop.call(changeAddress, { as, params: { addressId: crypto.randomUUID() }, body: home }),
      shop.call(removeAddress, { as, params: { addressId: id } }),
    ])
    expect(answers.map(({ status, failure }) => [status, failure?.code, failure?.message])).toEqual(
      Array.from({ length: 3 }, () => [404, 'NOT_FOUND', '찾으시는 내용이 없습니다.']),
    )
    expect((await shop.call(listAddresses, { as: mine })).data.addresses).toHaveLength(1)
  })

  it('is for members only', async () => {
    expect((await shop.call(listAddresses, { as: shop.visitor() })).status).toBe(401)
    expect((await shop.call(listAddresses, { as: await shop.partner() })).status).toBe(403)
  })
})

describe('the profile', () => {
  it('changes the name at once and hands the browser tokens that say it', async () => {
    const as = await shop.member()
    const answer = await shop.call(changeProfile, { as, body: { name: '홍 길동' } })
    expect(answer.data.name).toBe('홍 길동')
    const claims = Buffer.from(String(answer.headers['authorization']).split('.')[1] ?? '', 'base64url').toString(
      'utf8',
    )
    expect(JSON.parse(claims).user.name).toBe('홍 길동')
  })

  it('changes the e-mail only within ten minutes of the password', async () => {
    const as = await memberWithPassword()
    const email = `${as.loginId}-new@example.com`
    expect((await shop.call(changeProfile, { as, body: { email } })).status).toBe(200)
    shop.clock.forward({ minutes: 11 })
    const stale = await shop.call(changeProfile, { as, body: { email: `b${email}` } })
    expect([stale.status, stale.failure?.code]).toEqual([403, 'FORBIDDEN'])
    expect((await shop.call(prove, { as, body: { password: 'wrong' } })).failure?.code).toBe('WRONG_LOGIN')
    await shop.call(prove, { as, body: { password } })
    expect((await shop.call(changeProfile, { as, body: { email: `b${email}` } })).status).toBe(200)
  })

  it('refuses an e-mail that belongs to another member', async () => {
    const as = await shop.member()
    const { failure } = await shop.call(changeProfile, { as, body: { email: 'HONG@example.com' } })
    expect(failure?.fields?.['email']).toBe('이미 가입된 이메일입니다.')
  })

  it('changes the password and logs out everywhere else', async () => {
    const as = await memberWithPassword()
    const elsewhere = await shop.call(login, { body: { loginId: as.loginId, password, remember: true } })
    const authorization = String(elsewhere.headers['authorization'])
    const body = { currentPassword: password, newPassword: 'Gloss&Matte2026' }
    expect((await shop.call(changePassword, { as, body: { ...body, currentPassword: 'wrong' } })).status).toBe(400)
    expect((await shop.call(changePassword, { as, body })).status).toBe(200)
    expect((await shop.call(renew, { headers: { authorization } })).status).toBe(401)
    expect((await shop.call(listSessions, { as })).data.sessions).toMatchObject([{ current: true }])
  })

  it("ends the member's own session elsewhere but never another member's", async () => {
    const as = await shop.member()
    const other = await shop.member()
    const params = { sessionId: other.sessionId }
    expect((await shop.call(endSession, { as, params })).status).toBe(404)
    expect((await shop.call(endSession, { as: other, params })).status).toBe(200)
  })

  it('keeps consent to advertising per channel, none unless given', async () => {
    const as = await shop.member()
    expect((await shop.call(profile, { as })).data.marketing).toEqual({ email: false, sms: false, kakao: false })
    const marketing = { email: true, sms: false, kakao: false }
    await shop.call(changeMarketing, { as, body: marketing })
    expect((await shop.call(profile, { as })).data.marketing).toEqual(marketing)
  })
})

describe('leaving', () => {
  it('erases the person, ends the sessions and frees the id', async () => {
    const as = await memberWithPassword()
    await shop.call(addAddress, { as, body: home })
    expect((await shop.call(leave, { as, body: { password: 'wrong' } })).failure?.code).toBe('WRONG_LOGIN')
    expect((await shop.call(leave, { as, body: { password } })).status).toBe(200)
    const { rows } = await shop.container.database.pool.query(
      `select m.name, m.email, m.phone, count(a.id)::int as addresses, count(s.id)::int as sessions
       from member m left join member_address a on a.member_id = m.id
       left join session s on s.subject_id = m.id and s.ended_at is null where m.id = $1 group by m.id`,
      [as.memberId],
    )
    expect(rows).toEqual([{ name: '', email: '', phone: '', addresses: 0, sessions: 0 }])
    const body = { loginId: as.loginId, password, remember: false }
    expect((await shop.call(login, { body })).failure?.code).toBe('WRONG_LOGIN')
  })
})
