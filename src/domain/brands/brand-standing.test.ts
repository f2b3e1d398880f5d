import { expect, it } from 'vitest'
import { brandStanding, isOfBrand } from './brand-standing.ts'

it('one brand waits for its grade, the other does not', () => {
  expect(brandStanding('HAMAMATH', false)).toBe('hamamath-waiting')
  expect(brandStanding('HAMAMATH', true)).toBe('hamamath')
  expect(brandStanding('MATHOLIC', false)).toBe('matholic')
})

it('the type alone is not membership where a grade is given', () => {
  const hama = { memberType: 'HAMAMATH' as const }
  expect(isOfBrand(hama, { type: 'HAMAMATH', grade: null })).toBe(false)
  expect(isOfBrand(hama, { type: 'HAMAMATH', grade: '0080' })).toBe(true)
  expect(isOfBrand({ memberType: 'MATHOLIC' }, { type: 'MATHOLIC', grade: null })).toBe(true)
  expect(isOfBrand({ memberType: null }, { type: 'GENERAL', grade: null })).toBe(false)
})
