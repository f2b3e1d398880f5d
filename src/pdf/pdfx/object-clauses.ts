import { PDFArray, type PDFDict, PDFName, PDFStream } from '@cantoo/pdf-lib'
import type { PdfxBreach, PdfxClause } from '#/domain/press/pdfx-clauses.data.ts'
import type { PdfObjects, PdfValue } from '#/pdf/objects/objects.ts'
import { reachable } from './reachable.ts'
import { SpotDefinitions } from './spot-definitions.ts'

const BLENDS = new Set(
  (
    'Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion ' +
    'Hue Saturation Color Luminosity'
  ).split(' '),
)
const HALFTONES = [1, 5]
const BARRED_FILTERS = ['LZWDecode', 'LZW', 'Crypt']
/** What leads to an action wherever it stands. */
const TRIGGERS = ['AA', 'OpenAction', 'JavaScript', 'JS', 'EmbeddedFiles', 'XFA']

const get = (dict: PDFDict, key: string): PdfValue => dict.get(PDFName.of(key))

/** Everything that no page has to be drawn for: looked for in all that the catalogue leads to. */
export function objectBreaches(objects: PdfObjects): readonly PdfxBreach[] {
  const found = new Set<PdfxClause>()
  const spots = new SpotDefinitions(objects)
  for (const value of reachable(objects)) {
    if (value instanceof PDFArray) {
      spots.note(value)
      continue
    }
    const dict = value instanceof PDFStream ? value.dict : value
    if (value instanceof PDFStream) for (const clause of ofStream(objects, dict)) found.add(clause)
    for (const clause of ofDict(objects, dict)) found.add(clause)
  }
  if (spots.differ) found.add('spots')
  return [...found].map((clause) => ({ clause, pages: [] }))
}

function ofStream(objects: PdfObjects, dict: PDFDict): readonly PdfxClause[] {
  const name = (key: string) => objects.name(get(dict, key))
  const filter = get(dict, 'Filter')
  const filters = (objects.array(filter) ?? [filter]).map((one) => objects.name(one) ?? '')
  const isPostScript = name('Subtype') === 'PS' || name('Subtype2') === 'PS' || dict.has(PDFName.of('PS'))
  const isReference = dict.has(PDFName.of('Ref')) || dict.has(PDFName.of('OPI'))
  const alternates = (objects.array(get(dict, 'Alternates')) ?? []).map(objects.dict)
  const printsOther = alternates.some((one) => one && objects.boolean(get(one, 'DefaultForPrinting')) === true)
  return [
    ...(dict.has(PDFName.of('F')) || filters.some((one) => BARRED_FILTERS.includes(one)) ? (['streams'] as const) : []),
    ...(isPostScript ? (['postscript'] as const) : []),
    ...(isReference ? (['references'] as const) : []),
    ...(printsOther ? (['alternates'] as const) : []),
  ]
}

function ofDict(objects: PdfObjects, dict: PDFDict): readonly PdfxClause[] {
  const states = objects.dict(get(dict, 'ExtGState'))
  return [
    ...(isActive(objects, dict) ? (['actions'] as const) : []),
    ...(states?.values() ?? []).flatMap((state) => ofState(objects, objects.dict(state))),
    ...(mixesInScreenColours(objects, dict) ? (['device-colour'] as const) : []),
  ]
}

/** Bookmarks and links carry their action as `A`; elements of structure carry something else under that name. */
function isActive(objects: PdfObjects, dict: PDFDict): boolean {
  if (TRIGGERS.some((key) => dict.has(PDFName.of(key)))) return true
  const action = objects.dict(get(dict, 'A'))
  return action !== undefined && objects.name(get(action, 'S')) !== undefined
}

function ofState(objects: PdfObjects, state: PDFDict | undefined): readonly PdfxClause[] {
  if (!state) return []
  const second = get(state, 'TR2')
  const isChanged = state.has(PDFName.of('TR')) || (second !== undefined && objects.name(second) !== 'Default')
  const mode = get(state, 'BM')
  const modes = (objects.array(mode) ?? (mode === undefined ? [] : [mode])).map((one) => objects.name(one) ?? '')
  return [
    ...(isChanged ? (['transfer'] as const) : []),
    ...(modes.every((one) => BLENDS.has(one)) ? [] : (['blend'] as const)),
    ...(isOwnHalftone(objects, get(state, 'HT')) ? (['halftone'] as const) : []),
  ]
}

function isOwnHalftone(objects: PdfObjects, value: PdfValue): boolean {
  const halftone = objects.dict(value)
  if (!halftone) return false
  const type = objects.number(get(halftone, 'HalftoneType')) ?? 0
  return !HALFTONES.includes(type) || halftone.has(PDFName.of('HalftoneName'))
}

/** A group that is mixed in the screen's own colours, whichever those are. */
const mixesInScreenColours = ({ name }: PdfObjects, dict: PDFDict): boolean =>
  name(get(dict, 'S')) === 'Transparency' && name(get(dict, 'CS')) === 'DeviceRGB'
