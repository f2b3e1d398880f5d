import { describe, expect, test } from 'vitest'
import type { BodyInputOf } from '#/contract/endpoint.ts'
import { confirmCode, findId, sendCode } from '#/contract/people/codes.contract.ts'
import { login, me, renew } from '#/contract/people/login.contract.ts'
import { leave, profile } from '#/contract/people/profile.contract.ts'
import * as contract from '#/contract/people/social.contract.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '#/domain/members/social.ts'
import { agree, type Claimed, practiceIdentity } from '#tests/support/practice-identity.ts'
import { codeSentTo, sentTo } from '#tests/support/sent-messages.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { DEMO_MEMBER_PASSWORD } from './demo-members.data.ts'

const practice = await practiceIdentity()
const shop = await testShop({ env: practice.env })
const { pool } = shop.container.database

let count = 0
const next = () => (count += 1)
const person = (over: Partial<Claimed> = {}): Claimed => ({
  email: `person${next()}@example.com`,
  name: '손소셜',
  verified: true,
  ...over,
})

type Answered = { readonly headers: Readonly<Record<string, unknown>> }
const bearer = (answer: Answered) => ({ headers: { authorization: String(answer.headers['authorization']) } })

async function comeBack(provider: SocialProvider, who: Claimed) {
  const started = await shop.call(contract.startSocialLogin, { params: { provider } })
  return { ...(await agree(shop, started.data.url, who)), key: started.data.key }
}
const logIn = async (provider: SocialProvider, who: Claimed) =>
  shop.call(contract.finishSocialLogin, { body: await comeBack(provider, who) })

async function phoneTicket(): Promise<string> {
  const target = `0107${String(1_000_000 + next()).padStart(7, '0')}`
  const { codeId } = (await shop.call(sendCode, { body: { purpose: 'join', contact: { channel: 'sms', target } } }))
    .data
  const code = await codeSentTo(shop, target)
  return (await shop.call(confirmCode, { params: { codeId }, body: { code } })).data.ticket
}

const form = async (email: string): Promise<BodyInputOf<typeof contract.completeJoin>> => ({
  type: 'GENERAL',
  name: '손소셜',
  email,
  phoneTicket: await phoneTicket(),
  consents: { age14: true, terms: true, privacy: true, marketing: { email: false, sms: true, kakao: false } },
})

async function joined(provider: SocialProvider, who: Claimed) {
  const opened = await logIn(provider, who)
  await shop.call(contract.completeJoin, { ...bearer(opened), body: await form(who.email) })
  return opened
}

