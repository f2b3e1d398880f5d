import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { unreadPartsRule } from './unread-parts.rule.ts'

it('does not keep quiet about what was not looked at', () => {
  const facts = factsOf([pageOf(1)], { unreadable: ['3쪽: 내용 일부를 풀 수 없습니다'] })
  expect(unreadPartsRule.check(facts, innerOf(1))[0]?.detail).toContain('3쪽')
  expect(unreadPartsRule.check(factsOf([pageOf(1)]), innerOf(1))).toEqual([])
})
