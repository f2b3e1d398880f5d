import { expect, test } from 'vitest'
import { standingByRoles } from './standing.ts'

const academies = { memberType: 'HAMAMATH', joins: 'approval' } as const
const somebody = { customerType: 'HAMAMATH', customerGrade: '' } as const

test('A member of the type waits until a grade is given where somebody decides, and is in at once where nobody does.', () => {
  expect(standingByRoles(academies, somebody)).toBe('waiting')
  expect(standingByRoles(academies, { ...somebody, customerGrade: 'A' })).toBe('approved')
  expect(standingByRoles({ ...academies, joins: 'at-once' }, somebody)).toBe('approved')
})

test('Members of another type are none, and a brand without a type of members does not tell.', () => {
  expect(standingByRoles(academies, { ...somebody, customerType: 'MATHOLIC' })).toBe('none')
  expect(standingByRoles({ ...academies, memberType: null }, somebody)).toBeNull()
})
