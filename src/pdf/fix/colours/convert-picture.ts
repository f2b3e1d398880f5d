import { PDFHexString, PDFName, PDFRawStream, type PDFDict, type PDFRef } from '@cantoo/pdf-lib'
import type { ColourSource } from '#/pdf/colour/colour-source.ts'
import { keepsItsColours } from '#/pdf/colour/picture-obstacles.ts'
import { numbersOf, pairs } from '#/pdf/colour/pdf-function.ts'
import { FixRefused } from '../fix-refused.ts'
import type { FixFile } from '../open-for-fix.ts'
import { copyOf } from '../own-resources.ts'
import { guessedLines } from './guessed-lines.ts'
import { pictureSamples, type Samples, type UnpackJpeg } from './picture-samples.ts'
import { type InkPixels, pixelInks } from './pixel-inks.ts'
import type { Table } from './source-reader.ts'
import { unmatted } from './unmatted.ts'

/** What pictures are unpacked and packed with; in machine code where there is any. */
export interface PictureTools {
  readonly unpackJpeg: UnpackJpeg
  /** Of four channels as picture programs write it, the inks the other way round; of one as light. */
  readonly packJpeg: (pixels: InkPixels, width: number, height: number) => Promise<Uint8Array>
  readonly deflate: (bytes: Uint8Array) => Uint8Array
}

export interface Picture {
  readonly ref: PDFRef
  readonly stream: PDFRawStream
  readonly source: ColourSource
  readonly table: Table | null
}

const name = (key: string) => PDFName.of(key)
/** What belonged to the old pixels. */
const OLD = ['Filter', 'DecodeParms', 'Decode', 'BitsPerComponent', 'ColorSpace', 'Alternates', 'Length', 'Intent']

/** Puts a picture in inks in the place of the one that was there. Throws `FixRefused`. */
export async function convertPicture(file: FixFile, picture: Picture, tools: PictureTools): Promise<void> {
  const { objects } = file
  const { ref, stream, source, table } = picture
  if (table) return objects.context.assign(ref, withTable(file, stream, source, table))
  if (keepsItsColours(objects, stream.dict)) throw new FixRefused('colours')
  const dict = copyOf(file, stream.dict)
  const samples = unmatted(file, dict, await pictureSamples(file, stream, source.ranges.length, tools.unpackJpeg))
  const decode = pairs(objects, stream.dict, 'Decode')
  const pixels = pixelInks(samples, source, decode.length === samples.channels ? decode : null)
  keepHoles(file, dict, samples, tools)
  for (const key of OLD) dict.delete(name(key))
  const { width, height, photograph } = samples
  const set = (
    entries: Readonly<Record<string, string | number | readonly number[] | Readonly<Record<string, number>>>>,
  ) => {
    for (const [key, value] of Object.entries(entries)) dict.set(name(key), objects.context.obj(value as string))
  }
  set({
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    ColorSpace: pixels.channels === 4 ? 'DeviceCMYK' : 'DeviceGray',
  })
  if (photograph) {
    set({ Filter: 'DCTDecode' })
    if (pixels.channels === 4) set({ Decode: [1, 0, 1, 0, 1, 0, 1, 0] })
    objects.context.assign(ref, PDFRawStream.of(dict, await tools.packJpeg(pixels, width, height)))
    return
  }
  set({ Filter: 'FlateDecode', DecodeParms: { Predictor: 15, Colors: pixels.channels, Columns: width } })
  const lines = guessedLines(pixels.bytes, width * pixels.channels, pixels.channels)
  objects.context.assign(ref, PDFRawStream.of(dict, tools.deflate(lines)))
}

/** The pixels stay the numbers they are; only the colours behind the numbers become inks. */
function withTable(file: FixFile, stream: PDFRawStream, source: ColourSource, { highest }: Table): PDFRawStream {
  const bytes = Array.from({ length: highest + 1 }, (_, index) => source.flat([index])).flat()
  const hex = bytes
    .map((ink) =>
      Math.round(ink * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
  const dict = copyOf(file, stream.dict)
  const space = file.objects.context.obj(['Indexed', 'DeviceCMYK', highest])
  space.push(PDFHexString.of(hex))
  dict.set(name('ColorSpace'), space)
  dict.delete(name('Alternates'))
  return PDFRawStream.of(dict, stream.contents)
}

/** A colour that means "nothing here" is another in ink, so where it was is written down instead. */
function keepHoles(
  file: FixFile,
  dict: PDFDict,
  { width, height, channels, bytes }: Samples,
  tools: PictureTools,
): void {
  const { objects } = file
  if (!objects.array(dict.get(name('Mask')))) return
  const key = numbersOf(objects, dict, 'Mask')
  const bits = objects.number(dict.get(name('BitsPerComponent'))) ?? 8
  dict.delete(name('Mask'))
  if (key.length !== channels * 2 || bits !== 8) throw new FixRefused('colours')
  const lineBytes = Math.ceil(width / 8)
  const holes = new Uint8Array(lineBytes * height)
  for (let pixel = 0; pixel < width * height; pixel++) {
    let inside = true
    for (let channel = 0; channel < channels && inside; channel++) {
      const value = bytes[pixel * channels + channel] ?? 0
      inside = value >= (key[channel * 2] ?? 0) && value <= (key[channel * 2 + 1] ?? 255)
    }
    const at = Math.floor(pixel / width) * lineBytes + ((pixel % width) >> 3)
    if (inside) holes[at] = (holes[at] ?? 0) | (0x80 >> ((pixel % width) & 7))
  }
  const { context } = objects
  const mask = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: 1,
    ImageMask: true,
    Filter: 'FlateDecode',
  })
  dict.set(name('Mask'), context.register(PDFRawStream.of(mask, tools.deflate(holes))))
}
