import { PDFName, PDFRef, type PDFDict } from '@cantoo/pdf-lib'
import type { FontFact } from '#/domain/preflight/pdf-facts.ts'
import { decodeKoreanName } from '#/pdf/objects/korean-text.ts'
import type { PdfObjects, PdfValue } from '#/pdf/objects/objects.ts'
import type { ReadStream } from './fonts/blank-codes.ts'
import { fontMetrics, type FontMetrics } from './fonts/font-metrics.ts'

const PROGRAMS = ['FontFile', 'FontFile2', 'FontFile3'] as const
const SUBSET_TAG = /^[A-Z]{6}\+/

interface Entry {
  readonly fact: Omit<FontFact, 'pages'>
  readonly pages: Set<number>
}

/** A font that was selected. */
export interface SelectedFont {
  /** Its letters are drawings of the file's own. */
  readonly isDrawn: boolean
  /** The drawings, by what they are called; null where it has none. */
  readonly drawings: PDFDict | null
  readonly resources: PDFDict | undefined
  readonly metrics: FontMetrics
  /** On which pages something is set in it. */
  readonly pages: Set<number>
}

/** The fonts that text is really set in, with their pages: a font that is selected and shows nothing needs no embedding. */
export class FontRegister {
  readonly #objects: PdfObjects
  readonly #readStream: ReadStream
  readonly #entries = new Map<unknown, Entry & SelectedFont>()
  /** Pages on which something is set in a font that the file does not have. */
  readonly lost = new Set<number>()

  constructor(objects: PdfObjects, readStream: ReadStream) {
    this.#objects = objects
    this.#readStream = readStream
  }

  /** undefined when there is no such font. */
  select(value: PdfValue): SelectedFont | undefined {
    const key = value instanceof PDFRef ? value.tag : value
    const known = this.#entries.get(key)
    if (known) return known
    const dict = this.#objects.dict(value)
    if (!dict) return undefined
    const fact = describeFont(this.#objects, dict)
    const metrics = fontMetrics(this.#objects, dict, this.#readStream)
    const entry = {
      fact,
      metrics,
      isDrawn: fact.type === 'Type3',
      ...drawingsOf(this.#objects, dict, fact.type),
      pages: new Set<number>(),
    }
    this.#entries.set(key, entry)
    return entry
  }

  facts(): readonly FontFact[] {
    const merged = new Map<string, Entry>()
    if (this.lost.size > 0) merged.set('', { fact: LOST, pages: this.lost })
    for (const { fact, pages } of this.#entries.values()) {
      if (pages.size === 0) continue
      const key = JSON.stringify(fact)
      const same = merged.get(key)
      if (same) for (const page of pages) same.pages.add(page)
      else merged.set(key, { fact, pages: new Set(pages) })
    }
    return [...merged.values()].map(({ fact, pages }) => ({
      ...fact,
      pages: [...pages].toSorted((a, b) => a - b),
    }))
  }
}

/** Readers take one of their own instead, and no two the same. */
const LOST = { name: '(이름 없음)', type: '?', embedded: false, subset: false } as const

const get = (from: PDFDict | undefined, key: string) => from?.get(PDFName.of(key))
const descendantOf = (objects: PdfObjects, dict: PDFDict) =>
  objects.dict(objects.array(get(dict, 'DescendantFonts'))?.[0])

const drawingsOf = (objects: PdfObjects, dict: PDFDict, type: string) => ({
  drawings: type === 'Type3' ? (objects.dict(get(dict, 'CharProcs')) ?? null) : null,
  resources: objects.dict(get(dict, 'Resources')),
})

/** Whether the file holds the font's letters; drawn ones (Type 3) are always there. */
export function isEmbedded(objects: PdfObjects, dict: PDFDict): boolean {
  const descriptor = objects.dict(get(descendantOf(objects, dict) ?? dict, 'FontDescriptor'))
  const isDrawn = objects.name(get(dict, 'Subtype')) === 'Type3'
  return isDrawn || PROGRAMS.some((key) => objects.stream(get(descriptor, key)) !== undefined)
}

function describeFont(objects: PdfObjects, dict: PDFDict): Omit<FontFact, 'pages'> {
  const descendant = descendantOf(objects, dict)
  const subtype = objects.name(get(dict, 'Subtype')) ?? '?'
  const baseName = decodeKoreanName(objects.name(get(dict, 'BaseFont')) ?? '')
  const subset = SUBSET_TAG.test(baseName)
  return {
    name: (subset ? baseName.slice(7) : baseName) || '(이름 없음)',
    type: descendant ? (objects.name(get(descendant, 'Subtype')) ?? subtype) : subtype,
    embedded: isEmbedded(objects, dict),
    subset,
  }
}
