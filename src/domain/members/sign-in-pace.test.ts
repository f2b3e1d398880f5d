import { expect, test } from 'vitest'
import { stillCounting, waitAfter } from './sign-in-pace.ts'

const HOUR_MS = 3_600_000

test('nobody waits before the fifth wrong password, then twice as long each time up to a quarter of an hour', () => {
  expect([1, 4, 5, 6, 7, 30].map((wrong) => waitAfter('pair', wrong))).toEqual([0, 0, 2, 4, 8, 900])
})

test('a wrong password is forgiven for each quiet hour, and a clock that is behind adds none', () => {
  expect([0, HOUR_MS, 9 * HOUR_MS, -1].map((quiet) => stillCounting('pair', 3, quiet))).toEqual([3, 2, 0, 3])
})