describe('a social login', () => {
  test.each(SOCIAL_PROVIDERS)(
    'by %s makes an unfinished member, who may do nothing until joining is finished',
    async (provider) => {
      const who = person()
      const opened = await logIn(provider, who)
      expect(opened.data.user).toMatchObject({ name: '손소셜', email: who.email, needAdditionalInfo: true })
      const refused = await shop.call(profile, bearer(opened))
      expect(refused).toMatchObject({
        status: 403,
        failure: { code: 'NEED_ADDITIONAL_INFO', needAdditionalInfo: true },
      })
      expect((await shop.call(contract.pendingJoin, bearer(opened))).data).toMatchObject({ provider, email: who.email })

      const done = await shop.call(contract.completeJoin, { ...bearer(opened), body: await form(who.email) })
      expect(done.status).toBe(200)
      expect((await shop.call(profile, bearer(done))).data).toMatchObject({ email: who.email, hasPassword: false })
      const again = await logIn(provider, who)
      expect(again.data.user).toMatchObject({ uuid: opened.data.user.uuid, needAdditionalInfo: false })
    },
  )

  test('keeps what the visitor made for the member, but only once joining is finished', async () => {
    const visitor = shop.visitor()
    const file = '11111111-1111-4111-8111-111111111111'
    await pool.query(
      `insert into file (id, owner_kind, owner_id, purpose, name, bytes, state, storage_key, created_at)
       values ($1, 'visitor', encode(sha256(convert_to($2, 'utf8')), 'hex'), 'inner', 'a.pdf', 1, 'uploading', 'x', now())`,
      [file, visitor.visitorKey],
    )
    const ownerKind = async () =>
      (await pool.query<{ owner_kind: string }>('select owner_kind from file where id = $1', [file])).rows[0]
        ?.owner_kind
    const who = person()
    const opened = await shop.call(contract.finishSocialLogin, { as: visitor, body: await comeBack('kakao', who) })
    expect(await ownerKind()).toBe('visitor')
    const headers = { ...bearer(opened).headers, ...visitor.headers }
    await shop.call(contract.completeJoin, { headers, body: await form(who.email) })
    expect(await ownerKind()).toBe('member')
  })

  test('is finished only by the browser that began it, once, and in time', async () => {
    const back = await comeBack('google', person())
    const stolen = await shop.call(contract.finishSocialLogin, { body: { ...back, key: 'another-browser' } })
    expect(stolen.failure?.code).toBe('INVALID_INPUT')
    expect((await shop.call(contract.finishSocialLogin, { body: back })).status).toBe(200)
    expect((await shop.call(contract.finishSocialLogin, { body: back })).status).toBe(400)
    const late = await comeBack('google', person())
    shop.clock.forward({ minutes: 11 })
    expect((await shop.call(contract.finishSocialLogin, { body: late })).status).toBe(400)
  })

  test('does not take over an account of the same e-mail address, verified or not', async () => {
    const opened = await logIn('google', person({ email: 'hong@example.com' }))
    expect(opened.data.user).toMatchObject({ needAdditionalInfo: true })
    const body = await form('hong@example.com')
    const refused = await shop.call(contract.completeJoin, { ...bearer(opened), body })
    expect(refused.failure?.fields?.['email']).toContain('이미 가입된 이메일입니다.')
    const wrong = { loginId: 'hong@example.com', password: 'Wrong#Word2026' }
    const attach = (account: typeof wrong) => shop.call(contract.attachAccount, { ...bearer(opened), body: account })
    expect((await attach(wrong)).failure?.code).toBe('WRONG_LOGIN')
    const attached = await attach({ ...wrong, password: DEMO_MEMBER_PASSWORD })
    expect(attached.data.user).toMatchObject({ id: 'hong@example.com', needAdditionalInfo: false })
    const told = (await sentTo(shop, 'hong@example.com')).filter((mail) => mail.includes('이제 Google 계정으로도'))
    expect(told).toHaveLength(1)
    expect((await shop.call(renew, bearer(opened))).status).toBe(401)
    const again = await logIn('google', person({ email: 'hong@example.com' }))
    expect(again.data.user.id).toBe('hong@example.com')
  })

  test('that is refused or unknown is said plainly', async () => {
    const started = await shop.call(contract.startSocialLogin, { params: { provider: 'kakao' } })
    const { state } = await agree(shop, started.data.url, person())
    const body = { code: 'never-given', state, key: started.data.key }
    expect((await shop.call(contract.finishSocialLogin, { body })).failure?.message).toContain(
      '카카오 로그인을 마치지 못했습니다',
    )
  })

  test('joining cannot be finished twice, nor by an ordinary member', async () => {
    const who = person()
    const opened = await joined('naver', who)
    const body = await form(who.email)
    expect((await shop.call(contract.completeJoin, { ...bearer(opened), body })).failure?.code).toBe('CONFLICT')
    const member = await shop.member()
    expect((await shop.call(contract.completeJoin, { as: member, body })).failure?.code).toBe('CONFLICT')
    expect((await shop.call(contract.pendingJoin, { as: member })).status).toBe(404)
    const account = { loginId: 'hanul', password: DEMO_MEMBER_PASSWORD }
    expect((await shop.call(contract.attachAccount, { as: member, body: account })).failure?.code).toBe('CONFLICT')
  })

  test('is named where an id is looked for', async () => {
    const opened = await joined('kakao', person())
    const { data } = await shop.call(profile, bearer(opened))
    const contact = { channel: 'sms', target: data.phone } as const
    const { codeId } = (await shop.call(sendCode, { body: { purpose: 'find-id', contact } })).data
    const code = await codeSentTo(shop, data.phone)
    const { ticket } = (await shop.call(confirmCode, { params: { codeId }, body: { code } })).data
    const found = await shop.call(findId, { body: { name: '손소셜', ticket } })
    expect(found.data.accounts).toMatchObject([{ via: ['kakao'] }])
  })
})

