import { PDFName, PDFRawStream, type PDFDict } from '@cantoo/pdf-lib'
import { filtersOf, isPhotograph, keepsItsColours } from '#/pdf/colour/picture-obstacles.ts'
import { bitReader } from '#/pdf/colour/pdf-function.ts'
import { decodeChain, StreamTooLarge } from '#/pdf/objects/decode-stream.ts'
import { unpredict } from '#/pdf/pictures/raw-eighth.ts'
import { FixRefused } from '../fix-refused.ts'
import type { FixFile } from '../open-for-fix.ts'

/** A picture unpacked: the samples of a pixel one after the other, a byte each. */
export interface Samples {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly bytes: Uint8Array
  readonly photograph: boolean
}

/** Unpacks a JPEG of three channels as the colours that are stored in it; null for one that is damaged. */
export type UnpackJpeg = (
  jpeg: Uint8Array,
) => Promise<{ readonly width: number; readonly height: number; readonly bytes: Uint8Array } | null>

const MOST_BYTES = 400 * 2 ** 20

/** Throws `FixRefused` for a picture that is packed in a way, or so large, that it is not unpacked here. */
export async function pictureSamples(
  file: FixFile,
  stream: PDFRawStream,
  channels: number,
  unpackJpeg: UnpackJpeg,
): Promise<Samples> {
  const { objects } = file
  const { dict } = stream
  if (keepsItsColours(objects, dict)) throw new FixRefused('colours')
  const filters = filtersOf(objects, dict)
  if (!isPhotograph(filters)) return plainSamples(file, stream, channels)
  // A remark on how its colours are stored that the JPEG itself may contradict.
  if (channels !== 3 || parametersOf(file, dict)?.has(PDFName.of('ColorTransform'))) throw new FixRefused('colours')
  const jpeg = filters.length === 1 ? stream.contents : decoded(withoutLast(file, stream, filters), MOST_BYTES)
  const photograph = await unpackJpeg(jpeg)
  if (!photograph) throw new FixRefused('colours')
  return { ...photograph, channels, photograph: true }
}

/** Of pictures that are not packed as photographs. */
export function plainSamples(file: FixFile, stream: PDFRawStream, channels: number): Samples {
  const { objects } = file
  const number = (key: string) => objects.number(stream.dict.get(PDFName.of(key))) ?? 0
  const [width, height, bits] = [number('Width'), number('Height'), number('BitsPerComponent')]
  const lineBytes = Math.ceil((width * channels * bits) / 8)
  if (keepsItsColours(objects, stream.dict) || lineBytes * height > MOST_BYTES) throw new FixRefused('colours')
  const data = unpacked(file, stream, { lineBytes, height, bits, pixelBytes: Math.max(1, (channels * bits) >> 3) })
  const bytes = toBytes(data, { lineBytes, height, perLine: width * channels, bits })
  return { width, height, channels, bytes, photograph: false }
}

interface Lines {
  readonly lineBytes: number
  readonly height: number
}

function unpacked(file: FixFile, stream: PDFRawStream, lines: PixelLines): Uint8Array {
  const filters = filtersOf(file.objects, stream.dict)
  if (filters.length === 0) return stream.contents
  const plainFlate = filters.length === 1 && filters[0]?.startsWith('Fl')
  const most = MOST_BYTES + lines.height
  const data = plainFlate ? file.inflate(stream.contents, most) : decoded(stream, most)
  const predictor = file.objects.number(parametersOf(file, stream.dict)?.get(PDFName.of('Predictor'))) ?? 1
  if (predictor >= 10) return withoutGuesses(data, lines)
  if (predictor === 2) return summedUp(data, lines)
  return data
}

/** Of a packing that nobody here knows nothing is guessed. */
function decoded(stream: PDFRawStream, most: number): Uint8Array {
  try {
    return decodeChain(stream, most)
  } catch (error) {
    if (error instanceof StreamTooLarge) throw error
    throw new FixRefused('colours')
  }
}

interface PixelLines extends Lines {
  readonly pixelBytes: number
  readonly bits: number
}

/** Each value as the difference to the pixel on its left. */
function summedUp(data: Uint8Array, { lineBytes, pixelBytes, bits }: PixelLines): Uint8Array {
  if (bits !== 8) throw new FixRefused('colours')
  const whole = data.slice()
  for (let at = 0; at < whole.length; at++)
    if (at % lineBytes >= pixelBytes) whole[at] = (whole[at] ?? 0) + (whole[at - pixelBytes] ?? 0)
  return whole
}

function withoutGuesses(data: Uint8Array, { lineBytes, height, pixelBytes }: PixelLines): Uint8Array {
  const whole = new Uint8Array(lineBytes * height)
  let above = new Uint8Array(lineBytes)
  for (let y = 0; y < height; y++) {
    const at = y * (lineBytes + 1)
    const line = whole.subarray(y * lineBytes, (y + 1) * lineBytes)
    line.set(data.subarray(at + 1, at + 1 + lineBytes))
    unpredict(line, above, data[at] ?? 0, pixelBytes)
    above = line
  }
  return whole
}

/** Whatever is missing at the end of a picture that broke off is 0. */
function toBytes(
  data: Uint8Array,
  { lineBytes, height, perLine, bits }: Lines & { readonly perLine: number; readonly bits: number },
): Uint8Array {
  if (bits === 8 && data.length === perLine * height) return data
  const bytes = new Uint8Array(perLine * height)
  for (let y = 0; y < height; y++) {
    const line = data.subarray(y * lineBytes, (y + 1) * lineBytes)
    if (bits === 8) bytes.set(line, y * perLine)
    else if (bits === 16) for (let at = 0; at < perLine; at++) bytes[y * perLine + at] = line[at * 2] ?? 0
    else {
      const next = bitReader(line, bits)
      for (let at = 0; at < perLine; at++) bytes[y * perLine + at] = Math.round(next() * 255)
    }
  }
  return bytes
}

function parametersOf({ objects }: FixFile, dict: PDFDict): PDFDict | undefined {
  const value = dict.get(PDFName.of('DecodeParms')) ?? dict.get(PDFName.of('DP'))
  return objects.dict(objects.array(value)?.at(-1) ?? value)
}

/** The stream as if its last filter were its content. */
function withoutLast({ objects: { context } }: FixFile, stream: PDFRawStream, filters: readonly string[]) {
  const dict = context.obj({ Filter: filters.slice(0, -1) })
  return PDFRawStream.of(dict, stream.contents)
}
