import { expect, it } from 'vitest'
import { MOST_CLASSES } from '#/domain/catalog/class-limits.data.ts'
import { classProblem, copiesOfClasses } from './classes.ts'

const of = (name: string, copies: number) => ({ name, copies, nameOnLabel: true })

it('a line has as many copies as its classes together', () => {
  expect(copiesOfClasses([of('월수금 A', 12), of('화목 B', 8)])).toBe(20)
  expect(copiesOfClasses([])).toBe(0)
})

it('a list of classes with names and copies is fine, up to its limit', () => {
  expect(classProblem([of('A', 1)])).toBeNull()
  expect(classProblem(Array.from({ length: MOST_CLASSES }, (_, at) => of(`${at + 1}반`, 1)))).toBeNull()
})

it.each([
  [[], null, '반을 하나 이상'],
  [[of('A', 1), of('  ', 3)], 1, '2번째 반의 이름'],
  [[of('A', 1), of('A', 3)], 1, '두 번 있어요'],
  [[of('A', 0)], 0, '1부 이상'],
  [[of('A', 1.5)], 0, '1부 이상'],
  [[of('A', 10_001)], 0, '10,000부까지'],
  [[of('가'.repeat(21), 1)], 0, '20자까지'],
])('%j is refused at row %s', (classes, at, message) => {
  const problem = classProblem(classes)
  expect(problem?.at).toBe(at)
  expect(problem?.message).toContain(message)
})

it('more classes than the limit are refused as a whole', () => {
  expect(classProblem(Array.from({ length: MOST_CLASSES + 1 }, (_, at) => of(`${at}`, 1)))?.at).toBeNull()
})
