import { describe, expect, it } from 'vitest'
import { listKinds } from '#/contract/catalogue/catalog.contract.ts'
import { currentTariff, oneTariff } from '#/contract/catalogue/pricing.contract.ts'
import { login, logout, me, renew } from '#/contract/people/login.contract.ts'
import { listSessions } from '#/contract/people/profile.contract.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { eq } from '#/server/platform/db/drizzle.ts'
import { DEMO_MEMBER_PASSWORD } from './demo-members.data.ts'
import { members } from './members.table.ts'

const shop = await testShop()
shop.clock.hold()
const hong = { loginId: 'hong@example.com', password: DEMO_MEMBER_PASSWORD, remember: false }

async function loginHong(remember = false) {
  const answer = await shop.call(login, { body: { ...hong, remember } })
  return { answer, ...tokensOf(answer) }
}

function tokensOf(answer: { headers: Readonly<Record<string, unknown>> }) {
  return { access: String(answer.headers['authorization']), refresh: String(answer.headers['refresh-token']) }
}

const pair = ({ access, refresh }: { access: string; refresh: string }) => ({
  headers: { authorization: access, 'refresh-token': refresh },
})
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))

describe('logging in', () => {
  it('answers a token pair whose user claim has every field the browser keeps', async () => {
    const { access, answer } = await loginHong()
    const { user, exp, iat, aud } = claimsOf(access)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(exp - iat).toBeLessThanOrEqual(600)
    expect(aud).toBe('member')
    expect(user).toMatchObject({
      id: 'hong@example.com',
      name: '홍길동',
      phoneNumber: '01012345678',
      phoneE164: '+821012345678',
      customerType: 'GENERAL',
      roles: 'ROLE_USER_TYPE_GENERAL',
      needAdditionalInfo: false,
    })
    expect(Object.keys(user).toSorted()).toEqual(
      [
        'id',
        'uuid',
        'memberHash',
        'name',
        'email',
        'phoneNumber',
        'phoneE164',
        'customerType',
        'customerGrade',
        'discountRate',
        'roles',
        'lastLoginDtm',
        'needAdditionalInfo',
      ].toSorted(),
    )
  })

  it('gives the default address and the company with exactly four fields', async () => {
    const { access } = await loginHong()
    const { data } = await shop.call(me, { headers: { authorization: access } })
    expect(data).toEqual({
      defaultAddress: { address: '서울 중구 세종대로 110', addressEtc: '101호', zipcode: '04524' },
      companyName: null,
      companyUserName: null,
      companyNumber: null,
    })
  })

  it('answers an unknown id and a wrong password with the same words, and hashes for both', async () => {
    const took = async (loginId: string) => {
      const start = performance.now()
      const { failure, status } = await shop.call(login, { body: { loginId, password: 'wrong', remember: false } })
      return { text: `${status} ${failure?.code} ${failure?.message}`, ms: performance.now() - start }
    }
    await took('warm-up@example.com')
    const unknown = await took('nobody@example.com')
    const wrong = await took('hanul')
    expect(unknown.text).toBe(wrong.text)
    expect(unknown.text).toMatch(/^400 WRONG_LOGIN/)
    expect(Math.min(unknown.ms, wrong.ms)).toBeGreaterThan(8)
  })

  it('slows one address down after five wrong passwords at a name, even when they come at once, known or not', async () => {
    const tries = Array.from({ length: 15 }, () =>
      shop.call(login, { body: { loginId: 'guessed@example.com', password: 'wrong', remember: false } }),
    )
    const codes = (await Promise.all(tries)).map((answer) => answer.failure?.code)
    expect(
      codes.filter((code) => code === 'WRONG_LOGIN'),
      codes.join(' '),
    ).toHaveLength(5)
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(10)
  })
})

