import { beforeAll, describe, expect, it } from 'vitest'
import { changeMarketing } from '#/contract/people/profile.contract.ts'
import { readPolicy } from '#/contract/content/policies.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const terms = (version?: string) =>
  shop.call(readPolicy, { params: { name: 'terms' }, query: version ? { version } : {} })

const publish = (name: string, version: string) =>
  shop.container.database.pool.query(
    `insert into policy_version (name, version, effective_from, body, change_note, published_at)
     values ($1, $2::text, $2::text::date, repeat('새 판입니다. ', 30), '바뀐 까닭입니다.', now())`,
    [name, version],
  )

describe('약관과 방침', () => {
  it('지금 시행하는 판을 보여 주고, 회사 정보는 설정에서 채울 자리로 둡니다', async () => {
    const { data } = await terms()
    expect(data.shown).toMatchObject({ version: '2026-11-20', state: 'in-force' })
    expect(data.body).toContain('청약철회')
    const privacy = (await shop.call(readPolicy, { params: { name: 'privacy' }, query: {} })).data
    const places = [data.body, privacy.body].join('').match(/\{[\w.]+\}/g) ?? []
    expect(new Set(places)).toEqual(
      new Set([
        '{brand}',
        '{company.name}',
        '{company.phone}',
        '{company.email}',
        '{company.hosting}',
        '{company.privacyOfficer}',
      ]),
    )
  })

  it('새 판은 시행일부터 시행하고, 지난 판은 언제나 볼 수 있으며, 동의는 그때의 판을 적습니다', async () => {
    const before = await shop.member()
    const later = seoulDay(new Date(shop.clock.now().getTime() + 10 * 86_400_000))
    await publish('privacy', later)
    await publish('terms', later)
    expect((await terms()).data.versions.map(({ state }) => state)).toEqual(['announced', 'in-force'])
    const agree = () => shop.call(changeMarketing, { as: before, body: { email: true, sms: false, kakao: false } })
    await agree()
    shop.clock.forward({ days: 11 })
    await agree()
    const now = (await terms()).data
    expect(now.versions.map(({ version, state }) => [version, state])).toEqual([
      [later, 'in-force'],
      ['2026-11-20', 'past'],
    ])
    expect((await terms('2026-11-20')).data.body).toContain('청약철회')
    const { rows } = await shop.container.database.pool.query<{ version: string }>(
      `select distinct version from member_consent where member_id = $1 order by version`,
      [before.memberId],
    )
    expect(rows.map(({ version }) => version)).toEqual(['2026-11-20', later])
  })

  it('없는 판과 없는 이름은 없다고 답합니다', async () => {
    expect((await terms('1999-01-01')).status).toBe(404)
    expect((await shop.app.inject({ url: '/api/policies/secret' })).statusCode).toBe(400)
  })
})
