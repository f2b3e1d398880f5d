import { expect, it } from 'vitest'
import { listPressNews, readPressNews } from '#/contract/content/press-news.contract.ts'
import type { PieceOf } from '#/contract/content/piece.schema.ts'
import { publishWriting, startWriting } from '#/contract/content/writing.contract.ts'
import { docOfPlain } from '#/domain/writing/doc-of-text.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = await testShop()
const service = await shop.staff('service')

const news = (title: string, fields: Partial<PieceOf<'press'>['fields']>): PieceOf<'press'> => ({
  kind: 'press',
  title,
  fields: { medium: null, day: '2026-11-12', summary: '한 줄 요약', href: null, ...fields },
  doc: docOfPlain('본문입니다.'),
})
const write = (piece: PieceOf<'press'>) => shop.call(startWriting, { as: service, body: { piece } })

async function publish(piece: PieceOf<'press'>): Promise<string> {
  const { id, version } = (await write(piece)).data
  await shop.call(publishWriting, { as: service, params: { id }, body: { version, at: null, until: null } })
  return id
}

const list = async (query = {}) => (await shop.call(listPressNews, { query })).data

it('a fresh shop has no news, and invents none', async () => {
  expect(await list()).toEqual({
    items: [],
    next: null,
    counts: { others: 0, us: 0 },
    day: seoulDay(shop.clock.now()),
  })
})

it('what others wrote names its medium and leads to the original; ours needs neither', async () => {
  const noLink = await write(news('원문 없는 기사', { medium: '한강경제' }))
  expect(noLink.failure?.fields).toHaveProperty(['piece.fields.href'])
  expect((await write(news('가게 안 주소', { medium: '한강경제', href: '/cust/notice' }))).failure?.code).toBe(
    'INVALID_INPUT',
  )
  expect((await write(news('수상한 주소', { href: 'javascript:alert(1)' }))).failure?.code).toBe('INVALID_INPUT')
  await publish(news('한 권도 같은 검사', { medium: '한강경제', href: 'https://news.example/1', day: '2026-11-12' }))
  const ours = await publish(news('새 고리', { day: '2026-11-18' }))
  const draft = (await write(news('아직 초안', {}))).data.id
  const { items, counts } = await list()
  expect(items.map(({ title }) => title)).toEqual(['새 고리', '한 권도 같은 검사'])
  expect(counts).toEqual({ others: 1, us: 1 })
  expect((await list({ by: 'others' })).items).toMatchObject([{ medium: '한강경제', href: 'https://news.example/1' }])
  expect((await shop.call(readPressNews, { params: { id: ours } })).data).toMatchObject({
    title: '새 고리',
    text: true,
  })
  expect((await shop.call(readPressNews, { params: { id: draft } })).status).toBe(404)
  expect(
    (await shop.call(startWriting, { as: await shop.staff('production'), body: { piece: news('남의 일', {}) } }))
      .status,
  ).toBe(403)
  expect((await shop.call(startWriting, { body: { piece: news('손님', {}) } })).status).toBe(401)
})

it('many are read by their day, part by part, each once', async () => {
  for (let at = 0; at < 30; at += 1)
    await publish(news(`소식 ${at}`, { day: `2025-${String((at % 12) + 1).padStart(2, '0')}-15` }))
  const titles: string[] = []
  const days: string[] = []
  let after: string | null | undefined
  do {
    const part: Awaited<ReturnType<typeof list>> = await list(after ? { after } : {})
    titles.push(...part.items.map(({ title }) => title))
    days.push(...part.items.map(({ day }) => day))
    after = part.next
  } while (after)
  expect(new Set(titles).size).toBe(32)
  expect(titles).toHaveLength(32)
  expect(days).toEqual(days.toSorted().toReversed())
})
