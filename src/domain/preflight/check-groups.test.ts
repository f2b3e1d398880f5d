import { expect, test } from 'vitest'
import { CHECK_GROUPS } from './check-groups.data.ts'
import { RULES } from './rules.ts'
import { readableRule } from './rules/readable.rule.ts'

test('every rule answers exactly one question of the checklist', () => {
  const answered: readonly string[] = CHECK_GROUPS.flatMap(({ rules }) => rules)
  expect(answered.toSorted()).toEqual([readableRule, ...RULES].map(({ id }) => id).toSorted())
})
