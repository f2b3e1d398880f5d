import { PDFName, type PDFDict } from '@cantoo/pdf-lib'
import type { PdfObjects, PdfValue } from '#/pdf/objects/objects.ts'
import type { ColourSpace } from './colour-space.ts'
import { judgePaint } from './paint.ts'

const BETWEEN_TWO = 2
const STITCHED = 3
const MOST_PIECES = 64

/** The highest sum of inks of a fade in percent: its ends tell it. Null where its colours are calculated, or are no inks. */
export function shadingInks(objects: PdfObjects, shading: PDFDict, space: ColourSpace): number | null {
  if (space.kind !== 'cmyk' && space.kind !== 'inks') return null
  const ends = endsOf(objects, shading.get(PDFName.of('Function')))
  const sums = ends.flatMap((values) => judgePaint({ space, values }).coverage ?? [])
  return sums.length > 0 ? Math.max(...sums) : null
}

function endsOf(objects: PdfObjects, value: PdfValue, nested = false): readonly (readonly number[])[] {
  const dict = objects.dict(value)
  const type = objects.number(dict?.get(PDFName.of('FunctionType')))
  if (type === BETWEEN_TWO) {
    return ['C0', 'C1'].flatMap((key) => {
      const values = (objects.array(dict?.get(PDFName.of(key))) ?? []).map((one) => objects.number(one))
      return values.every((one) => one !== undefined) && values.length > 0 ? [values] : []
    })
  }
  if (type !== STITCHED || nested) return []
  const pieces = (objects.array(dict?.get(PDFName.of('Functions'))) ?? []).slice(0, MOST_PIECES)
  return pieces.flatMap((piece) => endsOf(objects, piece, true))
}
