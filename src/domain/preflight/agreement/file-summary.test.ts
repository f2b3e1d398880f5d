import { expect, it } from 'vitest'
import { factsOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { bookSpec } from '#tests/support/preflight/book-spec.ts'
import { expectationOf } from '../expectation-of.ts'
import { fileSummary } from './file-summary.ts'

const expectation = expectationOf(bookSpec(4), 'inner', null)

it('파일이 무엇인지 사양의 말로 줄여 적습니다', () => {
  const pages = [1, 2, 3, 4].map((number) => pageOf(number, { colour: number === 1 ? 'colour' : 'mono' }))
  expect(fileSummary(factsOf(pages), expectation)).toEqual(['4쪽', '148 × 210 mm', '컬러 1쪽', '도련 3 mm'])
})

it('재단선까지만 그린 파일에는 도련이 없습니다', () => {
  const bare = { media: { x: 0, y: 0, width: 148, height: 210 }, trim: null, bleed: null }
  const pages = [1, 2].map((number) => pageOf(number, { ...bare, colour: 'colour' }))
  expect(fileSummary(factsOf(pages), expectation)).toEqual(['2쪽', '148 × 210 mm', '전부 컬러', '도련 없음'])
})