describe('linking in the settings', () => {
  async function finish(
    as: Parameters<typeof bearer>[0],
    provider: SocialProvider,
    who: Claimed,
    purpose: 'link' | 'prove',
  ) {
    const started = await shop.call(contract.startSocialLink, {
      ...bearer(as),
      params: { provider },
      body: { purpose },
    })
    const back = await agree(shop, started.data.url, who)
    return shop.call(contract.finishSocialLink, { ...bearer(as), body: { ...back, key: started.data.key } })
  }
  const logInByPassword = (loginId: string) =>
    shop.call(login, { body: { loginId, password: DEMO_MEMBER_PASSWORD, remember: false } })

  test('adds a way to log in, and taking it away tells the provider', async () => {
    const own = await logInByPassword('hanul')
    const who = person()
    expect((await finish(own, 'naver', who, 'link')).data).toEqual({ purpose: 'link', provider: 'naver' })
    expect((await logIn('naver', who)).data.user.id).toBe('hanul')
    const { links, offered } = (await shop.call(contract.listSocialLinks, bearer(own))).data
    expect(links).toMatchObject([{ provider: 'naver' }])
    expect(links[0]?.email).not.toBe(who.email)
    expect(offered).toEqual([...SOCIAL_PROVIDERS])
    const params = { provider: 'naver' } as const
    expect((await shop.call(contract.unlinkSocial, { ...bearer(own), params })).status).toBe(200)
    expect((await shop.call(contract.unlinkSocial, { ...bearer(own), params })).status).toBe(404)
    await shop.runJobs()
    expect(practice.service.unlinked).toContain(`naver:${practice.service.subjectOf('naver', who.email)}`)
  })

  test('of an account that is somebody else’s is refused', async () => {
    const who = person()
    await joined('kakao', who)
    const refused = await finish(await logInByPassword('hanul'), 'kakao', who, 'link')
    expect(refused.failure).toMatchObject({ code: 'CONFLICT' })
  })

  test('takes over a join that the same person began and left', async () => {
    const who = person()
    await logIn('kakao', who)
    const own = await logInByPassword('nuri')
    expect((await finish(own, 'kakao', who, 'link')).status).toBe(200)
    expect((await logIn('kakao', who)).data.user.id).toBe('nuri')
  })

  test('wants a fresh password; what one member began another cannot finish', async () => {
    const own = await logInByPassword('hanul')
    const params = { provider: 'google' } as const
    const body = { purpose: 'link' } as const
    const started = await shop.call(contract.startSocialLink, { ...bearer(own), params, body })
    const back = { ...(await agree(shop, started.data.url, person())), key: started.data.key }
    const other = await logInByPassword('nuri')
    expect((await shop.call(contract.finishSocialLink, { ...bearer(other), body: back })).status).toBe(400)
    const member = await shop.member()
    shop.clock.forward({ minutes: 11 })
    expect((await shop.call(contract.startSocialLink, { as: member, params, body })).status).toBe(403)
    expect((await shop.call(contract.startSocialLink, { params, body })).status).toBe(401)
    expect((await shop.call(contract.listSocialLinks, { as: await shop.staff() })).status).toBe(403)
  })

  test('the only way to log in cannot be taken away', async () => {
    const opened = await joined('google', person())
    const answer = await shop.call(contract.unlinkSocial, { ...bearer(opened), params: { provider: 'google' } })
    expect(answer.failure).toMatchObject({ code: 'CONFLICT' })
  })

  test('a member without a password proves himself by the provider before leaving, which tells the provider', async () => {
    const who = person()
    const old = await joined('google', who)
    shop.clock.forward({ minutes: 11 })
    const late = await logIn('google', who)
    expect((await shop.call(leave, { ...bearer(old), body: {} })).status).not.toBe(200)
    expect((await finish(late, 'google', who, 'prove')).data).toEqual({ purpose: 'prove', provider: 'google' })
    expect((await shop.call(leave, { ...bearer(late), body: {} })).status).toBe(200)
    await shop.runJobs()
    expect(practice.service.unlinked).toContain(`google:${practice.service.subjectOf('google', who.email)}`)
    expect((await logIn('google', who)).data.user.needAdditionalInfo).toBe(true)
  })

  test('who has not logged in just now may not leave without a password', async () => {
    const member = await shop.member()
    shop.clock.forward({ minutes: 11 })
    expect((await shop.call(leave, { as: member, body: {} })).failure?.code).toBe('FORBIDDEN')
  })
})

test('a join that was left is forgotten after three days, and the provider is told', async () => {
  const who = person()
  const opened = await logIn('kakao', who)
  expect((await shop.call(me, bearer(opened))).status).toBe(200)
  shop.clock.forward({ days: 4 })
  const sweep = shop.container.jobs.handlers().find(({ job }) => job.name === 'members.sweep')
  await sweep?.run({} as never, { jobId: '0', attempt: 1, lastAttempt: true, givesUp: () => true })
  await shop.runJobs()
  expect(practice.service.unlinked).toContain(`kakao:${practice.service.subjectOf('kakao', who.email)}`)
  const { rows } = await pool.query('select 1 from social_link where subject = $1', [
    practice.service.subjectOf('kakao', who.email),
  ])
  expect(rows).toEqual([])
})

test('a shop with an address in the world and no keys offers no social login', async () => {
  const plain = await testShop()
  expect((await plain.call(contract.socialProviders, {})).data).toEqual({ providers: [] })
  expect((await plain.call(contract.startSocialLogin, { params: { provider: 'kakao' } })).status).toBe(404)
  const mixed = await testShop({ env: { ...practice.env, NAVER_CLIENT_ID: 'real' } })
  expect((await mixed.call(contract.socialProviders, {})).data).toEqual({ providers: ['naver'] })
})
