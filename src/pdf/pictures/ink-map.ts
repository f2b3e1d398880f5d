import { PDFName, PDFRawStream, type PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import type { ColourSpace } from '#/pdf/content/colour-space.ts'
import { decodeChain, type Inflate } from '#/pdf/objects/decode-stream.ts'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import { jpegDcDecoder, type Eighth } from './jpeg-dc-decoder.ts'
import { rawEighth } from './raw-eighth.ts'

/** Sum of inks in percent, cell by cell, row by row. */
export interface InkMap {
  readonly columns: number
  readonly rows: number
  readonly percent: Float32Array
}

export interface PictureTools {
  readonly objects: PdfObjects
  readonly inflate: Inflate
  /** The data of a picture, also where it was left in the file. */
  readonly dataOf: (stream: PDFRawStream) => Uint8Array
}

/** Unpacked, a picture beyond this is left out. */
const MAX_UNPACKED = 160 * 2 ** 20
const YCCK = 2
const INKS = 4

/** The inks of a CMYK picture; null where it is packed in a way that is not read here (JPEG 2000). Throws on damage. */
export function inkMap(tools: PictureTools, value: PDFObject, space: ColourSpace): InkMap | null {
  const { objects } = tools
  const stream = objects.stream(value)
  if (!(stream instanceof PDFRawStream)) return null
  const filters = filtersOf(objects, stream.dict)
  const data = tools.dataOf(stream)
  const inverted = isInverted(objects, stream.dict)
  if (filters.at(-1) === 'DCTDecode') {
    const packed = unpack(tools, data, filters.slice(0, -1))
    return packed && fromCmyk(unYcck(jpegDcDecoder(packed)), inverted)
  }
  const layout = layoutOf(objects, stream.dict, space)
  if (!layout) return null
  const raw = filters.some((name) => name !== 'FlateDecode')
    ? unpackSlowly(stream, data, filters)
    : unpack(tools, data, filters)
  if (!raw) return null
  if (space.kind === 'indexed') return fromPalette(objects, stream.dict, raw, layout)
  return fromCmyk(rawEighth(raw, { ...layout, channels: INKS }), inverted)
}

const LONG: Readonly<Record<string, string>> = { Fl: 'FlateDecode', DCT: 'DCTDecode' }

function filtersOf(objects: PdfObjects, dict: PDFDict): readonly string[] {
  const filter = dict.get(PDFName.of('Filter'))
  const names = objects.array(filter)?.map((value) => objects.name(value) ?? '') ?? [objects.name(filter) ?? '']
  return names.filter((name) => name !== '').map((name) => LONG[name] ?? name)
}

function unpack({ inflate }: PictureTools, data: Uint8Array, filters: readonly string[]): Uint8Array | null {
  if (filters.some((name) => name !== 'FlateDecode')) return null
  return filters.reduce((packed) => inflate(packed, MAX_UNPACKED), data)
}

const SLOW = ['FlateDecode', 'LZWDecode', 'RunLengthDecode', 'ASCII85Decode', 'ASCIIHexDecode']

function unpackSlowly(stream: PDFRawStream, data: Uint8Array, filters: readonly string[]): Uint8Array | null {
  if (filters.some((name) => !SLOW.includes(name))) return null
  return decodeChain(PDFRawStream.of(stream.dict, data), MAX_UNPACKED)
}

function layoutOf(objects: PdfObjects, dict: PDFDict, space: ColourSpace) {
  const number = (key: string) => objects.number(dict.get(PDFName.of(key))) ?? 0
  const bits = number('BitsPerComponent')
  const [width, height] = [number('Width'), number('Height')]
  const indexed = space.kind === 'indexed'
  if (width < 1 || height < 1 || (bits !== 8 && (bits !== 16 || indexed))) return null
  const channels = indexed ? 1 : INKS
  if (width * height * channels * (bits / 8) > MAX_UNPACKED) return null
  const parms = dict.get(PDFName.of('DecodeParms'))
  const predictor = objects.number(objects.at(objects.dict(objects.array(parms)?.at(-1) ?? parms), 'Predictor')) ?? 1
  // TIFF's predictor is as good as unused.
  if (predictor === 2) return null
  return { width, height, channels, valueBytes: bits === 16 ? (2 as const) : (1 as const), predicted: predictor >= 10 }
}

/** Photoshop writes CMYK the other way round and says so. */
function isInverted(objects: PdfObjects, dict: PDFDict): boolean {
  const decode = objects.array(dict.get(PDFName.of('Decode')))
  return objects.number(decode?.[0]) === 1
}

/** Photographs in YCCK as the four inks they stand for. */
function unYcck(eighth: Eighth): Eighth {
  const [y, b, r, k] = eighth.components
  if (!y || !b || !r || !k) throw new Error('not four inks')
  if (eighth.adobeTransform !== YCCK) return eighth
  const ink = (of: (light: number, blue: number, red: number) => number) =>
    Uint8Array.from(y, (light, at) =>
      Math.max(0, Math.min(255, 255 - of(light, (b[at] ?? 0) - 128, (r[at] ?? 0) - 128))),
    )
  const cyan = ink((light, _, red) => light + 1.402 * red)
  const magenta = ink((light, blue, red) => light - 0.344 * blue - 0.714 * red)
  const yellow = ink((light, blue) => light + 1.772 * blue)
  return { ...eighth, components: [cyan, magenta, yellow, k] }
}

function fromCmyk({ columns, rows, components }: Eighth, inverted: boolean): InkMap {
  const percent = new Float32Array(columns * rows)
  for (let at = 0; at < percent.length; at++) {
    let sum = 0
    for (const plane of components) sum += plane[at] ?? 0
    percent[at] = ((inverted ? components.length * 255 - sum : sum) * 100) / 255
  }
  return { columns, rows, percent }
}

/** Each of at most 256 colours by its inks; a cell takes the mean of its pixels. */
function fromPalette(
  objects: PdfObjects,
  dict: PDFDict,
  raw: Uint8Array,
  layout: { readonly width: number; readonly height: number; readonly predicted: boolean },
): InkMap | null {
  const colours = paletteOf(objects, dict)
  if (!colours || layout.predicted) return null
  const { width, height } = layout
  const sums = Uint8Array.from({ length: width * height }, (_, at) => {
    const entry = (raw[at] ?? 0) * INKS
    return Math.round(
      ((colours[entry] ?? 0) + (colours[entry + 1] ?? 0) + (colours[entry + 2] ?? 0) + (colours[entry + 3] ?? 0)) /
        INKS,
    )
  })
  const eighth = rawEighth(sums, { width, height, channels: 1, valueBytes: 1, predicted: false })
  const mean = eighth.components[0] ?? new Uint8Array(0)
  return {
    columns: eighth.columns,
    rows: eighth.rows,
    percent: Float32Array.from(mean, (value) => (value * INKS * 100) / 255),
  }
}

function paletteOf(objects: PdfObjects, dict: PDFDict): Uint8Array | null {
  const table = objects.array(dict.get(PDFName.of('ColorSpace')))?.[3]
  const stream = objects.stream(table)
  if (stream instanceof PDFRawStream) return decodeChain(stream, 4096)
  const text = objects.resolve(table)
  return text && 'asBytes' in text && typeof text.asBytes === 'function' ? (text.asBytes() as Uint8Array) : null
}
