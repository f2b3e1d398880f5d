import { expect, it } from 'vitest'
import { cartWords } from './cart-words.ts'

it('a cart speaks of what its brand sells, and leads to each of it', () => {
  const books = cartWords({ id: 'hamamath', sells: ['editions'] })
  expect(books.empty).toContain('교재')
  expect(books.more).toEqual([{ to: '/hamamath/book', label: '교재 더 고르기' }])
  const bound = cartWords({ id: 'matholic', sells: ['bindings'] })
  expect(bound.question).toContain('묶으실')
  expect(bound.more).toEqual([{ to: '/matholic/product', label: '제본 더 신청하기' }])
  const both = cartWords({ id: 'science', sells: ['editions', 'bindings'] })
  expect(both.more.map(({ to }) => to)).toEqual(['/brands/science/book', '/brands/science/product'])
  expect(both.question).not.toBe(books.question)
})

it('a brand of jobs alone leads to its front page, where they are chosen', () => {
  expect(cartWords({ id: 'science', sells: [] }).more).toEqual([{ to: '/brands/science', label: '더 고르기' }])
})
