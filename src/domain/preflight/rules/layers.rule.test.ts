import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { layersRule } from './layers.rule.ts'

it('mentions layers, because hidden ones are not printed', () => {
  expect(layersRule.check(factsOf([pageOf(1)], { hasLayers: true }), innerOf(1))).toMatchObject([{ severity: 'warn' }])
  expect(layersRule.check(factsOf([pageOf(1)]), innerOf(1))).toEqual([])
})

it('names layers that are switched off, because they are left out, and offers to take them out', () => {
  const facts = factsOf([pageOf(1), pageOf(2, { hasHidden: true })], { hasLayers: true, hiddenLayers: ['교정 메모'] })
  const [found] = layersRule.check(facts, innerOf(2))
  expect(found?.title).toBe('꺼진 레이어 1개는 인쇄되지 않습니다: 교정 메모')
  expect(found).toMatchObject({ severity: 'fixable', fixer: 'strip-layers', pages: [2] })
})
