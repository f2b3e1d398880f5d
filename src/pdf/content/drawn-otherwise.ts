import { PDFName, type PDFDict } from '@cantoo/pdf-lib'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import type { ColourSpace } from './colour-space.ts'
import type { Machine } from './machine.ts'

/** What the engine is known to draw otherwise than a press prints it: the picture is no proof of these. */

const CALCULATED = 1
const PAINTS = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'Tj', 'TJ', "'", '"'])

/** Shadings calculated in inks lose some of them, and a gradient that jumps at a place comes out flat. */
export function shadingDrawnOtherwise(objects: PdfObjects, shading: PDFDict, space: ColourSpace): boolean {
  const inInks = space.kind === 'cmyk' || space.kind === 'inks'
  if (objects.number(shading.get(PDFName.of('ShadingType'))) === CALCULATED) return inInks
  const bounds = objects.array(objects.at(shading, 'Function.Bounds')) ?? []
  return bounds.some((bound, index) => index > 0 && objects.number(bound) === objects.number(bounds[index - 1]))
}

export const isInksOfSeveralNames = (space: ColourSpace | null): boolean => space?.label === 'DeviceN'

/** Inks of several names behind a soft mask are left out altogether. */
export function noteMaskedInks({ state, record }: Machine, word: string): void {
  if (!state.seeThrough.masked || !PAINTS.has(word)) return
  if (isInksOfSeveralNames(state.fill.space) || isInksOfSeveralNames(state.stroke.space)) record.drawnOtherwise = true
}
