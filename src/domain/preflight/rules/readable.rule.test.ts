import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { FILE_PROBLEMS } from '../pdf-facts.ts'
import { unreadFacts } from '../unread-facts.ts'
import { readableRule } from './readable.rule.ts'

it.each(FILE_PROBLEMS)('stops a file that is %s and says what to do', (problem) => {
  const [found] = readableRule.check(unreadFacts(problem, 10), innerOf(2))
  expect(found).toMatchObject({ severity: 'block' })
  expect(found?.detail).toMatch(/주세요/)
})

it('is silent about a file that opens', () => {
  expect(readableRule.check(factsOf([pageOf(1)]), innerOf(1))).toEqual([])
})
