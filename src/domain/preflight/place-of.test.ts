import { expect, it } from 'vitest'
import { innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { placeOf } from './place-of.ts'

it('marks a place from the corner of the trim, a small one with air round it', () => {
  const places = {
    overprint: { x: 13, y: 103, width: 20, height: 10 },
    thinnestLine: { x: 13, y: 103, width: 20, height: 0 },
  }
  expect(placeOf(pageOf(1, { places }), 'overprint', innerOf(1))).toEqual({ x: 10, y: 100, width: 20, height: 10 })
  expect(placeOf(pageOf(1, { places }), 'thinnestLine', innerOf(1))).toEqual({ x: 8.5, y: 108.5, width: 23, height: 3 })
})

it('marks nothing where the place is not known or the page does not fit the order', () => {
  expect(placeOf(pageOf(1), 'overprint', innerOf(1))).toBeNull()
  expect(placeOf(undefined, 'overprint', innerOf(1))).toBeNull()
  const places = { overprint: { x: 13, y: 103, width: 20, height: 10 } }
  const trim = { width: 90, height: 50 }
  expect(placeOf(pageOf(1, { places }), 'overprint', innerOf(1, { trim }))).toBeNull()
})
