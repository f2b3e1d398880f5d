import { expect, test } from 'vitest'
import { readPlace, writePlace } from './keyset.ts'

test('a place that was written is read again, to the millisecond', () => {
  const place = { at: new Date('2026-11-22T04:05:06.789Z'), id: '0198a1b2-0000-4000-8000-000000000001' }
  expect(readPlace(writePlace(place))).toEqual(place)
})

test('anything else is refused', () => {
  for (const text of [
    '',
    'x',
    '2026-11-22T04:05:06.789Z',
    '2026-11-22T04:05:06.789Z_1 or 1=1',
    'never_0198a1b2-0000-4000-8000-000000000001',
  ])
    expect(() => readPlace(text)).toThrow()
})
