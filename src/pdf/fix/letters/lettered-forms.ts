import { PDFName, PDFRawStream, PDFRef, type PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import { ContentReader, isNameToken, type Operand } from '#/pdf/content/content-reader.ts'
import { isEmbedded } from '#/pdf/content/font-register.ts'
import { pagesOf, type FixFile } from '../open-for-fix.ts'
import { unpacked } from '../unpacked.ts'
import { shownStrings, type ShownString } from './shown-strings.ts'

const MAX_DEPTH = 12
/** What PDFium names a page's notes when it draws them into it. */
const FLATTENED = /^FFT\d+$/
const SHOW = ['Tj', 'TJ', "'", '"']
const name = (key: string) => PDFName.of(key)

export interface LetteredString extends ShownString {
  readonly font: PDFDict
}

/** A form that shows letters in fonts that are not in the file. */
export interface LetteredForm {
  readonly ref: PDFRef
  readonly form: PDFRawStream
  readonly content: Uint8Array
  /** These fonts by their names in the form's resources. */
  readonly fonts: ReadonlyMap<string, PDFDict>
  readonly strings: readonly LetteredString[]
}

/** All such forms of what was drawn into the pages by flattening. */
export function letteredForms(file: FixFile): readonly LetteredForm[] {
  const found = new Map<PDFRef, LetteredForm | null>()
  for (const { inherited } of pagesOf(file)) walk(file, inherited.get('Resources'), found, 0)
  return [...found.values()].filter((form) => form !== null)
}

function walk(
  file: FixFile,
  resources: PDFObject | undefined,
  found: Map<PDFRef, LetteredForm | null>,
  depth: number,
): void {
  const { objects } = file
  const drawn = objects.dict(objects.dict(resources)?.get(name('XObject')))
  if (!drawn || depth > MAX_DEPTH) return
  for (const [key, ref] of drawn.entries()) {
    if (depth === 0 && !FLATTENED.test(key.decodeText())) continue
    const form = objects.stream(ref)
    if (!(ref instanceof PDFRef) || found.has(ref) || !(form instanceof PDFRawStream)) continue
    if (objects.name(form.dict.get(name('Subtype'))) !== 'Form') continue
    found.set(ref, lettered(file, ref, form))
    walk(file, form.dict.get(name('Resources')), found, depth + 1)
  }
}

function lettered(file: FixFile, ref: PDFRef, form: PDFRawStream): LetteredForm | null {
  const { objects } = file
  const listed = objects.dict(objects.dict(form.dict.get(name('Resources')))?.get(name('Font')))
  const fonts = new Map<string, PDFDict>()
  for (const [key, value] of listed?.entries() ?? []) {
    const font = objects.dict(value)
    if (font && !isEmbedded(objects, font)) fonts.set(key.decodeText(), font)
  }
  if (fonts.size === 0) return null
  const content = unpacked(file, form)
  return { ref, form, content, fonts, strings: stringsIn(content, fonts) }
}

function stringsIn(content: Uint8Array, fonts: ReadonlyMap<string, PDFDict>): readonly LetteredString[] {
  const reader = new ContentReader(content)
  const operands: Operand[] = []
  const strings: LetteredString[] = []
  const saved: (PDFDict | undefined)[] = []
  let font: PDFDict | undefined
  for (let word = reader.next(operands); word !== undefined; word = reader.next(operands)) {
    const [first] = operands
    if (word === 'q') saved.push(font)
    else if (word === 'Q') font = saved.pop()
    else if (word === 'BI') reader.inlineImage()
    else if (word === 'Tf') font = isNameToken(first) ? fonts.get(first.name) : undefined
    else if (font && SHOW.includes(word)) {
      const { from, to } = reader.span
      for (const shown of shownStrings(content, from, to)) strings.push({ ...shown, font })
    }
  }
  return strings
}
