import { describe, expect, it } from 'vitest'
import { practiceGateway } from '#tests/support/orders/practice-gateway.ts'
import { practiceIdentity } from '#tests/support/practice-identity.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { partnerLogin } from '#/contract/people/partner-auth.contract.ts'
import { login, me } from '#/contract/people/login.contract.ts'
import { staffLogin, staffMe } from '#/contract/people/staff-auth.contract.ts'
import { readConfig } from '#/server/platform/config.ts'
import { DEMO_MEMBER_PASSWORD, DEMO_MEMBERS } from '../features/people/members/demo-members.data.ts'
import { DEMO_PARTNER } from '../features/people/partners/demo-partner.data.ts'
import { DEMO_STAFF_PASSWORD } from '../features/people/staff/demo-staff.data.ts'
import { closeDemoDoors } from './demo-doors.ts'
import { withDemoRibbon } from './demo-ribbon.ts'
import { openingMessages } from './opening-messages.ts'
import { missingForPublic, requireReadyToOpen } from './public-shop.ts'
import { seed } from './seed.ts'
import { startFailure } from './start-failure.ts'

const gateway = await practiceGateway()
const identity = await practiceIdentity()
const PUBLIC = { PUBLIC_URL: 'https://shop.example.com' }

describe('a public shop', () => {
  it.each<Readonly<Record<string, string>>>([
    PUBLIC,
    { NODE_ENV: 'production' },
    { HOST: '0.0.0.0' },
    { TRUST_PROXY: '1' },
  ])('shows nobody the pages of practice services, with %j', async (env) => {
    const shop = await testShop({ env: { ...gateway.env, ...identity.env, ...env } })
    for (const [method, url] of [
      ['POST', '/practice-gateway/window/any-key'],
      ['GET', '/practice-gateway/window?orderId=a&amount=1000'],
      ['GET', '/practice-gateway/deposits'],
      ['POST', '/practice-gateway/deposits/any-order'],
      ['GET', '/practice-login/kakao/oauth/authorize'],
      ['POST', '/practice-login/google/o/oauth2/v2/auth'],
    ] as const) {
      const answer = await shop.app.inject({
        method,
        url,
        ...(method === 'POST'
          ? { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'do=pay' }
          : {}),
      })
      expect([url, [404, 415, 503].includes(answer.statusCode), answer.body.includes('연습')]).toEqual([
        url,
        true,
        false,
      ])
    }
  })

  it('practises for everybody to see only with DEMO=1', async () => {
    const shop = await testShop({ env: { ...gateway.env, ...PUBLIC, DEMO: '1' } })
    expect((await shop.app.inject({ method: 'GET', url: '/practice-gateway/deposits' })).statusCode).toBe(200)
  })
})

const REAL = {
  ...PUBLIC,
  TOSS_CLIENT_KEY: 'live_ck_x',
  TOSS_SECRET_KEY: 'live_sk_x',
  SOLAPI_API_KEY: 'key',
  SOLAPI_API_SECRET: 'secret',
  SOLAPI_SENDER: '0212345678',
  SMTP_URL: 'smtps://user:word@mail.example.com',
  MAIL_FROM: '직지프린트 <print@example.com>',
}

describe('the start of a public shop', () => {
  it('is refused with one list of what is missing, and of what only practises', () => {
    expect(missingForPublic(readConfig(REAL))).toEqual([])
    const bare = missingForPublic(readConfig({ NODE_ENV: 'production' }))
    expect(bare.map((line) => line.split(':')[0])).toEqual([
      'PUBLIC_URL',
      'TOSS_CLIENT_KEY, TOSS_SECRET_KEY',
      'SOLAPI_API_KEY, SOLAPI_API_SECRET, SOLAPI_SENDER',
      'SMTP_URL, MAIL_FROM',
    ])
    const practised = { TOSS_API_URL: 'http://127.0.0.1:9', IDENTITY_SANDBOX_URL: 'http://127.0.0.1:8' }
    expect(missingForPublic(readConfig({ ...REAL, ...practised }))).toHaveLength(2)
    const practiceCourier = { SWEETTRACKER_KEY: 'practice_key', SWEETTRACKER_API_URL: 'http://127.0.0.1:7' }
    expect(missingForPublic(readConfig({ ...REAL, ...practiceCourier }))).toEqual([
      expect.stringMatching(/^SWEETTRACKER_API_URL: 연습/),
    ])
    const nobodyPays = missingForPublic(readConfig({ ...REAL, TOSS_SECRET_KEY: 'test_sk_x' }))
    expect(nobodyPays).toEqual([expect.stringMatching(/^TOSS_SECRET_KEY: 시험용/)])
    expect(() => requireReadyToOpen(readConfig(PUBLIC))).toThrow(/DEMO=1/)
    expect(() => requireReadyToOpen(readConfig({ ...PUBLIC, DEMO: '1' }))).not.toThrow()
    expect(() => requireReadyToOpen(readConfig({}))).not.toThrow()
  })

  it.each([{ TOSS_SECRET_KEY: 'live_sk_x' }, { SOLAPI_API_KEY: 'key', SOLAPI_API_SECRET: 'secret' }])(
    'is refused as a demo that would really pay or send, with %j',
    (env) => {
      expect(() => requireReadyToOpen(readConfig({ ...env, DEMO: '1' }))).toThrow(/DEMO=1[\s\S]*실제/)
      const practised = { DEMO: '1', TOSS_SECRET_KEY: 'test_sk_x', SOLAPI_API_KEY: 'key' }
      const here = { ...practised, SOLAPI_API_URL: 'http://127.0.0.1:9' }
      expect(() => requireReadyToOpen(readConfig(here))).not.toThrow()
    },
  )

  it('tells the owner in Korean, without a stack', () => {
    try {
      requireReadyToOpen(readConfig(PUBLIC))
    } catch (error) {
      expect(startFailure(error)).toMatch(/^밖에서/)
      expect(startFailure(error)).not.toContain('at ')
    }
  })

  it('prints no account of the practice shop', () => {
    const words = { address: 'http://127.0.0.1:1', mailbox: null, closed: [], practiceOrders: [], firstOwner: null }
    expect(openingMessages({ ...words, mode: 'public' })).not.toContain(DEMO_STAFF_PASSWORD)
    expect(openingMessages({ ...words, mode: 'practice' })).toContain(DEMO_STAFF_PASSWORD)
  })

  it('lays no sample account, review or work into an empty database, nor when it is opened for practice later', async () => {
    const shop = await testShop({ env: REAL })
    const { pool } = shop.container.database
    await pool.query(`truncate seed_done, staff_account, partner_account, member, reviews, written_items cascade`)
    await pool.query(`insert into seed_done (name) select unnest($1::text[])`, [
      ['pricing', 'calendar', 'content', 'shipping', 'designs', 'policies'],
    ])
    await seed(shop.container)
    await seed({ ...shop.container, config: { ...shop.container.config, mode: 'practice' } })
    const { rows } = await pool.query<{ there: string }>(
      `select (select count(*) from staff_account) + (select count(*) from partner_account) + (select count(*) from member)
        + (select count(*) from reviews) + (select count(*) from written_items where kind = 'portfolio') as there`,
    )
    expect(Number(rows[0]?.there)).toBe(0)
  })
})

