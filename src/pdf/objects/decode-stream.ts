import { decodePDFRawStream, PDFArray, PDFName, PDFRawStream, type PDFStream } from '@cantoo/pdf-lib'
import type { PdfObjects } from './objects.ts'

/**
 * Unpacks zlib data, at most `maxOut` bytes; more is a `StreamTooLarge`. Damaged data gives what came
 * before the damage, or throws: the page is then noted as partly unread.
 * Injected, because Node has a fast one and a browser worker none that is synchronous.
 */
export type Inflate = (data: Uint8Array, maxOut: number) => Uint8Array

export class StreamTooLarge extends Error {
  constructor() {
    super('a stream unpacks to more than the limit')
  }
}

const CHUNK = 1 << 20

/** The unpacked bytes of a stream. Throws `StreamTooLarge`, and an error for filters that are for images only. */
export function decodeStream(objects: PdfObjects, stream: PDFStream, inflate: Inflate, maxOut: number): Uint8Array {
  if (!(stream instanceof PDFRawStream)) return stream.getContents()
  const filters = filterNames(objects, stream)
  if (filters.length === 0) return stream.contents
  const plainFlate = filters.every((name) => name === 'FlateDecode' || name === 'Fl')
  if (!plainFlate || stream.dict.get(PDFName.of('DecodeParms'))) return decodeChain(stream, maxOut)
  return filters.reduce((data) => inflate(data, maxOut), stream.contents)
}

function filterNames(objects: PdfObjects, stream: PDFStream): readonly string[] {
  const filter = stream.dict.get(PDFName.of('Filter'))
  const single = objects.name(filter)
  if (single) return [single]
  return (objects.array(filter) ?? []).map((value) => objects.name(value) ?? '')
}

/** Short names of filters, allowed in inline pictures and met elsewhere. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
}

/** Any chain of filters, in JavaScript; taken in pieces so that the limit is met before the memory is gone. */
export function decodeChain(stream: PDFRawStream, maxOut: number): Uint8Array {
  const decoder = decodePDFRawStream(withLongNames(stream))
  const pieces: Uint8Array[] = []
  let length = 0
  for (;;) {
    const piece = Uint8Array.from(decoder.getBytes(CHUNK))
    if (piece.length === 0) return concatBytes(pieces, length)
    pieces.push(piece)
    length += piece.length
    if (length > maxOut) throw new StreamTooLarge()
  }
}

/** The stream itself unless a filter of it goes by its short name. */
function withLongNames(stream: PDFRawStream): PDFRawStream {
  const { context } = stream.dict
  const filter = context.lookup(stream.dict.get(PDFName.of('Filter')))
  const names = filter instanceof PDFArray ? filter.asArray().map((value) => context.lookup(value)) : [filter]
  const written = names.map((value) => (value instanceof PDFName ? value.decodeText() : ''))
  if (!written.some((name) => name in LONG_NAMES)) return stream
  const dict = stream.dict.clone(context)
  dict.set(PDFName.of('Filter'), context.obj(written.map((name) => LONG_NAMES[name] ?? name)))
  return PDFRawStream.of(dict, stream.contents)
}

/** `length`: of all pieces together, for whoever has counted it already. */
export function concatBytes(
  pieces: readonly Uint8Array[],
  length = pieces.reduce((sum, piece) => sum + piece.length, 0),
): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
