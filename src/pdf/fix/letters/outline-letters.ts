import { PDFName, type PDFDict, type PDFRef } from '@cantoo/pdf-lib'
import { bytesSource } from '#/pdf/engine/byte-source.ts'
import { glyphsOnPage, type Glyph } from '#/pdf/engine/glyph-outlines.ts'
import { openDocument } from '#/pdf/engine/open-document.ts'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { concatBytes } from '#/pdf/objects/decode-stream.ts'
import { FixRefused } from '../fix-refused.ts'
import type { FixFile } from '../open-for-fix.ts'
import { copyOf, repacked } from '../own-resources.ts'
import { compositeCodes, hexOf, singleBytes, type ReadCodes } from './char-codes.ts'
import { drawnFont } from './drawn-font.ts'
import { letteredForms, type LetteredForm } from './lettered-forms.ts'
import { sampleDocument, type Sample } from './sample-document.ts'

const MAX_FONTS = 40
/** A space between words is added to byte 32, so no letter of two bytes becomes that one. */
const FREE_BYTES = Array.from({ length: 255 }, (_, index) => index + 1).filter((byte) => byte !== 32)
const name = (key: string) => PDFName.of(key)

/** A font that is not in the file, with all that is shown in it. */
interface MissingFont extends Sample {
  readonly read: ReadCodes
  /** The byte that shows each code from now on. */
  readonly byteOf: ReadonlyMap<string, number>
}

interface DrawnFont extends MissingFont {
  readonly ref: PDFRef
}

/**
 * Letters that flattening drew into pages in fonts that are not in the file become drawings, as the engine shows them in the
 * picture that the customer agrees to. The pages' own text stays text. Throws `FixRefused` for what cannot be read as letters.
 */
export async function outlineLetters(file: FixFile, engine: Pdfium): Promise<void> {
  const forms = letteredForms(file)
  const fonts = [...new Set(forms.flatMap((form) => [...form.fonts.values()]))]
  if (fonts.length === 0) return
  if (fonts.length > MAX_FONTS) throw new FixRefused('too-large')
  const missing = fonts.map((font) => missingFont(file, font, forms))
  const document = openDocument(engine, bytesSource(await sampleDocument(file, missing)))
  try {
    const drawn = new Map(
      missing.map((font, page) => [font.font, { ...font, ref: drawnAs(file, font, glyphsOnPage(document, page)) }]),
    )
    for (const form of forms) replaceFonts(file, form, drawn)
  } finally {
    document.close()
  }
}

function missingFont(file: FixFile, font: PDFDict, forms: readonly LetteredForm[]): MissingFont {
  const { objects } = file
  const isComposite = objects.name(font.get(name('Subtype'))) === 'Type0'
  const read = isComposite ? compositeCodes(objects.name(font.get(name('Encoding'))) ?? '') : singleBytes
  if (!read) throw new FixRefused('unreadable')
  const shown = forms.flatMap(({ strings }) => strings.filter((string) => string.font === font))
  const codes = [...new Set(shown.flatMap(({ bytes }) => read(bytes)))]
  if (codes.length > FREE_BYTES.length) throw new FixRefused('unreadable')
  const byteOf = (code: string, index: number) => (isComposite ? FREE_BYTES[index] : Number.parseInt(code, 16)) ?? 0
  return { font, codes, read, byteOf: new Map(codes.map((code, index) => [code, byteOf(code, index)])) }
}

function drawnAs(file: FixFile, { codes, byteOf }: MissingFont, glyphs: readonly (Glyph | null)[]): PDFRef {
  const byByte = codes.map((code, index) => {
    const glyph = glyphs[index]
    if (!glyph || glyphs.length !== codes.length) throw new FixRefused('unreadable')
    return [byteOf.get(code) ?? 0, glyph] as const
  })
  return drawnFont(file, new Map(byByte))
}

/** Only in this form: the same fonts may be those of a page's own text. */
function replaceFonts(file: FixFile, form: LetteredForm, drawn: ReadonlyMap<PDFDict, DrawnFont>): void {
  const { objects } = file
  const dict = copyOf(file, form.form.dict)
  const resources = copyOf(file, objects.dict(dict.get(name('Resources'))) ?? objects.context.obj({}))
  const fonts = copyOf(file, objects.dict(resources.get(name('Font'))) ?? objects.context.obj({}))
  for (const [key, font] of form.fonts) {
    const replaced = drawn.get(font)
    if (replaced) fonts.set(name(key), replaced.ref)
  }
  resources.set(name('Font'), fonts)
  dict.set(name('Resources'), resources)
  objects.context.assign(form.ref, repacked(file, dict, rewritten(form, drawn)))
}

function rewritten({ content, strings }: LetteredForm, drawn: ReadonlyMap<PDFDict, DrawnFont>): Uint8Array {
  const pieces: Uint8Array[] = []
  let at = 0
  for (const { from, to, bytes, font } of strings) {
    const { read, byteOf } = drawn.get(font) ?? {}
    if (!read || !byteOf) continue
    const shown = hexOf(read(bytes).map((code) => byteOf.get(code) ?? 0))
    pieces.push(content.subarray(at, from), new TextEncoder().encode(`<${shown}>`))
    at = to
  }
  pieces.push(content.subarray(at))
  return concatBytes(pieces)
}
