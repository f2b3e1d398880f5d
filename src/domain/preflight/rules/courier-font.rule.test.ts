import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { courierFontRule } from './courier-font.rule.ts'

const font = (name: string) => ({ name, type: 'Type1', embedded: true, subset: false, pages: [3, 1] })

it('asks whether the typewriter was meant', () => {
  expect(courierFontRule.check(factsOf([pageOf(1)], { fonts: [font('CourierNewPSMT')] }), innerOf(1))).toMatchObject([
    { severity: 'warn', pages: [1, 3] },
  ])
})

it('leaves other fonts alone, and one that is missing to its own rule', () => {
  const missing = { ...font('Courier'), embedded: false }
  expect(courierFontRule.check(factsOf([pageOf(1)], { fonts: [font('나눔고딕'), missing] }), innerOf(1))).toEqual([])
})
