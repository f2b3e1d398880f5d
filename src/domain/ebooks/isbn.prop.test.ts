import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareIsbn, checkDigit, isbnProblem } from './isbn.ts'

const twelve = fc
  .tuple(fc.constantFrom('978', '979'), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }))
  .map(([prefix, digits]) => prefix + digits.join(''))

describe('an ISBN', () => {
  it('is read with hyphens and without', () => {
    expect(isbnProblem('978-0-306-40615-7')).toBeNull()
    expect(bareIsbn(' 978-0-306 40615-7')).toBe('9780306406157')
  })

  it('says what is wrong', () => {
    expect(isbnProblem('979-11-000000-1')).toContain('12자리')
    expect(isbnProblem('978-0-306-40615-X')).toContain('숫자')
    expect(isbnProblem('1234567890123')).toContain('978')
    expect(isbnProblem('9780306406158')).toContain('확인 숫자')
  })

  it('is told from one with any single digit mistaken', () => {
    fc.assert(
      fc.property(twelve, fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (first, at, by) => {
        const isbn = `${first}${checkDigit(first)}`
        expect(isbnProblem(isbn)).toBeNull()
        const wrong = isbn.slice(0, at) + String((Number(isbn[at]) + by) % 10) + isbn.slice(at + 1)
        expect(isbnProblem(wrong)).not.toBeNull()
      }),
    )
  })
})
