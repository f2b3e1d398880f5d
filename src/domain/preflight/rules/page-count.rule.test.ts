import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { pageCountRule } from './page-count.rule.ts'

const pages = (count: number) => factsOf(Array.from({ length: count }, (_, index) => pageOf(index + 1)))

it('accepts the ordered number of pages', () => {
  expect(pageCountRule.check(pages(4), innerOf(4))).toEqual([])
  expect(pageCountRule.check(pages(2), innerOf(4, { role: 'cover', pageCounts: [1, 2] }))).toEqual([])
})

it('says how many pages are missing', () => {
  const [found] = pageCountRule.check(pages(3), innerOf(4))
  expect(found).toMatchObject({ severity: 'fixable', fixer: 'blank-pages', title: '파일은 3쪽인데 주문은 4쪽입니다' })
  expect(found?.detail).toContain('1쪽이 모자랍니다')
})

it('does not fill up a book that lacks more than a folded sheet', () => {
  expect(pageCountRule.check(pages(4), innerOf(8))[0]).toMatchObject({ severity: 'block', fixer: null })
})

it('says how many pages are too many', () => {
  expect(pageCountRule.check(pages(6), innerOf(4))[0]?.detail).toContain('2쪽이 더 있습니다')
})

it('explains what a cover consists of', () => {
  const [found] = pageCountRule.check(pages(4), innerOf(4, { role: 'cover', pageCounts: [1, 2] }))
  expect(found?.title).toBe('파일은 4쪽인데 주문은 1쪽 또는 2쪽입니다')
  expect(found?.detail).toContain('펼친 면')
})
