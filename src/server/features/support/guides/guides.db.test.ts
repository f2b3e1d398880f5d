import { beforeAll, describe, expect, test } from 'vitest'
import { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import { GUIDES } from '#/contract/content/guides.ts'
import { WEB_PATHS } from '#/contract/web-paths.ts'
import {
  hideWriting,
  listWritten,
  readWritten,
  saveWriting,
  startWriting,
} from '#/contract/content/writing.contract.ts'
import { listGuides, readGuide } from '#/contract/support/guides.contract.ts'
import { searchShop } from '#/contract/support/search.contract.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { defaultSpec } from '#/domain/catalog/kinds.ts'
import { findBinding, findFinish } from '#/domain/catalog/lookup.ts'
import { attempt } from '#/domain/catalog/options/choose.ts'
import type { OptionValue } from '#/domain/catalog/options/option-model.ts'
import { catalogueOf } from '#/domain/catalog/paper-catalogue.ts'
import { termsOfBinding } from '#/domain/catalog/terms.ts'
import { ORDER_NOTES } from '#/domain/documents/order-document.ts'
import { CHECK_GROUPS } from '#/domain/preflight/check-groups.data.ts'
import { compareRoutes } from '#/domain/pricing/route-crossing.ts'
import { KNIFE_ASTRAY_SAID } from '#/domain/print/knife.ts'
import { BLEED } from '#/domain/print/n-up.ts'
import type { WrittenText } from '#/domain/writing/doc.ts'
import { wordsOfDoc } from '#/domain/writing/words-of-doc.ts'
import { unknownNames } from '#/domain/writing/guide-doc.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { insertTariff } from '#/server/features/catalogue/pricing/pricing.repo.ts'
import type { StaffCaller } from '#tests/support/callers.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'
import { FIRST_GUIDES } from './first-guides.data.ts'
import { paperFacts } from './guide-papers.ts'
import { followGuides } from './guides.seed.ts'

/** Every stretch of words of a text, with where it leads. */
const linkedWords = (node: unknown): { text: string; href: string | null }[] => {
  if (typeof node !== 'object' || node === null) return []
  if ('type' in node && node.type === 'text') {
    const { text, marks = [] } = node as WrittenText
    const link = marks.find((mark) => mark.type === 'link')
    return [{ text, href: link?.attrs.href ?? null }]
  }
  return Object.values(node).flatMap(linkedWords)
}

let shop: TestShop
let staff: StaffCaller

beforeAll(async () => {
  shop = await testShop()
  staff = await shop.staff('administrator')
})

describe('the guides', () => {
  test('are listed in the order of their numbers', async () => {
    const { slugs } = (await shop.call(listGuides, {})).data
    expect(slugs).toHaveLength(FIRST_GUIDES.length)
    expect(slugs).toEqual(GUIDES.map(({ slug }) => slug).filter((slug) => slugs.includes(slug)))
  })

  test.each(FIRST_GUIDES.map((guide) => [guide.slug, guide] as const))(
    '%s answers its question in a text that people read to its end',
    async (slug, guide) => {
      const { data } = await shop.call(readGuide, { params: { slug } })
      const words = wordsOfDoc(data.doc)
      expect(words).not.toMatch(/[{}]/)
      expect(words.length).toBeGreaterThanOrEqual(600)
      expect(words.length).toBeLessThanOrEqual(1_500)
      expect(unknownNames(guide.fields.lead, guide.doc)).toEqual([])
    },
  )

  test('have each a drawing that stands in no other', () => {
    const drawn = FIRST_GUIDES.map(({ slug, doc }) => ({
      slug,
      names: doc.content.flatMap((block) => (block.type === 'figure' ? [block.attrs.name] : [])),
    }))
    const often = Map.groupBy(
      drawn.flatMap(({ names }) => names),
      (name) => name,
    )
    const without = drawn.filter(({ names }) => !names.some((name) => often.get(name)?.length === 1))
    expect(without.map(({ slug }) => slug)).toEqual([])
  })

  test('lead by a link to whatever other guide they name, and to pages that are there', () => {
    const texts = FIRST_GUIDES.flatMap(({ slug, doc }) => linkedWords(doc).map((text) => ({ slug, ...text })))
    const named = texts.filter(({ text, href }) => !href && GUIDES.some(({ title }) => text.includes(`「${title}」`)))
    expect(named).toEqual([])
    const links = texts.flatMap(({ href }) => href ?? [])
    expect(links).toContain('/guide/guide3_3')
    expect(links.filter((href) => !WEB_PATHS.some(({ path }) => path === href))).toEqual([])
  })

  test('say of small letters and of points what preflight and wallet go by', async () => {
    const read = async (slug: string) => wordsOfDoc((await shop.call(readGuide, { params: { slug } })).data.doc)
    expect(await read('guide1-6')).toContain('5–6 pt보다 작은 글자는')
    expect(await read('guide7-6')).toContain('10P씩 쓸 수 있고')
  })

  test('say the figures of the shop, as they are now', async () => {
    const { data } = await shop.call(readGuide, { params: { slug: 'guide1-5' } })
    expect(wordsOfDoc(data.doc)).toContain(`사방 ${BLEED} mm`)
  })

  test('say one figure of how far the knife goes astray, as the papers of an order do', async () => {
    const read = async (slug: string) => (await shop.call(readGuide, { params: { slug } })).data
    expect((await read('guide1-5')).lead).toContain(`칼은 위아래 장에서 ${KNIFE_ASTRAY_SAID}쯤 움직입니다`)
    expect(wordsOfDoc((await read('guide7-10')).doc)).toContain(`${KNIFE_ASTRAY_SAID}의 재단 오차`)
    expect(ORDER_NOTES.join(' ')).toContain(`재단 오차는 ${KNIFE_ASTRAY_SAID}이며`)
  })

  test('name in one line all that the checklist below it asks of', async () => {
    const { lead } = (await shop.call(readGuide, { params: { slug: 'guide1-9' } })).data
    for (const { name } of CHECK_GROUPS) expect(lead).toContain(name.split(/[와과] /)[0])
  })

  test('say of offset what moves the run from which it is cheaper, as the prices of now do', async () => {
    const { data } = await shop.call(readGuide, { params: { slug: 'guide3-3' } })
    const words = wordsOfDoc(data.doc)
    const { tariff } = (await shop.call(currentTariff, {})).data
    const from = (...changes: readonly (readonly [string, OptionValue])[]) => {
      const spec = changes.reduce((before, [control, value]) => {
        const next = attempt(before, control, value)
        if (!next.ok) throw new Error(next.error)
        return next.value
      }, defaultSpec('D413'))
      return compareRoutes(spec, tariff).crossings.find(({ route }) => route === 'offset-dedicated')?.copies ?? 0
    }
    const usual = from()
    expect(words).toContain('컬러로 찍으면 판이 네 배로 늘어 자리가 뒤로')
    expect(from(['body.colour', 'colour'])).toBeGreaterThan(1.5 * usual)
    expect(words).toContain('판형이 크면 디지털로 한 쪽을 찍는 값이 커져 자리가 앞으로')
    expect(from(['trim', 'a4'])).toBeLessThan(usual)
    expect(words).toContain('디지털 윤전으로 찍을 수 없어 자리가 앞으로')
    expect(from(['body.paper', 'snow-120'])).toBeLessThan(usual)
    expect(words).toContain('쪽수와 코팅은 자리를 거의 바꾸지 않습니다')
    for (const near of [from(['body.pages', 64]), from(['body.pages', 480]), from(['cover.coating', 'none'])])
      expect(Math.abs(near - usual)).toBeLessThan(0.1 * usual)
  })

  test('weigh a hundred books as the option page weighs one, and advise papers that are sold', async () => {
    const read = async (slug: string) => wordsOfDoc((await shop.call(readGuide, { params: { slug } })).data.doc)
    const { copyWeight } = geometryOf(defaultSpec('D413'))
    expect(await read('guide7-9')).toContain(`100권이면 ${Math.round(copyWeight / 10)} kg쯤`)
    const papers = await read('guide1-7')
    expect(papers).toContain('미색모조 80–100 g. 눈이')
    expect(papers).toContain('스노우지·아트지 120–150 g. 색이')
    expect(papers).toContain('아트지·스노우지 250 g에 코팅')
    const { tariff } = (await shop.call(currentTariff, {})).data
    const { 'cream-100': _gone, ...rest } = tariff.papers
    expect(paperFacts(catalogueOf({ papers: rest })).본문종이).toBe('미색모조 80 g')
    expect(paperFacts(catalogueOf({ papers: {} })).표지종이).toBe('옵션 화면에서 고르는 종이')
  })

  test('say what the version takes and offers that is sold by', async () => {
    const now = shop.clock.now()
    const [saddle, corners] = [findBinding('saddle'), findFinish('round-corner')]
    if (!saddle || !corners) throw new Error('both are in the opening catalogue')
    const { tariff } = (await shop.call(currentTariff, {})).data
    const choiceChanges = {
      bindings: { saddle: { ...termsOfBinding(saddle), pages: { min: 8, max: 52 } } },
      finishes: { 'round-corner': { ...corners, variants: [{ id: 'r5', name: '반지름 5 mm' }] } },
    }
    const version = `${seoulDay(now).slice(0, 7)}.300`
    const body = { ...tariff, choiceChanges, version, validFrom: seoulDay(now) }
    await shop.container.database.transaction((tx) =>
      insertTariff(tx, { version, validFrom: body.validFrom, body, effectiveAt: now, publishedAt: now }),
    )
    const read = async (slug: string) => (await shop.call(readGuide, { params: { slug } })).data
    expect((await read('guide5-2')).lead).toContain('52쪽까지')
    expect(wordsOfDoc((await read('guide6-8')).doc)).toContain('고르실 수 있는 크기는 반지름 5 mm입니다')
    const { groups } = (await shop.call(searchShop, { query: { q: '중철제본' } })).data
    expect(JSON.stringify(groups)).toContain('52쪽까지')
  })

  test('that nobody wrote are not there', async () => {
    expect((await shop.call(readGuide, { params: { slug: 'guide9-9' } })).failure?.code).toBe('NOT_FOUND')
    expect((await shop.call(readGuide, { params: { slug: '../x' } })).status).toBe(400)
  })
})

describe('what a newer version of the shop says', () => {
  const begun = async (slug: string) => {
    const { rows } = await shop.container.database.pool.query(
      `update written_editions e set fields = jsonb_set(e.fields, '{lead}', '"지난 판의 글"') from written_items i
       where i.id = e.item_id and i.kind = 'guide' and i.slug = $1 returning i.id, i.version`,
      [slug],
    )
    return rows[0] as { id: string; version: number }
  }
  const leadOf = async (slug: string) => (await shop.call(readGuide, { params: { slug } })).data.lead
  const follow = () => shop.container.database.transaction((tx) => followGuides(tx, shop.container))
  const editions = async () => {
    const { rows } = await shop.container.database.pool.query('select count(*)::int as count from written_editions')
    return rows[0].count as number
  }

  test('is laid over an earlier one, once, and found by its words', async () => {
    await begun('guide5-3')
    const before = await editions()
    await follow()
    expect(await leadOf('guide5-3')).not.toContain('지난 판')
    await follow()
    expect(await editions()).toBe(before + 1)
  })

  test('stays away from what somebody wrote, took down or set a time for', async () => {
    const [written, hidden] = [await begun('guide5-4'), await begun('guide5-5')]
    const { piece } = (await shop.call(readWritten, { as: staff, params: { id: written.id } })).data
    await shop.call(saveWriting, {
      as: staff,
      params: { id: written.id },
      body: { version: written.version, piece: { ...piece, title: '우리 양장' } },
    })
    await shop.call(hideWriting, { as: staff, params: { id: hidden.id }, body: { version: hidden.version } })
    const before = await editions()
    await follow()
    expect(await editions()).toBe(before)
    expect(await leadOf('guide5-4')).toBe('지난 판의 글')
  })

  test('is not taken back by an older server that starts after a newer one', async () => {
    const { pool } = shop.container.database
    await pool.query(
      `insert into written_editions (item_id, number, title, fields, doc, words, written_at)
       select item_id, 2, title, jsonb_set(e.fields, '{lead}', '"다음 판의 글"'), doc, words, written_at
       from written_editions e join written_items i on i.id = e.item_id where i.kind = 'guide' and i.slug = 'guide5-1'`,
    )
    await pool.query(`update written_items set newest = 2, live = 2 where kind = 'guide' and slug = 'guide5-1'`)
    await follow()
    expect(await leadOf('guide5-1')).toBe('다음 판의 글')
  })
})

describe('at the desk', () => {
  test('a guide is kept as a draft until it is published, and a name that nobody knows is refused', async () => {
    const { items } = (await shop.call(listWritten, { as: staff, query: { kind: 'guide' } })).data
    const row = items.find(({ title }) => title === '책등 두께 계산')
    const text = (await shop.call(readWritten, { as: staff, params: { id: row?.id ?? '' } })).data
    if (text.piece.kind !== 'guide') throw new Error('not a guide')
    const { piece } = text
    const wrong = {
      ...piece,
      doc: { ...piece.doc, content: [{ type: 'figure' as const, attrs: { name: 'no-figure' } }] },
    }
    const save = (body: typeof piece) =>
      shop.call(saveWriting, { as: staff, params: { id: text.id }, body: { version: text.version, piece: body } })
    const refused = await save(wrong)
    expect(refused.failure).toMatchObject({ code: 'INVALID_INPUT' })
    expect(JSON.stringify(refused.failure)).toContain('no-figure')
    expect((await save({ ...piece, title: '책등 재기' })).failure).toBeNull()
    expect((await shop.call(readGuide, { params: { slug: 'guide4-6' } })).data.title).toBe('책등 두께 계산')
  })

  test('none is made anew, for each has its address', async () => {
    const fields = { question: '?', lead: '한눈에', product: null }
    const doc = { type: 'doc', content: [{ type: 'paragraph' }] } as const
    const piece = { kind: 'guide' as const, title: '새 안내', fields, doc: { ...doc, content: [...doc.content] } }
    expect((await shop.call(startWriting, { as: staff, body: { piece } })).failure?.code).toBe('CONFLICT')
  })
})
