import { PDFName } from '@cantoo/pdf-lib'
import { normalise } from '#/pdf/engine/normalise.ts'
import type { OpenDocument } from '#/pdf/engine/open-document.ts'
import { pagesOf, type FixFile } from '../open-for-fix.ts'

/** `FLAT_PRINT`: what a printer driver would print of the notes, so hidden ones stay out. */
const AS_PRINTED = 1

/** Draws notes and form fields into their pages, by PDFium, and answers the file written anew. */
export function flattenAnnotations(document: OpenDocument, pages: readonly number[]): Uint8Array {
  const { engine, handle, pageCount } = document
  const numbers = pages.length > 0 ? pages : Array.from({ length: pageCount }, (_, index) => index + 1)
  for (const number of numbers) {
    const page = engine.FPDF_LoadPage(handle, number - 1)
    if (!page) continue
    engine.FPDFPage_Flatten(page, AS_PRINTED)
    engine.FPDF_ClosePage(page)
  }
  return normalise(document)
}

/** Takes away notes and form fields; after flattening, what is left of them. Links stay, they print nothing. */
export function removeAnnotations(file: FixFile): void {
  const { objects } = file
  objects.root.delete(PDFName.of('AcroForm'))
  for (const { dict } of pagesOf(file)) {
    const annotations = objects.array(dict.get(PDFName.of('Annots')))
    if (!annotations) continue
    const links = objects.context.obj([])
    for (const value of annotations) {
      if (objects.name(objects.dict(value)?.get(PDFName.of('Subtype'))) === 'Link') links.push(value)
    }
    dict.set(PDFName.of('Annots'), links)
  }
}
