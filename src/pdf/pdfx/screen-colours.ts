import { PDFDict, PDFName, PDFStream, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'
import type { PdfObjects } from '#/pdf/objects/objects.ts'
import { srgbProfile } from '../colour/srgb-profile.ts'
import { reachable } from './reachable.ts'

const name = (key: string) => PDFName.of(key)

/**
 * Says what the screen's own colours mean wherever something is drawn: those of sRGB, in which the customer saw the proof. Without
 * it each press would understand them in its own way, and PDF/X-4 bars them. Nothing is changed in a file that has none.
 */
export function explainScreenColours(objects: PdfObjects, isUsed: boolean): void {
  const all = [...reachable(objects)].map((value) => (value instanceof PDFStream ? value.dict : value))
  const dicts = all.filter((value) => value instanceof PDFDict)
  const known = dicts.map((dict) => explained(objects, dict)).find((value) => value !== undefined)
  if (!isUsed && !known && !dicts.some((dict) => mixesInThem(objects, dict))) return
  const meant = known ?? meaningIn(objects)
  for (const dict of dicts) explain(objects, dict, meant)
}

function meaningIn({ context }: PdfObjects): PDFRef {
  const profile = context.register(context.flateStream(srgbProfile(), { N: 3, Alternate: 'DeviceRGB' }))
  const space = context.obj(['ICCBased'])
  space.push(profile)
  return context.register(space)
}

const resourcesOf = (objects: PdfObjects, dict: PDFDict) => objects.dict(dict.get(name('Resources')))

const explained = (objects: PdfObjects, dict: PDFDict): PDFObject | undefined =>
  objects.dict(resourcesOf(objects, dict)?.get(name('ColorSpace')))?.get(name('DefaultRGB'))

const mixesInThem = (objects: PdfObjects, dict: PDFDict): boolean =>
  objects.name(dict.get(name('S'))) === 'Transparency' && objects.name(dict.get(name('CS'))) === 'DeviceRGB'

function explain(objects: PdfObjects, dict: PDFDict, meant: PDFObject): void {
  if (mixesInThem(objects, dict)) dict.set(name('CS'), meant)
  const resources = resourcesOf(objects, dict)
  if (!resources) return
  const spaces = objects.dict(resources.get(name('ColorSpace'))) ?? PDFDict.withContext(objects.context)
  if (!spaces.has(name('DefaultRGB'))) spaces.set(name('DefaultRGB'), meant)
  resources.set(name('ColorSpace'), spaces)
}
