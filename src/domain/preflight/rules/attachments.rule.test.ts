import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { attachmentsRule } from './attachments.rule.ts'

it('says that attached files are not printed', () => {
  const facts = factsOf([pageOf(1)], { hasAttachments: true })
  expect(attachmentsRule.check(facts, innerOf(1))).toMatchObject([{ severity: 'fixable', fixer: 'strip-active' }])
  expect(attachmentsRule.check(factsOf([pageOf(1)]), innerOf(1))).toEqual([])
})
