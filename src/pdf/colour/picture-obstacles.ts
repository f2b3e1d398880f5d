import { PDFName, type PDFDict } from '@cantoo/pdf-lib'
import type { PdfObjects } from '#/pdf/objects/objects.ts'

/** Its three or four bytes a pixel are held at once, together with what they are made of. */
const MOST_PIXELS = 60e6
const UNPACKED = [
  'FlateDecode',
  'Fl',
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
  'ASCII85Decode',
  'A85',
  'ASCIIHexDecode',
  'AHx',
]
const PHOTOGRAPH = ['DCTDecode', 'DCT']
const BITS = [1, 2, 4, 8, 16]

/** Names of the filters, the first to be undone first. */
export function filtersOf(objects: PdfObjects, dict: PDFDict): readonly string[] {
  const filter = dict.get(PDFName.of('Filter')) ?? dict.get(PDFName.of('F'))
  const names = objects.array(filter)?.map((value) => objects.name(value) ?? '?') ?? [objects.name(filter) ?? '']
  return names.filter((name) => name !== '')
}

export const isPhotograph = (filters: readonly string[]) => PHOTOGRAPH.includes(filters.at(-1) ?? '')

/**
 * Whether the pixels of a picture cannot be changed to inks here: packed in a way that is not unpacked (JPEG 2000), larger than
 * memory allows, or mixed beforehand with the colour behind its mask in a way that cannot be undone.
 */
export function keepsItsColours(objects: PdfObjects, dict: PDFDict): boolean {
  const get = (key: string) => dict.get(PDFName.of(key))
  const number = (key: string) => objects.number(get(key)) ?? 0
  const filters = filtersOf(objects, dict)
  const packed = isPhotograph(filters) ? filters.slice(0, -1) : filters
  if (packed.some((name) => !UNPACKED.includes(name))) return true
  if (number('Width') < 1 || number('Height') < 1 || number('Width') * number('Height') > MOST_PIXELS) return true
  if (!isPhotograph(filters) && !BITS.includes(number('BitsPerComponent'))) return true
  return mixedBeforehand(objects, objects.dict(get('SMask')), dict)
}

function mixedBeforehand(objects: PdfObjects, mask: PDFDict | undefined, picture: PDFDict): boolean {
  if (!mask?.has(PDFName.of('Matte'))) return false
  const same = (key: string) =>
    objects.number(mask.get(PDFName.of(key))) === objects.number(picture.get(PDFName.of(key)))
  return !same('Width') || !same('Height') || isPhotograph(filtersOf(objects, mask)) || keepsItsColours(objects, mask)
}
