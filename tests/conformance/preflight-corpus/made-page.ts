import zlib from 'node:zlib'
import { innerOf } from '#tests/support/preflight/facts-of.ts'
import { rawPdf, type RawObject } from '#tests/support/pdf/raw-pdf.ts'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'

/** A file of the corpus: what it is, how it is made, and against which order it is judged. */
export interface Made {
  readonly bytes: Uint8Array
  readonly expectation: FileExpectation
}

/** A page in the corpus's own terms; objects of `extra` are numbered from 20. */
export interface PageParts {
  readonly content?: string
  readonly resources?: string
  readonly entries?: string
  readonly boxes?: string
  /** Instead of the embedded one. */
  readonly font?: string
}

export interface FileParts {
  readonly extra?: readonly RawObject[]
  readonly catalogue?: string
  readonly trailer?: string
  readonly expect?: Partial<FileExpectation>
}

const BLEED = 3
export const TRIM = { width: 148, height: 210 }
export const pt = (mm: number): number => Math.round((mm * 72 * 1000) / 25.4) / 1000
/** From the trim's lower left corner to the page's points. */
export const at = (mm: number): number => pt(mm + BLEED)

/** Boxes of a page with bleed all round. */
export const boxesOf = (width: number, height: number, bleed = BLEED): string => {
  const media = `0 0 ${pt(width + 2 * bleed)} ${pt(height + 2 * bleed)}`
  const trim = [bleed, bleed, width + bleed, height + bleed].map(pt).join(' ')
  return `/MediaBox [${media}] /TrimBox [${trim}] /BleedBox [${media}]`
}

export const BLACK = '0 0 0 1 k'
/** Letters of half an em, so that a line is as long as it has letters. */
export const line = (x: number, y: number, words: string, size = 10): string =>
  `BT /F ${size} Tf ${at(x)} ${at(y)} Td (${words}) Tj ET`
/** Turned by a quarter, reading upwards. */
export const upright = (x: number, y: number, words: string, size = 10): string =>
  `BT /F ${size} Tf 0 1 -1 0 ${at(x)} ${at(y)} Tm (${words}) Tj ET`
export const box = (x: number, y: number, width: number, height: number): string =>
  `${at(x)} ${at(y)} ${pt(width)} ${pt(height)} re`
/** Length of a line in mm. */
export const long = (letters: number, size = 10): number => (letters * size * 0.5 * 25.4) / 72
/** How many letters of it make so many mm, at most. */
export const letters = (mm: number, size = 10): string => 'n'.repeat(Math.floor(mm / long(1, size)))

export const BODY = `${BLACK} ${[0, 1, 2, 3].map((row) => line(24, 100 - row * 6, 'the body of a page of words')).join(' ')}`

const PROGRAM = { dict: '', data: Buffer.from('a font') }
export const WIDTHS = `/FirstChar 32 /LastChar 126 /Widths [${'500 '.repeat(95)}]`
const FONTS: readonly RawObject[] = [
  `<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+Batang ${WIDTHS} /FontDescriptor 18 0 R >>`,
  '<< /Type /FontDescriptor /FontName /AAAAAA+Batang /Flags 32 /FontFile2 19 0 R >>',
  PROGRAM,
]

/** A file of the corpus from its pages; without any, one page with a paragraph. */
export function made(pages: readonly PageParts[], file: FileParts = {}): Made {
  const all = pages.length > 0 ? pages : [{}]
  const { extra = [], catalogue = '', trailer = '', expect = {} } = file
  const kids = all.map((_, index) => `${firstPage(extra) + index * 2} 0 R`).join(' ')
  const filler = Array.from({ length: 14 }, () => 'null')
  const bytes = rawPdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${all.length} >>`,
      ...filler,
      ...FONTS,
      ...extra,
      ...all.flatMap((page, index) => pageObjects(page, firstPage(extra) + index * 2 + 1)),
    ],
    trailer,
  )
  const gutter = { side: 'left', width: 9.5 } as const
  return { bytes, expectation: innerOf(all.length, { colourPages: all.length, gutter, ...expect }) }
}

const firstPage = (extra: readonly RawObject[]) => 20 + extra.length

function pageObjects(page: PageParts, content: number): readonly RawObject[] {
  const { content: words = BODY, resources = '', entries = '', boxes = boxesOf(TRIM.width, TRIM.height) } = page
  const font = page.font ?? '17 0 R'
  return [
    `<< /Type /Page /Parent 2 0 R ${boxes} ${entries} /Resources << /Font << /F ${font} >> ${resources} >> /Contents ${content} 0 R >>`,
    { dict: '/Filter /FlateDecode', data: zlib.deflateSync(Buffer.from(words, 'latin1')) },
  ]
}

/** A picture whose every sample is the same. */
export function picture(pixels: number, space: string, channels: number, more = '', sample = 0x60): RawObject {
  const data = zlib.deflateSync(Buffer.alloc(pixels * pixels * channels, sample))
  return {
    dict: `/Type /XObject /Subtype /Image /Width ${pixels} /Height ${pixels} /BitsPerComponent 8 /ColorSpace ${space} /Filter /FlateDecode ${more}`,
    data,
  }
}
/** The first extra object, so large. */
export const placed = (x: number, y: number, side: number): string =>
  `q ${pt(side)} 0 0 ${pt(side)} ${at(x)} ${at(y)} cm /I Do Q`
export const PICTURE = '/XObject << /I 20 0 R >>'
/** Pixels of a picture of so many mm and ppi. */
export const pixelsFor = (mm: number, ppi: number): number => Math.round((mm / 25.4) * ppi)
