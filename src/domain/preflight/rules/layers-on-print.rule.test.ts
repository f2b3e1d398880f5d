import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { layersOnPrintRule } from './layers-on-print.rule.ts'
import { layersRule } from './layers.rule.ts'

const facts = (changes: Parameters<typeof factsOf>[1]) =>
  factsOf([pageOf(1), pageOf(2, { hasHidden: true })], { hasLayers: true, ...changes })

it('tells layers that a screen shows and print does not, and the other way round', () => {
  const file = facts({ hiddenLayers: ['메모'], screenOnlyLayers: ['메모'], printOnlyLayers: ['재단선'] })
  expect(layersOnPrintRule.check(file, innerOf(2))).toMatchObject([
    { severity: 'fixable', fixer: 'strip-layers', pages: [2], title: expect.stringContaining('메모') },
    { severity: 'fixable', fixer: 'strip-layers', pages: [], title: expect.stringContaining('재단선') },
  ])
  expect(layersRule.check(file, innerOf(2))).toEqual([])
})

it('is silent where screen and print agree', () => {
  expect(layersOnPrintRule.check(facts({ hiddenLayers: ['메모'] }), innerOf(2))).toEqual([])
})
