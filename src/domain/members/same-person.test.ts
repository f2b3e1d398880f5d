import { expect, it } from 'vitest'
import { samePerson } from './same-person.ts'

it('a person is the same however the name is spaced or composed, and another name is another person', () => {
  expect(samePerson('홍 길동', '홍길동')).toBe(true)
  expect(samePerson('Jane Doe', 'jane doe ')).toBe(true)
  expect(samePerson('홍길동'.normalize('NFD'), '홍길동')).toBe(true)
  expect(samePerson('홍길동', '홍길순')).toBe(false)
})
