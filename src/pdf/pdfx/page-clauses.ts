import { PDFName } from '@cantoo/pdf-lib'
import type { PdfxBreach, PdfxClause } from '#/domain/press/pdfx-clauses.data.ts'
import type { Box } from '#/pdf/content/box.ts'
import { rawBoxes } from '#/pdf/facts/page-geometry.ts'
import type { PdfObjects, PdfValue } from '#/pdf/objects/objects.ts'
import type { PageNode } from '#/pdf/objects/page-tree.ts'

/** Rounding of programs, in points. */
const ROUNDING = 0.01
/** Those of the trade, which lie in the margin on purpose. */
const OF_THE_TRADE = ['TrapNet', 'PrinterMark']

/** Frames of every page, and what is stuck on it. */
export function pageBreaches(objects: PdfObjects, pages: readonly PageNode[]): readonly PdfxBreach[] {
  const where = (clause: PdfxClause, breaks: (page: PageNode) => boolean): readonly PdfxBreach[] => {
    const numbers = pages.flatMap((page, index) => (breaks(page) ? [index + 1] : []))
    return numbers.length > 0 ? [{ clause, pages: numbers }] : []
  }
  return [
    ...where('boxes', (page) => !hasBoxes(objects, page)),
    ...where('nested-boxes', (page) => !isNested(objects, page)),
    ...where('annotations', (page) => isAnnotated(objects, page)),
  ]
}

/** A sheet, and one of trim and art. */
function hasBoxes(objects: PdfObjects, page: PageNode): boolean {
  const { media, trim, art } = rawBoxes(objects, page)
  const has = (key: string) => page.dict.has(PDFName.of(key))
  return media !== null && has('TrimBox') !== has('ArtBox') && (trim ?? art) !== null
}

function isNested(objects: PdfObjects, page: PageNode): boolean {
  const { media, crop, bleed, trim, art } = rawBoxes(objects, page)
  const inner = trim ?? art
  const holds = (outer: Box | null, box: Box | null) => !outer || !box || isWithin(box, outer)
  return (
    holds(bleed, inner) &&
    [crop, bleed, inner].every((box) => holds(media, box)) &&
    [bleed, inner].every((box) => holds(crop, box))
  )
}

const isWithin = (box: Box, outer: Box): boolean =>
  box.left >= outer.left - ROUNDING &&
  box.bottom >= outer.bottom - ROUNDING &&
  box.right <= outer.right + ROUNDING &&
  box.top <= outer.top + ROUNDING

/** Anything but a mark of the trade that reaches into the bleed, or into the trim where there is none. */
function isAnnotated(objects: PdfObjects, page: PageNode): boolean {
  const { bleed, trim, art, media } = rawBoxes(objects, page)
  const printed = bleed ?? trim ?? art ?? media
  const annotations = objects.array(page.dict.get(PDFName.of('Annots'))) ?? []
  return annotations.some((annotation) => {
    const dict = objects.dict(annotation)
    if (!dict || OF_THE_TRADE.includes(objects.name(dict.get(PDFName.of('Subtype'))) ?? '')) return false
    const at = rectangle(objects, dict.get(PDFName.of('Rect')))
    return !at || !printed || meet(at, printed)
  })
}

function rectangle({ array, number }: PdfObjects, value: PdfValue): Box | null {
  const [x1, y1, x2, y2] = (array(value) ?? []).map(number)
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return null
  return { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) }
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.bottom < b.top && a.top > b.bottom
