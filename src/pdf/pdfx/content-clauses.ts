import { PDFDict, PDFName, PDFStream } from '@cantoo/pdf-lib'
import type { PdfxBreach } from '#/domain/press/pdfx-clauses.data.ts'
import { Budget, BudgetSpent, DEFAULT_LIMITS } from '#/pdf/content/budget.ts'
import { interpretPage } from '#/pdf/content/interpret-page.ts'
import { newReading } from '#/pdf/content/new-reading.ts'
import { PageRecord } from '#/pdf/content/page-record.ts'
import { pageGeometry, rawBoxes } from '#/pdf/facts/page-geometry.ts'
import { StreamTooLarge, type Inflate } from '#/pdf/objects/decode-stream.ts'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import type { PageNode } from '#/pdf/objects/page-tree.ts'
import { outputSpace } from './intent-clauses.ts'
import { reachable } from './reachable.ts'

/** Whole books, laid on sheets. */
const LIMITS = { ...DEFAULT_LIMITS, milliseconds: 60_000 }

export interface ContentMeans {
  readonly inflate: Inflate
  readonly now?: (() => number) | undefined
}

/** What only shows when the pages are carried out: which fonts set something, and which colours are used. */
export function contentBreaches(
  objects: PdfObjects,
  pages: readonly PageNode[],
  means: ContentMeans,
): readonly PdfxBreach[] {
  const read = carryOut(objects, pages, means)
  if (!read || read.isUnread) return [{ clause: 'content', pages: [] }]
  const missing = read.fonts.filter(({ embedded }) => !embedded).flatMap((font) => font.pages)
  const barred = barredSpaces(objects)
  const coloured = read.records.filter((record) => usesOneOf(record, barred)).map(({ number }) => number)
  return [
    ...(missing.length > 0 ? [{ clause: 'fonts', pages: [...new Set(missing)] } as const] : []),
    ...(coloured.length > 0 ? [{ clause: 'device-colour', pages: coloured } as const] : []),
  ]
}

/** Whether anything is drawn in the colours of whichever screen; what cannot be read counts as if it were. */
export function drawsInScreenColours(objects: PdfObjects, pages: readonly PageNode[], means: ContentMeans): boolean {
  const read = carryOut(objects, pages, means)
  return !read || read.records.some((record) => usesOneOf(record, ['DeviceRGB']))
}

/** Null where it is more than can be read. */
function carryOut(objects: PdfObjects, pages: readonly PageNode[], { inflate, now }: ContentMeans) {
  const budget = new Budget({ ...LIMITS, now: now ?? LIMITS.now })
  const reading = newReading({ objects, inflate, budget })
  const records: PageRecord[] = []
  try {
    for (const [index, page] of pages.entries()) {
      const record = new PageRecord(index + 1)
      const { base, visible } = pageGeometry(rawBoxes(objects, page))
      const resources = page.inherited.get('Resources')
      interpretPage(reading, record, { dict: page.dict, resources, base, visible })
      records.push(record)
    }
  } catch (error) {
    if (error instanceof BudgetSpent || error instanceof StreamTooLarge) return null
    throw error
  }
  return { records, fonts: reading.fonts.facts(), isUnread: reading.unreadable.size > 0 }
}

const usesOneOf = ({ colourSpaces }: PageRecord, barred: readonly string[]): boolean =>
  [...colourSpaces].some((space) => barred.some((one) => space.split(' ').includes(one)))

/** Colours of a device that is not the one printed on, unless everything that draws says what is meant by them. */
function barredSpaces(objects: PdfObjects): readonly string[] {
  const output = outputSpace(objects)
  const foreign =
    output === 'rgb' ? (['CMYK'] as const) : output === 'gray' ? (['RGB', 'CMYK'] as const) : (['RGB'] as const)
  return foreign.filter((space) => !isExplained(objects, `Default${space}`)).map((space) => `Device${space}`)
}

function isExplained(objects: PdfObjects, key: string): boolean {
  for (const value of reachable(objects)) {
    const dict = value instanceof PDFStream ? value.dict : value
    const resources = dict instanceof PDFDict ? objects.dict(dict.get(PDFName.of('Resources'))) : undefined
    if (resources && !objects.dict(resources.get(PDFName.of('ColorSpace')))?.has(PDFName.of(key))) return false
  }
  return true
}
