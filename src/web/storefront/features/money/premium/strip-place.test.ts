import { expect, test } from 'vitest'
import { placeOnStrip } from './strip-place.ts'

const tiers = [{ from: 1_000_000 }, { from: 5_000_000 }, { from: 10_000_000 }]

test('every grade is one length of the strip, and amounts lie in between', () => {
  expect(placeOnStrip(tiers, 0)).toBe(0)
  expect(placeOnStrip(tiers, 500_000)).toBe(0.125)
  expect(placeOnStrip(tiers, 1_000_000)).toBe(0.25)
  expect(placeOnStrip(tiers, 7_500_000)).toBe(0.625)
})

test('whoever bought more than the last grade wants stays on the strip', () => {
  expect(placeOnStrip(tiers, 15_000_000)).toBe(0.875)
  expect(placeOnStrip(tiers, 900_000_000)).toBe(1)
})
