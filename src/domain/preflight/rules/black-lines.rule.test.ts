import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { blackLinesRule } from './black-lines.rule.ts'

const line = { knockoutBlackLine: { sizePt: 0.5, count: 3 } }
const check = (changes: Parameters<typeof pageOf>[1], colourPages = 1) =>
  blackLinesRule.check(factsOf([pageOf(1, changes)]), innerOf(1, { colourPages }))

it('offers to let thin black lines overprint where that is safe, and otherwise asks for it', () => {
  expect(check({ ...line, knockoutFixable: true })).toMatchObject([{ severity: 'fixable', fixer: 'black-overprint' }])
  const [found] = check(line)
  expect(found).toMatchObject({ severity: 'warn', fixer: null, pages: [1] })
  expect(found?.detail).toContain('0.5 pt')
})

it('is silent without such lines, and in a job in black', () => {
  expect(check({})).toEqual([])
  expect(check(line, 0)).toEqual([])
})
