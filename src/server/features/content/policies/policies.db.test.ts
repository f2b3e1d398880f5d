import { beforeAll, describe, expect, it } from 'vitest'
import { changeMarketing } from '#/contract/people/profile.contract.ts'
import { publishWriting, startWriting } from '#/contract/content/writing.contract.ts'
import { docOfMarks } from '#/domain/writing/doc-of-text.ts'
import type { Doc } from '#/domain/writing/doc.ts'
import { wordsOfDoc } from '#/domain/writing/words-of-doc.ts'
import { readPolicy } from '#/contract/content/policies.contract.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})

const terms = (version?: string) =>
  shop.call(readPolicy, { params: { name: 'terms' }, query: version ? { version } : {} })

/** Written and announced as the desk does it. */
async function publish(policy: 'terms' | 'privacy', effectiveFrom: string) {
  const as = await shop.staff()
  const fields = { policy, effectiveFrom, changeNote: '바뀐 까닭입니다.' }
  const piece = { kind: 'policy', title: '새 판', fields, doc: docOfMarks('## 제1조\n새 판입니다.') } as const
  const { data: text } = await shop.call(startWriting, { as, body: { piece } })
  const body = { version: text.version, at: null, until: null }
  return shop.call(publishWriting, { as, params: { id: text.id }, body })
}
const inDays = (days: number) => seoulDay(new Date(shop.clock.now().getTime() + days * 86_400_000))
const said = ({ doc }: { readonly doc: Doc }) => wordsOfDoc(doc)

describe('약관과 방침', () => {
  it('지금 시행하는 판을 보여 주고, 회사 정보는 설정에서 채울 자리로 둡니다', async () => {
    const { data } = await terms()
    expect(data.shown).toMatchObject({ version: '2026-11-20', state: 'in-force' })
    expect(said(data)).toContain('청약철회')
    const privacy = (await shop.call(readPolicy, { params: { name: 'privacy' }, query: {} })).data
    const places = [said(data), said(privacy)].join('').match(/\{[\w.]+\}/g) ?? []
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
    const later = inDays(10)
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
    expect(said((await terms('2026-11-20')).data)).toContain('청약철회')
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
