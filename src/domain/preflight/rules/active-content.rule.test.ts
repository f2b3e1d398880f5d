import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { activeContentRule } from './active-content.rule.ts'

const titles = (hasForms: boolean, hasJavaScript: boolean) =>
  activeContentRule.check(factsOf([pageOf(1)], { hasForms, hasJavaScript }), innerOf(1)).map((found) => found.title)

it('names what is in the file', () => {
  expect(titles(true, false)).toEqual(['파일에 입력 칸이 들어 있습니다'])
  expect(titles(false, true)).toEqual(['파일에 실행 코드가 들어 있습니다'])
  expect(titles(true, true)).toEqual(['파일에 입력 칸이 들어 있습니다', '파일에 실행 코드가 들어 있습니다'])
})

it('is silent about a plain file', () => {
  expect(titles(false, false)).toEqual([])
})

it('offers to draw form fields into the page and to take scripts out', () => {
  const found = activeContentRule.check(factsOf([pageOf(1)], { hasForms: true, hasJavaScript: true }), innerOf(1))
  expect(found.map(({ severity, fixer }) => [severity, fixer])).toEqual([
    ['fixable', 'flatten-annotations'],
    ['fixable', 'strip-active'],
  ])
})
