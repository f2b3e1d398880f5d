import { PDFName } from '@cantoo/pdf-lib'
import { DEVICE_CMYK, DEVICE_GRAY, DEVICE_RGB, readColourSpace, type ColourSpace } from '../colour-space.ts'
import { shadingDrawnOtherwise, tileDrawnOtherwise } from '../drawn-otherwise.ts'
import type { Machine } from '../machine.ts'
import { multiply, toMatrix } from '../matrix.ts'
import { nameAt, numbers, type Operator } from '../operator.ts'
import type { Operand } from '../content-reader.ts'

type Target = 'fill' | 'stroke'

const device =
  (target: Target, space: ColourSpace, count: number): Operator =>
  (machine, operands) => {
    machine.state[target] = { space, values: numbers(operands, count) }
  }

/** A new space begins with its own first colour: black, or full ink in a spot. */
function initialValues(space: ColourSpace): readonly number[] {
  if (space.kind === 'cmyk') return [0, 0, 0, 1]
  if (space.kind === 'inks') return space.inks.map(() => 1)
  return space.kind === 'rgb' || space.kind === 'lab' ? [0, 0, 0] : [0]
}

const setSpace =
  (target: Target): Operator =>
  (machine, operands) => {
    const space = machine.colourSpace(nameAt(operands, 1) ?? '')
    machine.state[target] = { space, values: space.kind === 'pattern' ? [] : initialValues(space) }
  }

const setColour =
  (target: Target): Operator =>
  (machine, operands) => {
    const values = operands.filter((value: Operand) => typeof value === 'number')
    machine.state[target] = { space: machine.state[target].space, values }
    const pattern = nameAt(operands, 1)
    if (pattern !== undefined) readPattern(machine, pattern)
  }

/** A tile's colours are the page's; a shading's end colours say little, so the page has to be looked at. */
function readPattern(machine: Machine, name: string): void {
  const { objects } = machine.reading
  const value = machine.resource('Pattern', name)
  const dict = objects.dict(value)
  // Whether it is drawn otherwise hangs on where it lies.
  const key = `pattern ${String(value)} ${machine.record.insideTile} ${machine.state.isMovedForm}`
  if (!dict || machine.done.has(key)) return
  machine.done.add(key)
  const shading = objects.dict(dict.get(PDFName.of('Shading')))
  if (shading) {
    const space = readColourSpace(objects, shading.get(PDFName.of('ColorSpace')), machine.resources)
    machine.record.colourSpaces.add(space.label)
    if (shadingDrawnOtherwise(objects, shading) || tileDrawnOtherwise(machine)) machine.record.drawnOtherwise = true
    for (const ink of space.inks) if (!isProcess(ink)) machine.record.spots.add(ink)
    return
  }
  const tile = objects.stream(value)
  if (!tile) return
  const own = toMatrix((objects.array(dict.get(PDFName.of('Matrix'))) ?? []).map((part) => objects.number(part)))
  const { record } = machine
  const outside = record.insideTile
  record.insideTile = true
  machine.runNested(tile, objects.dict(dict.get(PDFName.of('Resources'))), (state) => {
    state.ctm = own ? multiply(own, machine.base) : machine.base
  })
  record.insideTile = outside
}

const isProcess = (ink: string) => ['Cyan', 'Magenta', 'Yellow', 'Black', 'All', 'None'].includes(ink)

/** g G rg RG k K cs CS sc SC scn SCN */
export const COLOUR_OPERATORS: readonly (readonly [string, Operator])[] = [
  ['g', device('fill', DEVICE_GRAY, 1)],
  ['G', device('stroke', DEVICE_GRAY, 1)],
  ['rg', device('fill', DEVICE_RGB, 3)],
  ['RG', device('stroke', DEVICE_RGB, 3)],
  ['k', device('fill', DEVICE_CMYK, 4)],
  ['K', device('stroke', DEVICE_CMYK, 4)],
  ['cs', setSpace('fill')],
  ['CS', setSpace('stroke')],
  ['sc', setColour('fill')],
  ['SC', setColour('stroke')],
  ['scn', setColour('fill')],
  ['SCN', setColour('stroke')],
]
