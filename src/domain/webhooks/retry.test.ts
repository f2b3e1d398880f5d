import { expect, test } from 'vitest'
import { MOST_TRIES, pauseAfter, STOP_AFTER_MS } from './retry.ts'

const pauses = Array.from({ length: MOST_TRIES - 1 }, (_, at) => pauseAfter(at + 1))

test('pauses grow, from seconds to a day, and stay there', () => {
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses)
  expect([pauses[0], pauses.at(-1), pauseAfter(100)]).toEqual([5_000, 86_400_000, 86_400_000])
})

test('an address that is down over a weekend gets its news before it is stopped', () => {
  const tenTries = pauses.slice(0, 10).reduce((sum, pause) => sum + pause, 0)
  expect(tenTries).toBeLessThan(STOP_AFTER_MS)
  expect(STOP_AFTER_MS).toBeGreaterThan(60 * 3_600_000)
})
