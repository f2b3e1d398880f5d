import { PDFDict, PDFName, PDFObjectParser, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib'
import { pairs } from '#/pdf/colour/pdf-function.ts'
import { filtersOf } from '#/pdf/colour/picture-obstacles.ts'
import { FixRefused } from '../fix-refused.ts'
import type { FixFile } from '../open-for-fix.ts'
import { copyOf } from '../own-resources.ts'
import type { PictureTools } from './convert-picture.ts'
import { plainSamples } from './picture-samples.ts'
import { pixelInks } from './pixel-inks.ts'
import type { Space } from './source-reader.ts'

const LONG: Readonly<Record<string, string>> = {
  W: 'Width',
  H: 'Height',
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  F: 'Filter',
  DP: 'DecodeParms',
  D: 'Decode',
  I: 'Interpolate',
  IM: 'ImageMask',
  L: 'Length',
}
const PHOTOGRAPHS = ['DCT', 'DCTDecode', 'CCF', 'CCITTFaxDecode']

export interface InlinePicture {
  /** What stands between `BI` and `ID`, and what comes after. */
  readonly entries: Uint8Array
  readonly data: Uint8Array
  /** The space of this value, by the resources of its content. */
  readonly spaceOf: (value: PDFObject) => Space
}

/**
 * A small picture that stands in the content itself, in inks; null when it stays. Its data is written in hexadecimal, in which
 * nothing can be taken for its end.
 */
export function inlineInInks(
  file: FixFile,
  { entries, data, spaceOf }: InlinePicture,
  tools: Pick<PictureTools, 'deflate'>,
): string | null {
  const { objects } = file
  const dict = dictOf(file, entries)
  const get = (key: string) => dict.get(PDFName.of(key))
  const named = get('ColorSpace')
  if (objects.boolean(get('ImageMask')) || !named) return null
  const space = spaceOf(named)
  if (space.kind !== 'changed') return null
  if (filtersOf(objects, dict).some((filter) => PHOTOGRAPHS.includes(filter))) throw new FixRefused('colours')
  const channels = space.source.ranges.length
  const samples = plainSamples(file, PDFRawStream.of(dict, data), channels)
  const decode = pairs(objects, dict, 'Decode')
  const own = space.table ? numberRange(objects.number(get('BitsPerComponent')) ?? 8) : decode
  const pixels = pixelInks(samples, space.source, own.length === channels ? own : null)
  const { width, height } = samples
  const smooth = objects.boolean(get('Interpolate')) ? ' /I true' : ''
  const model = pixels.channels === 4 ? 'CMYK' : 'G'
  const hex = hexOf(tools.deflate(pixels.bytes))
  return `BI /W ${width} /H ${height} /BPC 8 /CS /${model}${smooth} /F [/AHx /Fl] ID ${hex}> EI`
}

/** With the keys written out. */
function dictOf(file: FixFile, entries: Uint8Array): PDFDict {
  const text = new TextDecoder('latin1').decode(entries)
  const bytes = Uint8Array.from(`<<${text}>> `, (character) => character.charCodeAt(0) & 0xff)
  const parsed = parse(file, bytes)
  const dict = copyOf(file, parsed)
  for (const [short, long] of Object.entries(LONG)) {
    const value = parsed.get(PDFName.of(short))
    if (value) dict.set(PDFName.of(long), value)
  }
  return dict
}

function parse({ objects: { context } }: FixFile, bytes: Uint8Array): PDFDict {
  try {
    const parsed = PDFObjectParser.forBytes(bytes, context).parseObject()
    if (parsed instanceof PDFDict) return parsed
  } catch {
    // What cannot be read is refused, as below.
  }
  throw new FixRefused('colours')
}

/** Samples of a few bits were stretched to bytes; this leads back to the number they are. */
const numberRange = (bits: number) => [[0, 2 ** Math.min(8, bits) - 1] as const]

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
