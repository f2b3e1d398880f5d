import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { registrationColourRule } from './registration-colour.rule.ts'

it('accepts ordinary black', () => {
  expect(
    registrationColourRule.check(factsOf([pageOf(1), pageOf(2, { registrationColour: false })]), innerOf(2)),
  ).toEqual([])
})

it('warns of art in the registration colour', () => {
  const pages = [pageOf(1), pageOf(2, { registrationColour: true })]
  expect(registrationColourRule.check(factsOf(pages), innerOf(2))).toMatchObject([{ severity: 'warn', pages: [2] }])
})

it('stops a job in colour, whose paper would bear all inks at once', () => {
  const facts = factsOf([pageOf(1, { registrationColour: true })])
  expect(registrationColourRule.check(facts, innerOf(1, { colourPages: 1 }))).toMatchObject([{ severity: 'block' }])
})
