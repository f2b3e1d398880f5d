import { PDFName, type PDFDict } from '@cantoo/pdf-lib'
import type { ColourKind } from '#/domain/preflight/pdf-facts.ts'
import { keepsItsColours } from '#/pdf/colour/picture-obstacles.ts'
import { readColourSpace, type ColourSpace } from './colour-space.ts'
import { isNameToken, type Operand } from './content-reader.ts'
import type { Machine } from './machine.ts'
import { nameAt } from './operator.ts'

const FILLS = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'Tj', 'TJ', "'", '"'])
const STROKES = new Set(['S', 's', 'B', 'B*', 'b', 'b*'])
const STROKED_TEXT = [1, 2, 5, 6]
const TEXT = new Set(['Tj', 'TJ', "'", '"'])
const SCREEN_WORDS = new Set(['rg', 'RG', 'cs', 'CS'])
const ALL: readonly ColourKind[] = ['screen', 'spots']
const PROCESS = new Set(['Cyan', 'Magenta', 'Yellow', 'Black', 'None'])

/**
 * Notes what keeps the colours of a page from being changed to inks, so that the report offers it only where the fixer will do
 * it: the same conditions as in `src/pdf/fix/colours`, seen while reading.
 */
export function noteKeptColours(word: string, machine: Machine, operands: readonly Operand[]): void {
  if (FILLS.has(word) || STROKES.has(word)) return notePainted(word, machine)
  if (SCREEN_WORDS.has(word)) return noteRemapped(machine)
  if (word === 'Do') return notePicture(machine, nameAt(operands, 1))
  if (word === 'sh') return noteShading(machine, machine.resource('Shading', nameAt(operands, 1)))
  if (word === 'gs') return noteDifference(machine, nameAt(operands, 1))
  if (word === 'scn' || word === 'SCN') notePattern(machine, nameAt(operands, 1))
}

const keep = (machine: Machine, kinds: readonly ColourKind[]) => {
  for (const kind of kinds) machine.record.keptColours.add(kind)
}

function notePainted(word: string, machine: Machine): void {
  const { fill, stroke, fillOverprint, strokeOverprint, textRender } = machine.state
  const stroked = STROKES.has(word) || (TEXT.has(word) && STROKED_TEXT.includes(textRender))
  for (const [paint, overprint, used] of [
    [fill, fillOverprint, FILLS.has(word)],
    [stroke, strokeOverprint, stroked],
  ] as const) {
    if (!used) continue
    if (paint.space.kind === 'unknown') keep(machine, ALL)
    else if (overprint) keep(machine, kindsOf(paint.space))
  }
}

/** Of what kinds the colours of a space are. */
function kindsOf(space: ColourSpace): readonly ColourKind[] {
  if (space.kind === 'rgb' || space.kind === 'lab') return ['screen']
  if (space.kind === 'inks') return space.inks.some((ink) => !PROCESS.has(ink)) ? ['spots'] : []
  if (space.kind === 'unknown') return ALL
  return space.base ? kindsOf(space.base) : []
}

/** The file gives CMYK another meaning. */
function noteRemapped({ reading, resources, record }: Machine): void {
  const spaces = reading.objects.dict(resources?.get(PDFName.of('ColorSpace')))
  if (spaces?.has(PDFName.of('DefaultCMYK'))) for (const kind of ALL) record.keptColours.add(kind)
}

function notePicture(machine: Machine, name: string | undefined): void {
  const { objects } = machine.reading
  const dict = objects.dict(machine.resource('XObject', name))
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
  if (!dict || dict.has(PDFName.of('Function'))) return
  keep(machine, kindsOf(readColourSpace(objects, dict.get(PDFName.of('ColorSpace')), machine.resources)))
}

function notePattern(machine: Machine, name: string | undefined): void {
  const dict = machine.reading.objects.dict(machine.resource('Pattern', name))
  const shading = dict?.get(PDFName.of('Shading'))
  if (shading) noteShading(machine, shading)
}

/** What is mixed as a difference of colours comes out as something else in ink. */
function noteDifference(machine: Machine, name: string | undefined): void {
  const { objects } = machine.reading
  const mode = objects.resolve(objects.dict(machine.resource('ExtGState', name))?.get(PDFName.of('BM')))
  const modes = (objects.array(mode) ?? [mode]).map((one) => objects.name(one) ?? '')
  if (modes.some((one) => one === 'Difference' || one === 'Exclusion')) keep(machine, ALL)
}

const PHOTOGRAPHS = ['DCT', 'DCTDecode', 'CCF', 'CCITTFaxDecode']

/** A photograph inside the content itself is not unpacked there. */
export function noteInlinePicture(machine: Machine, space: ColourSpace, filter: Operand | undefined): void {
  const filters = Array.isArray(filter) ? (filter as readonly Operand[]) : [filter]
  if (filters.some((one) => isNameToken(one) && PHOTOGRAPHS.includes(one.name))) keep(machine, kindsOf(space))
}
