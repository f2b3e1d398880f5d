import { expect, test } from 'vitest'
import { violates } from './unique-violation.ts'

const refused = (code: string, constraint: string) => Object.assign(new Error('refused'), { code, constraint })

test('a violated constraint is known by its name, also inside the error of a library', () => {
  expect(violates(refused('23505', 'one_key'), 'one_key')).toBe(true)
  expect(violates(new Error('failed query', { cause: refused('23505', 'one_key') }), 'one_key')).toBe(true)
  expect(violates(refused('23505', 'another'), 'one_key')).toBe(false)
  expect(violates(refused('23514', 'one_key'), 'one_key')).toBe(false)
  expect(violates('one_key', 'one_key')).toBe(false)
})
