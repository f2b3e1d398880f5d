import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { spotNamesRule } from './spot-names.rule.ts'

const check = (...spots: string[]) => spotNamesRule.check(factsOf([pageOf(1, { spots })]), innerOf(1))

it('finds one ink under two names', () => {
  expect(check('PANTONE 485 C', 'Pantone 485C', '금박')).toMatchObject([{ severity: 'warn', pages: [1] }])
  expect(check('PANTONE 485 C', 'PANTONE 485 CVC')).toHaveLength(1)
})

it('keeps different inks apart', () => {
  expect(check('PANTONE 485 C', 'PANTONE 486 C', '금박', '은박')).toEqual([])
})
