import { PDFName, PDFArray, type PDFDict } from '@cantoo/pdf-lib'
import type { SeeThrough } from '../graphics-state.ts'
import type { PdfValue } from '#/pdf/objects/objects.ts'
import { multiply, toMatrix } from '../matrix.ts'
import type { Machine } from '../machine.ts'
import { lastNumber, nameAt, numbers, type Operator } from '../operator.ts'

/** q Q cm w gs */
export const STATE_OPERATORS: readonly (readonly [string, Operator])[] = [
  ['q', (machine) => machine.save()],
  ['Q', (machine) => machine.restore()],
  [
    'cm',
    (machine, operands) => {
      const matrix = toMatrix(numbers(operands, 6))
      if (matrix) machine.state.ctm = multiply(matrix, machine.state.ctm)
    },
  ],
  [
    'w',
    (machine, operands) => {
      machine.state.lineWidth = Math.abs(lastNumber(operands, 1))
    },
  ],
  [
    'gs',
    (machine, operands) => {
      const dict = machine.reading.objects.dict(machine.resource('ExtGState', nameAt(operands, 1)))
      if (dict) applyParameters(machine, dict)
    },
  ],
]

function applyParameters(machine: Machine, dict: PDFDict): void {
  const { objects, fonts } = machine.reading
  const get = (key: string) => dict.get(PDFName.of(key))
  const { state, record } = machine
  const strokeOverprint = objects.boolean(get('OP'))
  // Without `op`, `OP` sets both, as in the first version of the format.
  const fillOverprint = objects.boolean(get('op')) ?? strokeOverprint
  if (strokeOverprint !== undefined) state.strokeOverprint = strokeOverprint
  if (fillOverprint !== undefined) state.fillOverprint = fillOverprint
  const width = objects.number(get('LW'))
  if (width !== undefined) state.lineWidth = width
  const mode = objects.number(get('OPM'))
  if (mode !== undefined) state.overprintMode = mode === 1 ? 1 : 0
  if (['TR', 'TR2'].some((key) => changesTones(machine, get(key))) || hasCurve(machine, get('HT')))
    record.transfer = true
  const own = seeThroughOf(machine, dict)
  if (own.alpha || own.blended || own.masked) record.transparency = true
  state.seeThrough = { ...state.seeThrough, ...own }
  const font = objects.array(get('Font'))
  if (font) {
    state.font = fonts.select(font[0]) ?? null
    state.fontSize = objects.number(font[1]) ?? state.fontSize
  }
}

/** A function for all inks, or one for each; named are those that change nothing. */
function changesTones({ reading: { objects } }: Machine, value: PdfValue): boolean {
  const functions = objects.array(value) ?? [value]
  return functions.some((one) => objects.dict(one) !== undefined)
}

/** A halftone may bring a transfer function of its own, and one for each ink may be made of such. */
function hasCurve(machine: Machine, value: PdfValue): boolean {
  const { objects } = machine.reading
  const halftone = objects.dict(value)
  const all = [halftone, ...(halftone?.values() ?? []).map((one) => objects.dict(one))]
  return all.some((one) => changesTones(machine, one?.get(PDFName.of('TransferFunction'))))
}

/** Only what the parameters speak of. */
function seeThroughOf(machine: Machine, dict: PDFDict): Partial<SeeThrough> {
  const { objects } = machine.reading
  const get = (key: string) => dict.get(PDFName.of(key))
  const alphas = [objects.number(get('ca')), objects.number(get('CA'))].filter((alpha) => alpha !== undefined)
  const mode = objects.resolve(get('BM'))
  const blend = objects.name(mode instanceof PDFArray ? mode.get(0) : mode)
  const mask = objects.resolve(get('SMask'))
  return {
    ...(alphas.length > 0 ? { alpha: Math.min(...alphas) < 1 } : {}),
    ...(blend === undefined
      ? {}
      : { blended: !['Normal', 'Compatible'].includes(blend), multiplies: blend === 'Multiply' }),
    ...(mask === undefined ? {} : { masked: objects.dict(mask) !== undefined }),
  }
}
