import { expect, it } from 'vitest'
import { NEW_SET } from '#/domain/bindings/binding-set.ts'
import { moved, newRow, setOf, tabOf } from './binding-rows.ts'

const row = (name: string, pages: number | null) => ({
  ...newRow({ name, size: 10 }),
  read: pages === null ? null : { pages, colourPages: 0, size: { width: 210, height: 297 } },
})

it('a row goes up and down, and no further than the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b'], 1, 9)).toEqual(['a', 'b'])
  expect(moved(['a'], 4, 0)).toEqual(['a'])
})

it('the price is reckoned by what was read, while others are still being read or cannot be bound', () => {
  const { files: _files, ...choices } = NEW_SET
  const rows = [row('a.pdf', 4), row('b.pdf', null), { ...row('c.pdf', 8), problem: '깨졌어요' }]
  expect(setOf(rows, choices).files.map(({ name, pages }) => [name, pages])).toEqual([['a.pdf', 4]])
})

it('every file has a tab', () => {
  expect(tabOf(0)).toBe(tabOf(8))
  expect(tabOf(1)).not.toBe(tabOf(0))
})
