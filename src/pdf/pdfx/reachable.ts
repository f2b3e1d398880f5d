import { PDFArray, PDFDict, PDFRef, PDFStream, type PDFObject } from '@cantoo/pdf-lib'
import type { PdfObjects } from '#/pdf/objects/objects.ts'

/** Every dictionary, array and stream that the catalogue leads to, each once. */
export function* reachable({ context, root }: PdfObjects): Generator<PDFDict | PDFArray | PDFStream> {
  const seen = new Set<PDFObject>()
  const waiting: (PDFObject | undefined)[] = [root]
  while (waiting.length > 0) {
    const next = waiting.pop()
    const value = next instanceof PDFRef ? context.lookup(next) : next
    if (!value || seen.has(value)) continue
    if (value instanceof PDFArray) {
      seen.add(value)
      yield value
      waiting.push(...value.asArray())
    } else if (value instanceof PDFDict || value instanceof PDFStream) {
      seen.add(value)
      yield value
      waiting.push(...(value instanceof PDFDict ? value : value.dict).values())
    }
  }
}
