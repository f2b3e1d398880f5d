import { PDFDocument } from '@cantoo/pdf-lib'
import { effectiveBoxes, rawBoxes } from '#/pdf/facts/page-geometry.ts'
import type { LoadedObjects } from '#/pdf/facts/load-objects.ts'
import { PageImporter } from '#/pdf/impose/page-importer.ts'

/**
 * Whether every page can be brought onto a press sheet, tried with what the press package is made with. A file that fails here
 * would fail after it was approved and paid.
 */
export async function canBeImposed({ objects, pages }: LoadedObjects): Promise<boolean> {
  const target = await PDFDocument.create()
  try {
    const importer = new PageImporter(objects, target)
    for (const page of pages) importer.form(page, effectiveBoxes(rawBoxes(objects, page)).media)
    return true
  } catch {
    // Whatever it is, nested too deep or of a wrong kind: the package would meet it too.
    return false
  }
}
