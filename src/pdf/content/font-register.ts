import { PDFName, PDFRef, type PDFDict } from '@cantoo/pdf-lib'
import type { FontFact } from '#/domain/preflight/pdf-facts.ts'
import { decodeKoreanName } from '#/pdf/objects/korean-text.ts'
import type { PdfObjects, PdfValue } from '#/pdf/objects/objects.ts'

const PROGRAMS = ['FontFile', 'FontFile2', 'FontFile3'] as const
const SUBSET_TAG = /^[A-Z]{6}\+/

interface Entry {
  readonly fact: Omit<FontFact, 'pages'>
  readonly pages: Set<number>
}

/** The fonts that text is really set in, with their pages. */
export class FontRegister {
  readonly #objects: PdfObjects
  readonly #entries = new Map<unknown, Entry>()

  constructor(objects: PdfObjects) {
    this.#objects = objects
  }

  /** Answers the font's type; undefined when there is no such font. */
  use(value: PdfValue, page: number): string | undefined {
    const key = value instanceof PDFRef ? value.tag : value
    let entry = this.#entries.get(key)
    if (!entry) {
      const dict = this.#objects.dict(value)
      if (!dict) return undefined
      entry = { fact: describeFont(this.#objects, dict), pages: new Set() }
      this.#entries.set(key, entry)
    }
    entry.pages.add(page)
    return entry.fact.type
  }

  facts(): readonly FontFact[] {
    const merged = new Map<string, Entry>()
    for (const { fact, pages } of this.#entries.values()) {
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

const get = (from: PDFDict | undefined, key: string) => from?.get(PDFName.of(key))
const descendantOf = (objects: PdfObjects, dict: PDFDict) =>
  objects.dict(objects.array(get(dict, 'DescendantFonts'))?.[0])

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
