import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '../../../../tests/support/preflight/facts-of.ts'
import { layersRule } from './layers.rule.ts'

it('mentions layers, because hidden ones are not printed', () => {
  expect(layersRule.check(factsOf([pageOf(1)], { hasLayers: true }), innerOf(1))).toMatchObject([{ severity: 'warn' }])
  expect(layersRule.check(factsOf([pageOf(1)]), innerOf(1))).toEqual([])
})
