import { PDFName, PDFRef } from '@cantoo/pdf-lib'
import type { PdfObjects, PdfValue } from '#/pdf/objects/objects.ts'

/** The layers of a file in the state in which it opens. */
export interface Layers {
  readonly hiddenNames: readonly string[]
  /** Whether what belongs to this layer, or to these layers, is seen. */
  shows(value: PdfValue): boolean
}

/** Everything is seen unless the file says otherwise. */
export function readLayers(objects: PdfObjects): Layers {
  const { root } = objects
  const list = (path: string) => objects.array(objects.at(root, path)) ?? []
  const groups = list('OCProperties.OCGs')
  const on = new Set(list('OCProperties.D.ON').map(keyOf))
  const off = new Set(list('OCProperties.D.OFF').map(keyOf))
  const startsOff = objects.name(objects.at(root, 'OCProperties.D.BaseState')) === 'OFF'
  const hidden = new Set<unknown>()
  for (const group of groups) {
    const key = keyOf(group)
    if (off.has(key) || (startsOff && !on.has(key))) hidden.add(key)
  }
  const named = (group: PdfValue) => objects.text(objects.dict(group)?.get(PDFName.of('Name'))) ?? '이름 없음'
  return {
    hiddenNames: groups.filter((group) => hidden.has(keyOf(group))).map(named),
    shows: (value) => hidden.size === 0 || shows(objects, hidden, value),
  }
}

const keyOf = (value: PdfValue): unknown => (value instanceof PDFRef ? value.tag : value)

function shows(objects: PdfObjects, hidden: ReadonlySet<unknown>, value: PdfValue): boolean {
  const dict = objects.dict(value)
  if (objects.name(dict?.get(PDFName.of('Type'))) !== 'OCMD') return !hidden.has(keyOf(value))
  const members = dict?.get(PDFName.of('OCGs'))
  const states = (objects.array(members) ?? [members]).map((member) => !hidden.has(keyOf(member)))
  if (states.length === 0) return true
  switch (objects.name(dict?.get(PDFName.of('P')))) {
    case 'AllOn':
      return states.every(Boolean)
    case 'AnyOff':
      return states.some((seen) => !seen)
    case 'AllOff':
      return states.every((seen) => !seen)
    default:
      return states.some(Boolean)
  }
}
