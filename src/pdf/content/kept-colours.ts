import { PDFName, type PDFDict } from '@cantoo/pdf-lib'
import type { ColourKind } from '#/domain/preflight/pdf-facts.ts'
import { meshLayout } from '#/pdf/colour/mesh-layout.ts'
import { keepsItsColours } from '#/pdf/colour/picture-obstacles.ts'
import { readColourSpace, type ColourSpace } from './colour-space.ts'
import { isNameToken, type Operand } from './content-reader.ts'
import { mixesDifference } from './difference-blend.ts'
import type { Machine } from './machine.ts'
import { nameAt } from './operator.ts'

type Note = (machine: Machine, operands: readonly Operand[]) => void

const STROKED_TEXT = [1, 2, 5, 6]
const ALL: readonly ColourKind[] = ['screen', 'spots']
const PROCESS = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', 'None'])

const keep = ({ record }: Machine, kinds: readonly ColourKind[]) => {
  for (const kind of kinds) record.keptColours.add(kind)
}

const notePainted =
  (fills: boolean, strokes: boolean): Note =>
  (machine) => {
    const { fill, fillOverprint, stroke, strokeOverprint } = machine.state
    if (fills) notePaint(machine, fill.space, fillOverprint)
    if (strokes) notePaint(machine, stroke.space, strokeOverprint)
  }

const noteText: Note = (machine, operands) =>
  notePainted(true, STROKED_TEXT.includes(machine.state.textRender))(machine, operands)

function notePaint(machine: Machine, space: ColourSpace, overprint: boolean): void {
  if (space.kind === 'unknown' || overprint) keep(machine, kindsOf(space))
}

/** Of what kinds the colours of a space are. */
function kindsOf(space: ColourSpace): readonly ColourKind[] {
  if (space.kind === 'rgb' || space.kind === 'lab') return ['screen']
  if (space.kind === 'inks') return space.inks.some((ink) => !PROCESS.has(ink)) ? ['spots'] : []
  if (space.kind === 'unknown') return ALL
  return space.base ? kindsOf(space.base) : []
}

/** The file gives CMYK another meaning. */
const noteRemapped: Note = (machine) => {
  const spaces = machine.reading.objects.dict(machine.resources?.get(PDFName.of('ColorSpace')))
  if (spaces?.has(PDFName.of('DefaultCMYK'))) keep(machine, ALL)
}

const notePicture: Note = (machine, operands) => {
  const { objects } = machine.reading
  const dict = objects.dict(machine.resource('XObject', nameAt(operands, 1)))
  // A stencil is painted in the current colour.
  notePaint(machine, machine.state.fill.space, machine.state.fillOverprint)
  if (!dict || objects.name(dict.get(PDFName.of('Subtype'))) !== 'Image') return
  if (objects.boolean(dict.get(PDFName.of('ImageMask')))) return
  const space = readColourSpace(objects, dict.get(PDFName.of('ColorSpace')), machine.resources)
  const kinds = kindsOf(space)
  // Of colours by number only the table behind the numbers changes.
  if (space.kind !== 'indexed' && kinds.length > 0 && keepsItsColours(objects, dict)) keep(machine, kinds)
  if (space.kind === 'unknown') keep(machine, ALL)
}

function noteShading(machine: Machine, value: Parameters<Machine['reading']['objects']['dict']>[0]): void {
  const { objects } = machine.reading
  const dict: PDFDict | undefined = objects.dict(value)
  if (!dict || dict.has(PDFName.of('Function')) || meshLayout(objects, dict)) return
  keep(machine, kindsOf(readColourSpace(objects, dict.get(PDFName.of('ColorSpace')), machine.resources)))
}

const notePattern: Note = (machine, operands) => {
  const name = nameAt(operands, 1)
  if (name === undefined) return
  const dict = machine.reading.objects.dict(machine.resource('Pattern', name))
  const shading = dict?.get(PDFName.of('Shading'))
  if (shading) noteShading(machine, shading)
}

const noteDifference: Note = (machine, operands) => {
  const { objects } = machine.reading
  if (mixesDifference(objects, objects.dict(machine.resource('ExtGState', nameAt(operands, 1))))) keep(machine, ALL)
}

const noteOfShading: Note = (machine, operands) =>
  noteShading(machine, machine.resource('Shading', nameAt(operands, 1)))

const [filled, stroked, both] = [notePainted(true, false), notePainted(false, true), notePainted(true, true)]
const NOTES: ReadonlyMap<string, Note> = new Map([
  ...['f', 'F', 'f*'].map((word) => [word, filled] as const),
  ...['S', 's'].map((word) => [word, stroked] as const),
  ...['B', 'B*', 'b', 'b*'].map((word) => [word, both] as const),
  ...['Tj', 'TJ', "'", '"'].map((word) => [word, noteText] as const),
  ...['rg', 'RG', 'cs', 'CS'].map((word) => [word, noteRemapped] as const),
  ...['scn', 'SCN'].map((word) => [word, notePattern] as const),
  ['Do', notePicture],
  ['sh', noteOfShading],
  ['gs', noteDifference],
])

/**
 * Notes what keeps the colours of a page from being changed to inks, so that the report offers it only where the fixer will do
 * it: the same conditions as in `src/pdf/fix/colours`, seen while reading.
 */
export function noteKeptColours(word: string, machine: Machine, operands: readonly Operand[]): void {
  NOTES.get(word)?.(machine, operands)
}

const PHOTOGRAPHS = ['DCT', 'DCTDecode', 'CCF', 'CCITTFaxDecode']

/** A photograph inside the content itself is not unpacked there. */
export function noteInlinePicture(machine: Machine, space: ColourSpace, filter: Operand | undefined): void {
  const filters = Array.isArray(filter) ? (filter as readonly Operand[]) : [filter]
  if (filters.some((one) => isNameToken(one) && PHOTOGRAPHS.includes(one.name))) keep(machine, kindsOf(space))
}
