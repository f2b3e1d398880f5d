import { expect, test } from 'vitest'
import { ownBreak, ownPrice, ownRow } from './own-price.ts'

test('a customer of a rate sees what is taken off, to ten won, and what is left', () => {
  expect(ownPrice({ total: 36_509, copies: 100 }, 3)).toEqual({ off: 1_090, total: 35_419, unit: 355 })
  expect(ownPrice({ total: 36_509, copies: 100 }, 0)).toEqual({ off: 0, total: 36_509, unit: 366 })
})

test('other quantities and the next break are told by the same rate', () => {
  const row = { copies: 200, total: 50_000, unit: 250, route: 'digital-sheet' as const }
  expect(ownRow(row, 10)).toEqual({ ...row, total: 45_000, unit: 225 })
  const next = { copies: 300, extra: 10_000, unit: 200 }
  expect(ownBreak(next, 50_000, 10)).toEqual({ copies: 300, extra: 9_000, unit: 180 })
  expect(ownBreak(next, 50_000, 0)).toEqual(next)
})
