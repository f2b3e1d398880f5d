import { PDFArray, PDFDict, PDFRef, PDFStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib'

/** Takes out what nothing leads to any more: what a fix removed must not lie in the file for whoever looks. */
export function dropUnreachable(context: PDFContext): void {
  const reached = new Set<PDFRef>()
  const { Root, Info, ID } = context.trailerInfo
  const waiting: (PDFObject | undefined)[] = [Root, Info, ID]
  for (let value = waiting.pop(); waiting.length > 0 || value !== undefined; value = waiting.pop()) {
    if (value instanceof PDFRef) {
      if (reached.has(value)) continue
      reached.add(value)
      waiting.push(context.lookup(value))
    } else if (value instanceof PDFArray) waiting.push(...value.asArray())
    else if (value instanceof PDFDict) waiting.push(...value.values())
    else if (value instanceof PDFStream) waiting.push(...value.dict.values())
  }
  let largest = 0
  for (const [ref] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref)) context.delete(ref)
    else largest = Math.max(largest, ref.objectNumber)
  }
  // The trailer says how many there are, and is written from this.
  context.largestObjectNumber = largest
}
