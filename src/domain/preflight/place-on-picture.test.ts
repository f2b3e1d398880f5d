import { expect, it } from 'vitest'
import { innerOf, pageOf } from '#tests/support/preflight/facts-of.ts'
import { placeOnPicture } from './place-on-picture.ts'

const box = { x: 0, y: 10, width: 20, height: 5 }
const moved = {
  box: { ...box, x: 3, y: 13 },
  trim: { x: 3, y: 3, width: 148, height: 210 },
  size: { width: 154, height: 216 },
}

it('counts from the sheet that the picture shows, not from the trim', () => {
  expect(placeOnPicture(pageOf(1), box, null)).toMatchObject(moved)
})

it('knows the trim of a file without one by what was ordered', () => {
  const page = pageOf(1, { trim: null, size: { width: 154, height: 216 } })
  expect(placeOnPicture(page, box, innerOf(4))).toMatchObject(moved)
  expect(placeOnPicture(page, box, null)).toMatchObject({ box, trim: null })
})

it('shows no more than the crop box does', () => {
  const crop = { x: 3, y: 3, width: 148, height: 210 }
  expect(placeOnPicture(pageOf(1, { crop }), box, null)).toMatchObject({ box, size: crop })
})
