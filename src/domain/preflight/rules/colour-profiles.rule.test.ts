import { expect, it } from 'vitest'
import { factsOf, innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import type { PdfFacts } from '../pdf-facts.ts'
import { colourProfilesRule } from './colour-profiles.rule.ts'

const check = (facts: Partial<PdfFacts>, colourPages = 1) =>
  colourProfilesRule.check(factsOf([pageOf(1)], facts), innerOf(1, { colourPages }))

it('accepts a file without profiles, with one of our own press, and any where all is printed black', () => {
  expect(check({})).toEqual([])
  expect(check({ outputColours: 'cmyk', cmykProfiles: ['ISO Coated v2 300% (ECI)'] })).toEqual([])
  expect(check({ outputColours: 'rgb', cmykProfiles: ['Newspaper'] }, 0)).toEqual([])
})

it('names CMYK of another press, and an output intent for screens', () => {
  expect(check({ cmykProfiles: ['Japan Color 2001 Coated'] })[0]?.title).toContain('Japan Color 2001 Coated')
  expect(check({ outputColours: 'rgb', outputIntent: 'sRGB' })[0]?.detail).toContain('sRGB')
})
