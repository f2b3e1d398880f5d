import { expect, test } from 'vitest'
import { aboutPage } from './page-about.ts'

const ORIGIN = 'https://shop.example'
const root = { shop: { brand: '직지프린트', company: {} } }
const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '설에는 쉽니다.' }] }] }
const about = (path: Parameters<typeof aboutPage>[0]['path'], pathname: string, data: unknown) =>
  aboutPage({ path, pathname, title: '', data, root, origin: ORIGIN })

test('a case is shown by its own job, not by the usual one of its kind', () => {
  const shown = about('/cust/portfolio/{id}', '/cust/portfolio/essay-book', {
    id: 'essay-book',
    title: '날개를 단 산문집',
    summary: '날개 있는 산문집',
    product: 'D413',
  })
  expect(shown).toMatchObject({ share: 'case-essay-book', description: '날개 있는 산문집' })
})

test('what the archive hands out is told in its own sentence', () => {
  const shown = about('/cust/archive/{id}', '/cust/archive/profiles', {
    title: '색 프로파일 다섯 가지',
    summary: '저희 기계에 맞춘 프로파일',
  })
  expect(shown.description).toBe('저희 기계에 맞춘 프로파일')
  expect(JSON.stringify(shown.data)).toContain(`"name":"자료실","item":"${ORIGIN}/cust/archive"`)
})

test('a notice is an article of its day', () => {
  const day = '2026-11-20T02:00:00.000Z'
  const { data } = about('/cust/notice/{id}', '/cust/notice/1', { title: '설 연휴', doc, publishedAt: day })
  expect(data).toContainEqual(
    expect.objectContaining({ '@type': 'NewsArticle', headline: '설 연휴', datePublished: day }),
  )
})

test('news that is read here has its own address, and only our own is called ours', () => {
  const news = { id: 'n1', title: '한 권도', summary: '검사한다.', day: '2026-11-12', medium: null, text: true }
  const ours = about('/press', '/press', { one: news })
  expect(ours).toMatchObject({ query: '?news=n1', type: 'article', description: '검사한다.' })
  expect(JSON.stringify(ours.data)).toContain(`"mainEntityOfPage":"${ORIGIN}/press?news=n1"`)
  const theirs = about('/press', '/press', { one: { ...news, medium: '한강경제' } })
  expect(JSON.stringify(theirs.data)).not.toContain('NewsArticle')
  expect(about('/press', '/press', { one: null })).toMatchObject({ type: 'website', description: null })
})

test('making an e-book is a service that begins at what the page says, VAT included', () => {
  const { data } = about('/ebook', '/ebook', { prices: { reflow: { base: 160_000 }, fixed: { base: 140_000 } } })
  const told = JSON.stringify(data)
  expect(told).toContain('"name":"흐름형 전자책"')
  expect(told).toContain('"minPrice":176000,"valueAddedTaxIncluded":true')
  expect(told).toContain('"minPrice":154000')
})