describe('a database that practised before strangers came', () => {
  it('lets nobody in by what the README says, ends who is in, and keeps whoever chose a password of their own', async () => {
    const shop = await testShop({ env: REAL })
    const { container } = shop
    const member = { loginId: 'hanul', password: DEMO_MEMBER_PASSWORD, remember: false }
    const admin = { loginId: 'admin', password: DEMO_STAFF_PASSWORD }
    const before = await shop.call(login, { body: member })
    const as = { headers: { authorization: String(before.headers['authorization']) } }
    const desk = await shop.call(staffLogin, { body: admin })
    const atDesk = { headers: { authorization: String(desk.headers['authorization']) } }
    const own = await container.passwords.hash('Woodblock#Type31')
    await container.database.pool.query(`update staff_account set password_hash = $1 where login_id = 'finance'`, [own])

    const closed = await closeDemoDoors(container)
    expect(closed.map(({ loginId }) => loginId).toSorted()).toEqual(
      [...DEMO_MEMBERS.map(({ loginId }) => loginId), 'admin', 'partner', 'production', 'proof', 'service'].toSorted(),
    )
    expect((await shop.call(me, as)).status).toBe(401)
    expect((await shop.call(staffMe, atDesk)).status).toBe(401)
    expect((await shop.call(login, { body: member })).failure?.code).toBe('FORBIDDEN')
    expect((await shop.call(staffLogin, { body: admin })).failure?.code).toBe('WRONG_LOGIN')
    const { loginId, password } = DEMO_PARTNER
    expect((await shop.call(partnerLogin, { body: { loginId, password } })).failure?.code).toBe('WRONG_LOGIN')
    const { rows } = await container.database.pool.query<{ left: string }>(
      `select (select count(*) from reviews where example) + (select count(*) from written_editions where (fields ->> 'example')::boolean) as left`,
    )
    expect(Number(rows[0]?.left)).toBe(0)
    expect(await closeDemoDoors(container)).toEqual([])
    const chosen = await shop.call(staffLogin, { body: { loginId: 'finance', password: 'Woodblock#Type31' } })
    expect(chosen.status).toBe(200)
  })
})

describe('a shop that says it is a demo', () => {
  it('says so on every page that is drawn or broken, and in every message', async () => {
    expect(withDemoRibbon({ mode: 'demo' }, '<html><body><p>x</p></body></html>')).toContain('<body><aside aria-label=')
    expect(withDemoRibbon({ mode: 'public' }, '<body>')).toBe('<body>')
    const shop = await testShop({ env: { ...PUBLIC, DEMO: '1' } })
    const broken = await shop.app.inject({ method: 'GET', url: '/%E0%A4%A', headers: { accept: 'text/html' } })
    expect([broken.statusCode, broken.body.includes('연습용 가게입니다')]).toEqual([400, true])
    const sending = { id: '1', since: new Date(), again: false }
    await shop.container.messenger.send(
      {
        channel: 'email',
        to: 'a@example.com',
        subject: '주문 안내',
        body: '보냈습니다.',
        template: { name: 'dispatched', variables: {} },
      },
      sending,
    )
    expect(shop.outbox.sent[0]).toMatchObject({
      subject: '[연습용] 주문 안내',
      body: expect.stringMatching(/^\[연습용 가게\]/),
    })
    expect(shop.outbox.sent[0]?.template).toBeUndefined()
  })
})
