import type { Face } from '../cover-faces.ts'
import type { DesignInk } from '../ink.ts'
import { setColumn } from '../set-type.ts'
import { type Box, frame, rect, type Shape } from '../shape.ts'
import { scaleOf } from './cover-input.ts'

const PAPER: DesignInk = { cmyk: [0, 0, 0, 0], screen: '#ffffff' }
const BLACK: DesignInk = { cmyk: [0, 0, 0, 100], screen: '#1c1c1c' }

const HEIGHT = 13
const WIDTH = 46
/** Room for the word 반 at its beginning. */
const LABEL = 7

/** As wide and high as names of classes are printed on this front. */
export const namePlaceSize = (face: Face, most: number) => ({
  width: Math.min(WIDTH * scaleOf(face), most),
  height: HEIGHT * scaleOf(face),
})

/** The place for the name of a class on a cover: a white label that can also be written on by hand. */
export function drawNamePlace(place: Box, face: Face): readonly Shape[] {
  const size = 3.4 * scaleOf(face)
  return [
    rect(place, PAPER),
    frame(place, BLACK, 0.3),
    {
      kind: 'text',
      text: '반',
      x: place.x + 2 * scaleOf(face),
      y: place.y + place.height / 2 + size * 0.36,
      size,
      bold: false,
      align: 'start',
      fill: BLACK,
    },
  ]
}

/** The name of a class in its place: in black alone, so that it prints sharply on every route. */
export function setClassName(name: string, place: Box, face: Face): readonly Shape[] {
  const scale = scaleOf(face)
  const from = place.x + LABEL * scale
  const box = { x: from, width: place.x + place.width - 2 * scale - from, y: place.y, height: place.height - 2 * scale }
  const setting = { size: 6 * scale, leading: 1.12, bold: true, fill: BLACK, align: 'middle' } as const
  const { height } = setColumn(name, box, setting)
  return setColumn(name, { ...box, y: place.y + (place.height - height) / 2 }, setting).shapes
}
