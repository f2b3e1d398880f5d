import { PDFName, type PDFDict } from '@cantoo/pdf-lib'
import type { PdfObjects } from '#/pdf/objects/objects.ts'

const DIFFERENCES: readonly (string | undefined)[] = ['Difference', 'Exclusion']

/** Whether settings mix colours as their difference, which comes out as something else in ink. */
export function mixesDifference(objects: PdfObjects, settings: PDFDict | undefined): boolean {
  const mode = objects.resolve(settings?.get(PDFName.of('BM')))
  return (objects.array(mode) ?? [mode]).some((one) => DIFFERENCES.includes(objects.name(one)))
}