describe('the token pair', () => {
  it('is renewed when both tokens come within a minute of the end, and not before', async () => {
    const first = await loginHong()
    const early = await shop.call(renew, pair(first))
    expect(early.headers['authorization']).toBeUndefined()
    shop.clock.forward({ minutes: 9.5 })
    const late = await shop.call(renew, pair(first))
    expect(late.status).toBe(200)
    expect(tokensOf(late).refresh).not.toBe(first.refresh)
    expect(claimsOf(tokensOf(late).access).exp).toBeGreaterThan(claimsOf(first.access).exp)
  })

  it('is renewed early where the account may do other things than it says, by the refresh token alone', async () => {
    const old = await loginHong()
    const { database, sessions } = shop.container
    const setType = (type: 'GENERAL' | 'HAMAMATH', grade: '0080' | null) =>
      database.transaction(async (tx) => {
        const rows = tx.update(members).set({ type, grade }).where(eq(members.loginId, hong.loginId))
        const [{ id: subjectId } = { id: '' }] = await rows.returning({ id: members.id })
        await sessions.refreshRoles(tx, { audience: 'member', subjectId })
      })
    await setType('HAMAMATH', '0080')
    const alone = await shop.call(renew, { headers: { authorization: old.access } })
    expect(alone.headers['authorization']).toBeUndefined()
    const fresh = tokensOf(await shop.call(renew, pair(old)))
    expect(claimsOf(fresh.access).user.roles).toBe('ROLE_USER_TYPE_HAMAMATH,ROLE_GRADE_0080')
    expect((await shop.call(renew, pair(fresh))).headers['authorization']).toBeUndefined()
    await setType('GENERAL', null)
  })

  it('is refused with 401 when the access token has ended and comes alone', async () => {
    const { access } = await loginHong()
    shop.clock.forward({ minutes: 11 })
    const { status, failure } = await shop.call(renew, { headers: { authorization: access } })
    expect([status, failure?.code]).toEqual([401, 'LOGIN_REQUIRED'])
  })

  it('renews for several tabs that come at once with the same old pair', async () => {
    const old = await loginHong()
    shop.clock.forward({ minutes: 11 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.call(renew, pair(old))))
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map((answer) => tokensOf(answer).refresh)).size).toBe(5)
  })

  it('ends the whole session when an old refresh token comes back later: somebody copied it', async () => {
    const old = await loginHong()
    shop.clock.forward({ minutes: 11 })
    const fresh = tokensOf(await shop.call(renew, pair(old)))
    shop.clock.forward({ seconds: 11 })
    expect((await shop.call(renew, pair(old))).status).toBe(401)
    expect((await shop.call(renew, { headers: { authorization: fresh.access } })).status).toBe(401)
    shop.clock.forward({ minutes: 11 })
    expect((await shop.call(renew, pair(fresh))).status).toBe(401)
  })

  it('does not live beyond the absolute limit however often it is renewed', async () => {
    let tokens: { access: string; refresh: string } = await loginHong()
    for (let hour = 0; hour < 23; hour += 1) {
      shop.clock.forward({ minutes: 60 })
      tokens = tokensOf(await shop.call(renew, pair(tokens)))
    }
    shop.clock.forward({ minutes: 61 })
    expect((await shop.call(renew, pair(tokens))).status).toBe(401)
  })

  it('stays for two idle weeks when the member asked to stay logged in', async () => {
    const tokens = await loginHong(true)
    shop.clock.forward({ minutes: 60 * 24 * 13 })
    expect((await shop.call(renew, pair(tokens))).status).toBe(200)
  })

  it('keeps working after the signing key was changed', async () => {
    const { access } = await loginHong()
    await shop.container.sessions.keys.rotate()
    expect((await shop.call(renew, { headers: { authorization: access } })).status).toBe(200)
    const later = await loginHong()
    expect(later.access.split('.')[0]).not.toBe(access.split('.')[0])
  })

  it('is refused when a single bit of its spelling is not canonical', async () => {
    const { access } = await loginHong()
    const [head, body, signature = ''] = access.split('.')
    for (const forged of [`${head}.${body}.${signature}=`, `${head}.${body}. ${signature}`, `${head}.${body}.`]) {
      expect((await shop.call(renew, { headers: { authorization: forged } })).status).toBe(401)
    }
  })
})

describe('logging out', () => {
  it('ends the session on the server at once', async () => {
    const { access } = await loginHong()
    await shop.call(logout, { headers: { authorization: access } })
    expect((await shop.call(renew, { headers: { authorization: access } })).status).toBe(401)
  })

  it('shows where the member is logged in, this place marked', async () => {
    const { access } = await loginHong()
    const { sessions } = (await shop.call(listSessions, { headers: { authorization: access } })).data
    expect(sessions.filter((session) => session.current)).toHaveLength(1)
  })
})

describe('who may not', () => {
  it('a member with an unfinished profile gets 403 for everything but finishing it', async () => {
    const as = await shop.member({ pending: true })
    const { status, failure } = await shop.call(listSessions, { as })
    expect([status, failure?.needAdditionalInfo]).toEqual([403, true])
    expect((await shop.call(me, { as })).status).toBe(200)
  })

  it('a staff token is no member token', async () => {
    expect((await shop.call(me, { as: await shop.staff() })).status).toBe(403)
  })
})

describe('an answer that brings a new pair of tokens', () => {
  it('is kept by nobody, also where the same answer may lie in caches for ever', async () => {
    const first = pair(await loginHong())
    const { tariffVersion } = (await shop.call(listKinds, {})).data
    const ask = (as: { headers: Record<string, string> }) =>
      Promise.all([
        shop.call(currentTariff, { as }),
        shop.call(listKinds, { as }),
        shop.call(oneTariff, { as, params: { version: tariffVersion } }),
      ])
    for (const { headers } of await ask({ headers: { authorization: first.headers.authorization } })) {
      expect(headers['cache-control']).toMatch(/^public, max-age=/)
      expect(headers).not.toHaveProperty('refresh-token')
    }
    shop.clock.forward({ minutes: 9, seconds: 30 })
    for (const { headers } of await ask(first)) {
      expect(headers['refresh-token']).toMatch(/^Bearer /)
      expect(headers['cache-control']).toBe('no-store')
    }
  })
})
