import { expect, test } from 'vitest'
import { packedBoxes } from './packed-boxes.ts'

const FEES = {
  steps: [
    { upTo: 2_000, fee: 3_100 },
    { upTo: 20_000, fee: 5_800 },
  ],
  freeFrom: null,
}
const BOOK = { width: 148, height: 210, thickness: 10, grams: 250 }

test('boxes are as many as the fee counts, full ones first, and nothing is left over', () => {
  const boxes = packedBoxes(FEES, BOOK, 100)
  expect(boxes.map(({ copies }) => copies)).toEqual([80, 20])
  expect(boxes[0]).toEqual({ copies: 80, width: 308, depth: 432, height: 212 })
})

test('a few copies lie in one pile, and a heavy one has a box of its own', () => {
  expect(packedBoxes(FEES, BOOK, 1)).toEqual([{ copies: 1, width: 160, depth: 222, height: 22 }])
  expect(packedBoxes(FEES, { ...BOOK, grams: 25_000 }, 1)).toHaveLength(1)
})
