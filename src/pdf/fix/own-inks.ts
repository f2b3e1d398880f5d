import { PDFArray, PDFDict, PDFName, PDFRef, type PDFObject, type PDFStream } from '@cantoo/pdf-lib'
import { outputSpace } from '#/pdf/pdfx/intent-clauses.ts'
import { reachable } from '#/pdf/pdfx/reachable.ts'
import type { PdfObjects } from '#/pdf/objects/objects.ts'

const DEVICE = PDFName.of('DeviceCMYK')
const name = (key: string) => PDFName.of(key)

/**
 * Inks that are said by a profile become the plain inks of their own numbers, so that no press reckons them anew: black letters stay black ink
 * alone. A file whose press is a screen loses that press. `kept` where the profile decides what overprints: plain inks of none would let
 * through what they cover now.
 */
export function ownInks(objects: PdfObjects): 'same' | 'changed' | 'kept' {
  const all = [...reachable(objects)]
  const found = all.filter((value) => value instanceof PDFArray && isInksByProfile(objects, value))
  const defaults = all.filter((value) => value instanceof PDFDict && value.has(name('DefaultCMYK')))
  const screen = outputSpace(objects) === 'rgb'
  if (screen) objects.root.delete(name('OutputIntents'))
  if (found.length === 0 && defaults.length === 0) return screen ? 'changed' : 'same'
  if (all.some((value) => value instanceof PDFDict && letsThroughNothing(objects, value))) return 'kept'
  for (const dict of defaults) if (dict instanceof PDFDict) dict.delete(name('DefaultCMYK'))
  const spaces = new Set<PDFObject>(found)
  const isSpace = (value: PDFObject) =>
    spaces.has(value) || (value instanceof PDFRef && spaces.has(objects.context.lookup(value) ?? value))
  for (const value of all) replaceIn(value, isSpace)
  return 'changed'
}

const isInksByProfile = (objects: PdfObjects, array: PDFArray): boolean =>
  array.size() === 2 &&
  objects.name(array.get(0)) === 'ICCBased' &&
  objects.number(objects.dict(array.get(1))?.get(name('N'))) === 4

/** An ink of nothing knocks out when a profile says it, and overprints in this mode when it is said plainly. */
const letsThroughNothing = (objects: PdfObjects, dict: PDFDict): boolean =>
  objects.number(dict.get(name('OPM'))) === 1 &&
  (objects.boolean(dict.get(name('OP'))) === true || objects.boolean(dict.get(name('op'))) === true)

function replaceIn(value: PDFDict | PDFArray | PDFStream, isSpace: (value: PDFObject) => boolean): void {
  if (value instanceof PDFArray) {
    for (let index = 0; index < value.size(); index++) if (isSpace(value.get(index))) value.set(index, DEVICE)
    return
  }
  const dict = value instanceof PDFDict ? value : value.dict
  for (const [key, entry] of dict.entries()) if (isSpace(entry)) dict.set(key, DEVICE)
}
