import { PDFName } from '@cantoo/pdf-lib'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import type { PageNode } from '#/pdf/objects/page-tree.ts'
import { readColourSpace } from './colour-space.ts'

/** A page that is put together in RGB has no plates yet: transparency changes colours, and nothing can overprint. */
export function mixesInRgb(objects: PdfObjects, { dict, inherited }: PageNode): boolean {
  const space = objects.dict(dict.get(PDFName.of('Group')))?.get(PDFName.of('CS'))
  return readColourSpace(objects, space, objects.dict(inherited.get('Resources'))).kind === 'rgb'
}
