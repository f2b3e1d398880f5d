import { PDFName } from '@cantoo/pdf-lib'
import type { PdfObjects, PdfValue } from '#/pdf/objects/objects.ts'
import { keyOf, layersOff } from './layer-states.ts'

/** The layers of a file as they are printed. */
export interface Layers {
  /** Names of those that are not printed. */
  readonly hiddenNames: readonly string[]
  /** Seen on a screen, or in the shop's own pictures, and not printed; and the other way round. */
  readonly screenOnly: readonly string[]
  readonly printOnly: readonly string[]
  /** Whether what belongs to this layer, or to these layers, is printed. */
  shows(value: PdfValue): boolean
  /** False for a condition that cannot be read; then it counts as if there were none. */
  understands(value: PdfValue): boolean
}

/** Everything is printed unless the file says otherwise. */
export function readLayers(objects: PdfObjects): Layers {
  const groups = objects.array(objects.at(objects.root, 'OCProperties.OCGs')) ?? []
  const hidden = layersOff(objects, 'Print')
  const unseen = [layersOff(objects, 'View'), layersOff(objects, 'drawing')]
  const named = (group: PdfValue) => objects.text(objects.dict(group)?.get(PDFName.of('Name'))) ?? '이름 없음'
  const names = (which: (key: unknown) => boolean) => groups.filter((group) => which(keyOf(group))).map(named)
  return {
    hiddenNames: names((key) => hidden.has(key)),
    screenOnly: names((key) => hidden.has(key) && unseen.some((off) => !off.has(key))),
    printOnly: names((key) => !hidden.has(key) && unseen.some((off) => off.has(key))),
    shows: (value) => groups.length === 0 || shows(objects, hidden, value),
    understands: (value) => {
      const condition = objects.dict(value)?.get(PDFName.of('VE'))
      return condition === undefined || holds(objects, hidden, condition) !== undefined
    },
  }
}

function shows(objects: PdfObjects, hidden: ReadonlySet<unknown>, value: PdfValue): boolean {
  const dict = objects.dict(value)
  if (objects.name(dict?.get(PDFName.of('Type'))) !== 'OCMD') return !hidden.has(keyOf(value))
  const condition = dict?.get(PDFName.of('VE'))
  const said = condition && holds(objects, hidden, condition)
  if (said !== undefined) return said
  const members = dict?.get(PDFName.of('OCGs'))
  const states = (objects.array(members) ?? [members])
    .filter((member) => objects.dict(member) !== undefined)
    .map((member) => !hidden.has(keyOf(member)))
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

const MAX_DEPTH = 16

/** `[/And a [/Not b]]`; undefined when it is no such thing. */
function holds(objects: PdfObjects, hidden: ReadonlySet<unknown>, value: PdfValue, depth = 0): boolean | undefined {
  const [operator, ...operands] = objects.array(value) ?? []
  if (depth > MAX_DEPTH || operands.length === 0) return undefined
  const states = operands.map((operand) => {
    if (objects.array(operand)) return holds(objects, hidden, operand, depth + 1)
    return objects.dict(operand) ? !hidden.has(keyOf(operand)) : undefined
  })
  if (states.includes(undefined)) return undefined
  switch (objects.name(operator)) {
    case 'And':
      return states.every(Boolean)
    case 'Or':
      return states.some(Boolean)
    case 'Not':
      return states.length === 1 ? !states[0] : undefined
    default:
      return undefined
  }
}
