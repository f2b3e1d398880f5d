import { PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import type { PDFContext } from '@cantoo/pdf-lib'
import { decodeChain, type Inflate } from '#/pdf/objects/decode-stream.ts'

/** The platform's own inflate cannot be called synchronously; pdf-lib's can, in pieces, so the limit holds. */
export function browserInflate(context: PDFContext): Inflate {
  const dict = PDFDict.withContext(context)
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'))
  return (data, maxOut) => decodeChain(PDFRawStream.of(dict, data), maxOut)
}
