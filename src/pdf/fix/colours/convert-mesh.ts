import { PDFName, PDFRawStream, type PDFObject, PDFRef } from '@cantoo/pdf-lib'
import type { ColourSource } from '#/pdf/colour/colour-source.ts'
import { meshLayout, pieceOf, type MeshLayout } from '#/pdf/colour/mesh-layout.ts'
import { numbersOf, pairs } from '#/pdf/colour/pdf-function.ts'
import { concatBytes, decodeStream } from '#/pdf/objects/decode-stream.ts'
import { FixRefused } from '../fix-refused.ts'
import type { FixFile } from '../open-for-fix.ts'
import { copyOf, repacked } from '../own-resources.ts'

const MAX_BYTES = 64 * 2 ** 20
const INKS = 4
const COLOUR_RANGES_AT = 2

/** A mesh whose corners carry their colours in themselves, in inks; the corners stay where they are. */
export function convertMesh(file: FixFile, value: PDFObject | undefined, source: ColourSource): void {
  const { objects, inflate } = file
  const stream = objects.stream(value)
  const layout = stream && meshLayout(objects, stream.dict)
  if (!(value instanceof PDFRef) || !(stream instanceof PDFRawStream) || !layout) throw new FixRefused('colours')
  const decode = pairs(objects, stream.dict, 'Decode')
  const ranges = decode.slice(COLOUR_RANGES_AT)
  if (ranges.length !== source.ranges.length) throw new FixRefused('colours')
  const data = decodeStream(objects, stream, inflate, MAX_BYTES)
  const colour = (at: number) => {
    const most = 256 ** layout.component - 1
    const values = ranges.map(([low, high], index) => {
      const from = at + index * layout.component
      const sample = layout.component === 1 ? (data[from] ?? 0) : (data[from] ?? 0) * 256 + (data[from + 1] ?? 0)
      return low + ((high - low) * sample) / most
    })
    return Uint8Array.from(source.inks(values), (ink) => Math.round(ink * 255))
  }
  const made = inInks(data, layout, ranges.length * layout.component, colour)
  const dict = copyOf(file, stream.dict)
  const set = (key: string, entry: PDFObject) => dict.set(PDFName.of(key), entry)
  set('ColorSpace', PDFName.of('DeviceCMYK'))
  set('BitsPerComponent', objects.context.obj(8))
  const places = decode.slice(0, COLOUR_RANGES_AT).flat()
  set('Decode', objects.context.obj([...places, ...Array.from({ length: INKS }, () => [0, 1]).flat()]))
  const ground = numbersOf(objects, stream.dict, 'Background')
  if (ground.length > 0) set('Background', objects.context.obj(Array.from(source.flat(ground))))
  objects.context.assign(value, repacked(file, dict, made))
}

/** Piece by piece; one that broke off at the end is left out. */
function inInks(
  data: Uint8Array,
  layout: MeshLayout,
  colourBytes: number,
  colour: (at: number) => Uint8Array,
): Uint8Array {
  const parts: Uint8Array[] = []
  for (let at = 0; at < data.length;) {
    const { points, colours } = pieceOf(layout, layout.flag === 0 ? 0 : (data[at] ?? 0))
    const coloursAt = at + layout.flag + points * layout.point
    const end = coloursAt + colours * colourBytes
    if (end > data.length) break
    parts.push(data.subarray(at, coloursAt))
    for (let index = 0; index < colours; index++) parts.push(colour(coloursAt + index * colourBytes))
    at = end
  }
  return concatBytes(parts)
}
