import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { blackTextRule } from './black-text.rule.ts'

const page = pageOf(1, { knockoutBlackText: { sizePt: 8, count: 3 } })

it('warns of small black letters that knock out a coloured ground', () => {
  const [found] = blackTextRule.check(factsOf([page]), innerOf(1, { colourPages: 1 }))
  expect(found).toMatchObject({ severity: 'warn', pages: [1] })
  expect(found?.detail).toContain('8 pt')
})

it('offers to overprint it where that is sure to come out as it looks', () => {
  const pages = [page, pageOf(2, { knockoutBlackText: { sizePt: 6, count: 1 }, knockoutFixable: true })]
  expect(blackTextRule.check(factsOf(pages), innerOf(2, { colourPages: 2 }))).toMatchObject([
    { severity: 'fixable', fixer: 'black-overprint', pages: [2] },
    { severity: 'warn', fixer: null, pages: [1] },
  ])
})

it('has nothing to say of black on white, nor of a job in black', () => {
  expect(blackTextRule.check(factsOf([pageOf(1)]), innerOf(1, { colourPages: 1 }))).toEqual([])
  expect(blackTextRule.check(factsOf([page]), innerOf(1))).toEqual([])
})
