import { PDFDocument } from '@cantoo/pdf-lib'
import * as fontkit from 'fontkit'
import type { DrawnPage } from '#/domain/designs/draw-design.ts'
import { drawOnPage } from './draw-design-pdf.ts'

/** What one run of covers is printed with; null leaves it as it is. */
export interface CoverName {
  readonly page: number
  readonly drawn: DrawnPage
}

/** The pages of a cover once for each run, one after the other, each with its name. What is alike is stored once. */
export async function nameCovers(
  cover: Uint8Array,
  names: readonly (CoverName | null)[],
  fontFiles: { readonly regular: Uint8Array; readonly bold: Uint8Array },
): Promise<Uint8Array> {
  const source = await PDFDocument.load(cover)
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  document.setTitle(source.getTitle() ?? '')
  const fonts = {
    regular: await document.embedFont(fontFiles.regular, { subset: true }),
    bold: await document.embedFont(fontFiles.bold, { subset: true }),
  }
  const pages = source.getPageIndices()
  const copied = await document.copyPages(
    source,
    names.flatMap(() => pages),
  )
  for (const [at, page] of copied.entries()) {
    document.addPage(page)
    const name = names[Math.floor(at / pages.length)]
    if (name && name.page === at % pages.length) drawOnPage(page, name.drawn, fonts)
  }
  return document.save()
}
