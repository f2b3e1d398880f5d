import { PDFName, PDFRef, type PDFDict } from '@cantoo/pdf-lib'
import type { PdfObjects, PdfValue } from '#/pdf/objects/objects.ts'

/** Who looks at the layers. `drawing`: the engine that draws, which has rules of its own. */
export type Looker = 'View' | 'Print' | 'drawing'

/** A layer by what refers to it. */
export const keyOf = (value: PdfValue): unknown => (value instanceof PDFRef ? value.tag : value)

/**
 * The layers that are off for somebody: as the default configuration says, or, where the file has it decided by use (/AS), as
 * the layer itself says for that use. A layer made for other purposes than the configuration has no say.
 */
export function layersOff(objects: PdfObjects, looker: Looker): ReadonlySet<unknown> {
  const { root } = objects
  const list = (path: string) => objects.array(objects.at(root, path)) ?? []
  const on = new Set(list('OCProperties.D.ON').map(keyOf))
  const off = new Set(list('OCProperties.D.OFF').map(keyOf))
  const startsOff = objects.name(objects.at(root, 'OCProperties.D.BaseState')) === 'OFF'
  const intents = namesOf(objects, objects.at(root, 'OCProperties.D.Intent'))
  const byUse = looker === 'drawing' ? engineUse(objects) : automatic(objects, looker)
  const hidden = new Set<unknown>()
  for (const group of list('OCProperties.OCGs')) {
    const key = keyOf(group)
    const dict = objects.dict(group)
    if (!dict || !serves(namesOf(objects, dict.get(PDFName.of('Intent'))), intents)) continue
    const said = byUse(key, dict)
    if (said === undefined ? off.has(key) || (startsOff && !on.has(key)) : !said) hidden.add(key)
  }
  return hidden
}

function serves(own: readonly string[], wanted: readonly string[]): boolean {
  return wanted.includes('All') || own.includes('All') || own.some((intent) => wanted.includes(intent))
}

function namesOf(objects: PdfObjects, value: PdfValue): readonly string[] {
  const names = (objects.array(value) ?? [value]).flatMap((one) => objects.name(one) ?? [])
  return names.length > 0 ? names : ['View']
}

type Use = (key: unknown, group: PDFDict) => boolean | undefined

/** What the layers say of themselves, where /AS asks them for this event: on only when all categories say so. */
function automatic(objects: PdfObjects, event: 'View' | 'Print'): Use {
  const asked = (objects.array(objects.at(objects.root, 'OCProperties.D.AS')) ?? []).flatMap((entry) => {
    const dict = objects.dict(entry)
    if (objects.name(dict?.get(PDFName.of('Event'))) !== event) return []
    const groups = objects.array(dict?.get(PDFName.of('OCGs'))) ?? []
    const categories = objects.array(dict?.get(PDFName.of('Category'))) ?? []
    return [{ keys: new Set(groups.map(keyOf)), categories: categories.flatMap((one) => objects.name(one) ?? []) }]
  })
  return (key, group) => {
    const said = asked
      .filter(({ keys }) => keys.has(key))
      .flatMap(({ categories }) => categories.flatMap((category) => stateFor(objects, group, category) ?? []))
    return said.length > 0 ? said.every(Boolean) : undefined
  }
}

/** PDFium takes what a layer says of viewing as it stands, asked or not. */
const engineUse =
  (objects: PdfObjects): Use =>
  (_key, group) =>
    stateFor(objects, group, 'View')

function stateFor(objects: PdfObjects, group: PDFDict, category: string): boolean | undefined {
  const state = objects.name(objects.at(group, `Usage.${category}.${category}State`))
  return state === undefined ? undefined : state !== 'OFF'
}
