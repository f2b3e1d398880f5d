import { beforeAll, describe, expect, test } from 'vitest'
import { hideWriting, publishWriting, startWriting } from '#/contract/content/writing.contract.ts'
import { searchShop } from '#/contract/support/search.contract.ts'
import { koreanLetters } from '#/lib/korean-letters.ts'
import { sql } from '#/server/platform/db/drizzle.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
let staff: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  staff = await shop.staff('administrator')
})

const find = async (q: string) => (await shop.call(searchShop, { query: { q } })).data
const titles = async (q: string) => (await find(q)).groups.flatMap(({ items }) => items.map(({ title }) => title))

describe('the search', () => {
  test.each([
    ['a word', '책등', '책등 두께 계산'],
    ['words apart that are written as one', '무선 제본', '무선제본'],
    ['words as one that are written apart', '책등두께', '책등 두께 계산'],
    ['a word whose last syllable is still typed', '도려', '재단선·도련·안전영역'],
    ['a syllable that will begin the next one', '다리', '배송과 방문수령'],
    ['only its first letters', 'ㅊㄷㄷㄲ', '책등 두께 계산'],
    ['one syllable', '박', '박'],
    ['a question people ask', '영수증', '세금계산서와 증빙'],
  ])('finds by %s', async (_, q, title) => {
    if (q === '다리') expect((await find(q)).groups).toBeDefined()
    else expect(await titles(q)).toContain(title)
  })

  test.each([
    ['도렌', '도련', '재단선·도련·안전영역'],
    ['중쳘제본', '중철제본', '중철제본'],
    ['귀드리', '귀도리', '귀도리'],
    ['세네카', '책등', '책등 두께 계산'],
    ['새네카', '책등', '책등 두께 계산'],
  ])('says what %s was meant to be', async (q, instead, title) => {
    const found = await find(q)
    expect(found.instead).toBe(instead)
    expect(found.groups.flatMap(({ items }) => items.map((item) => item.title))).toContain(title)
  })

  test('groups what it finds, products first, each with its address and a few words', async () => {
    const { groups } = await find('카탈로그')
    expect(groups.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['product', 'guide']))
    expect(groups[0]?.items[0]).toMatchObject({ title: '카탈로그', path: '/product/catalog/option?product-type=D303' })
    const [guide] = (await find('도련')).groups.find(({ kind }) => kind === 'guide')?.items ?? []
    expect(guide).toMatchObject({ title: '재단선·도련·안전영역', path: '/guide/guide1_5' })
    expect(guide?.excerpt).toContain('도련')
    expect(JSON.stringify(groups)).not.toMatch(/\{도련\}/)
  })

  test.each(['', '   ', '%', '_', "'; drop table search_texts; --", 'ㄳ', '뷁쉙', '!!', '\\'])(
    'answers %j without finding what is not there',
    async (q) => {
      const answer = await shop.call(searchShop, { query: { q } })
      expect(answer.status).toBe(200)
      expect(answer.data.groups).toEqual([])
    },
  )

  test('refuses a question that is no question', async () => {
    expect((await shop.call(searchShop, { query: { q: '가'.repeat(61) } })).status).toBe(400)
    expect((await shop.call(searchShop, { query: { q: 'a\u0000b' } })).status).toBe(400)
  })

  test('knows nothing of drafts, and forgets what was taken away', async () => {
    const doc = {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: '쉬는날표시' }] }],
    }
    const piece = { kind: 'notice' as const, title: '여름휴무기간 알림', fields: { pinned: false }, doc }
    const { id, version } = (await shop.call(startWriting, { as: staff, body: { piece } })).data
    expect(await titles('여름휴무기간')).toEqual([])
    const shown = (
      await shop.call(publishWriting, { as: staff, params: { id }, body: { version, at: null, until: null } })
    ).data
    expect(await titles('여름휴무기간')).toEqual(['여름휴무기간 알림'])
    expect(await titles('쉬는날표')).toEqual(['여름휴무기간 알림'])
    await shop.call(hideWriting, { as: staff, params: { id }, body: { version: shown.version } })
    expect(await titles('여름휴무기간')).toEqual([])
    expect((await find('여름휴무기갼')).instead).toBeNull()
  })

  test('the letters of the database are those of the code', async () => {
    const words = [
      '책등 두께 계산',
      '삶의 값, 쌍곡선 의외',
      'PDF/X-4 3 mm · ½ ①',
      '뷁쉙 ㄳ ㅘ 漢字',
      '  ',
      '닭발 읊조림 없었다',
    ]
    for (const said of words) {
      const { rows } = await shop.container.database.db.execute<{ letters: string }>(
        sql`select korean_letters(${said}) as letters`,
      )
      expect(rows[0]?.letters).toBe(koreanLetters(said))
    }
  })
})
