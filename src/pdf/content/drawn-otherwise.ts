import { PDFName, type PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import type { Machine } from './machine.ts'

/** What the engine is known to draw otherwise than a press prints it, each tried by `drawn-as-printed.test.ts`: the picture is no proof of these. */

const CALCULATED = 1
const SAMPLED = 0
/** Between so many samples a side the engine's way of reckoning is not seen. */
const FINE = 8
const PAINTS = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'Tj', 'TJ', "'", '"', 'sh'])

/** Between four samples the engine reckons from three, so that colour which only the fourth has is missing. */
export function shadingDrawnOtherwise(objects: PdfObjects, shading: PDFDict): boolean {
  if (objects.number(shading.get(PDFName.of('ShadingType'))) !== CALCULATED) return false
  const value = shading.get(PDFName.of('Function'))
  return (objects.array(value) ?? [value]).some((one) => isCoarse(objects, one))
}

function isCoarse(objects: PdfObjects, value: PDFObject | undefined): boolean {
  const dict = objects.dict(value)
  if (objects.number(dict?.get(PDFName.of('FunctionType'))) !== SAMPLED) return false
  return (objects.array(dict?.get(PDFName.of('Size'))) ?? []).some((side) => (objects.number(side) ?? 0) < FINE)
}

/** A gradient on a tile is put where the tile lies in the form, as if the form had no matrix of its own. */
export const tileDrawnOtherwise = ({ record, state }: Machine): boolean => record.insideTile && state.isMovedForm

/** Words that paint by themselves. Pictures and groups note themselves, since `Do` of a plain form paints nothing of its own. */
export function notePainted(machine: Machine, word: string): void {
  if (PAINTS.has(word)) noteReplaced(machine)
}

/**
 * Elements of a knockout group replace each other; the engine mixes them, which shows where one is half transparent. A tile or a drawn
 * letter is one element, whatever it is made of.
 */
export function noteReplaced({ state, record }: Machine): void {
  const { replaces, seeThrough } = state
  if (!replaces || record.insideTile) return
  const { alpha, blended, masked } = seeThrough
  if (replaces.hasPainted && (alpha || blended || masked)) record.drawnOtherwise = true
  replaces.hasPainted = true
}
