import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { fontsEmbeddedRule } from './fonts-embedded.rule.ts'

const font = (name: string, embedded: boolean, pages: number[]) => ({
  name,
  type: 'TrueType',
  embedded,
  subset: false,
  pages,
})

it('accepts a file that brings its fonts', () => {
  expect(fontsEmbeddedRule.check(factsOf([pageOf(1)]), innerOf(1))).toEqual([])
})

it('stops a file whose fonts are missing, and names fonts and pages', () => {
  const facts = factsOf([pageOf(1), pageOf(2)], {
    fonts: [font('굴림', false, [2]), font('바탕', false, [1, 2]), font('나눔명조', true, [1])],
  })
  expect(fontsEmbeddedRule.check(facts, innerOf(2))).toMatchObject([
    { severity: 'block', pages: [1, 2], title: '글꼴 2개가 파일에 들어 있지 않습니다: 굴림, 바탕' },
  ])
})
