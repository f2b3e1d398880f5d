import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { colourPagesRule } from './colour-pages.rule.ts'

const file = factsOf([pageOf(1, { colour: 'colour' }), pageOf(2), pageOf(3, { colour: 'colour' })])

it('accepts as many colour pages as were ordered, and does not count where nobody asked', () => {
  expect(colourPagesRule.check(file, innerOf(3, { colourPages: 2 }))).toEqual([])
  expect(colourPagesRule.check(file, innerOf(3, { colourPages: null }))).toEqual([])
})

it('warns that a black job will be printed black', () => {
  expect(colourPagesRule.check(file, innerOf(3))).toMatchObject([{ severity: 'warn', pages: [1, 3] }])
})

it('stops a file with more colour pages than ordered', () => {
  expect(colourPagesRule.check(file, innerOf(3, { colourPages: 1 }))).toMatchObject([
    { severity: 'block', title: '컬러 1쪽을 주문했는데 파일에는 2쪽입니다' },
  ])
})
