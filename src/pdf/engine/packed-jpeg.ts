import type { FilePart, OpenDocument } from './open-document.ts'
import { withMemory, type Pdfium } from './pdfium.ts'

/** A JPEG in the file, and what the file says of it, which need not be true. */
export interface PackedJpeg {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3
  read(): Uint8Array
}

/** struct FPDF_IMAGEOBJ_METADATA: width, height, two floats of resolution, bits, colour space, marked content. */
const METADATA_BYTES = 28
const COLOUR_SPACE_AT = 20
const DEVICE_GRAY = 1
const DEVICE_RGB = 2
const ICC_BASED = 7
/** The profile most photographs carry. PDFium knows it by these marks too, and converts nothing. */
const SRGB = { bytes: 3144, nameAt: 0x190, name: 'sRGB IEC61966-2.1' }
/** A picture's dictionary is looked for this far before its data. */
const DICTIONARY = 2048

/**
 * The JPEG of a picture that is drawn just as it is: in plain grey, RGB or sRGB, with no mask and its values not turned
 * round. null for all others. PDFium tells the colour space but not of masks; those are in the dictionary, which stands before
 * the data in the file. Data of this length may have been read in several places: then none of them may have a mask.
 */
export function packedJpeg(document: OpenDocument, page: number, object: number): PackedJpeg | null {
  const { engine, encrypted, largeReads } = document
  if (encrypted) return null
  const metadata = withMemory(engine, METADATA_BYTES, (pointer) => {
    if (!engine.FPDFImageObj_GetImageMetadata(object, page, pointer)) return null
    const number = (at: number) => engine.pdfium.getValue(pointer + at, 'i32')
    return { width: number(0), height: number(4), space: number(COLOUR_SPACE_AT) }
  })
  if (!metadata) return null
  const device = metadata.space === DEVICE_GRAY || metadata.space === DEVICE_RGB
  if (!device && !(metadata.space === ICC_BASED && isSrgb(engine, page, object))) return null
  const size = engine.FPDFImageObj_GetImageDataRaw(object, 0, 0)
  const parts = largeReads.filter(({ length }) => length === size)
  if (parts.length === 0 || !parts.every((part) => isPlainJpeg(dictionaryBefore(document, part)))) return null
  const { width, height, space } = metadata
  return { width, height, channels: space === DEVICE_GRAY ? 1 : 3, read: () => rawData(engine, object, size) }
}

function isSrgb(engine: Pdfium, page: number, object: number): boolean {
  return withMemory(engine, SRGB.bytes + 4, (pointer) => {
    const lengthAt = pointer + SRGB.bytes
    const read = engine.FPDFImageObj_GetIccProfileDataDecoded(object, page, pointer, SRGB.bytes, lengthAt)
    if (!read || engine.pdfium.getValue(lengthAt, 'i32') !== SRGB.bytes) return false
    const from = pointer + SRGB.nameAt
    const name = engine.pdfium.HEAPU8.subarray(from, from + SRGB.name.length)
    return new TextDecoder('latin1').decode(name) === SRGB.name
  })
}

function rawData(engine: Pdfium, object: number, size: number): Uint8Array {
  return withMemory(engine, size, (pointer) => {
    engine.FPDFImageObj_GetImageDataRaw(object, pointer, size)
    return engine.pdfium.HEAPU8.slice(pointer, pointer + size)
  })
}

/** Empty when what stands there is not `… obj << … >> stream`. */
function dictionaryBefore({ source }: OpenDocument, { offset }: FilePart): string {
  const start = Math.max(0, offset - DICTIONARY)
  const bytes = new Uint8Array(offset - start)
  source.read(bytes, start)
  const text = new TextDecoder('latin1').decode(bytes)
  return /\d obj\b((?:(?!\bobj\b)[^])*)\bstream\r?\n$/.exec(text)?.[1] ?? ''
}

/** What a picture may say of itself without being drawn another way than its JPEG is. */
const HARMLESS =
  /^(Type|XObject|Subtype|Image|Width|Height|BitsPerComponent|ColorSpace|DeviceRGB|DeviceGray|Filter|DCTDecode|Length|Interpolate|Name|Metadata|ICCBased|Im?\d+)$/

function isPlainJpeg(dictionary: string): boolean {
  const names = dictionary.match(/\/[^\s/<>[\]()]+/g)?.map((name) => name.slice(1)) ?? []
  return names.includes('Image') && names.includes('DCTDecode') && names.every((name) => HARMLESS.test(name))
}
