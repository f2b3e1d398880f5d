import { openSize } from '../open-size.ts'
import { closedFrom } from '#/domain/print/folding.ts'
import { bodyPages } from '#/domain/print/leaves.ts'
import type { SizeMm } from '#/domain/print/units.ts'
import type { Ink, PartRole } from '#/domain/print/print-job.ts'
import type { FinishChoice, JobSpec, PartSpec } from '../job-spec.ts'
import type { KindDefinition, PartDefinition } from '../kind-definition.ts'
import { colourBody, plainEndpaper, plainInsert } from '../kinds/parts.ts'
import { findFold, finishOfVersion, trimOfVersion } from '../lookup.ts'
import { asMade } from '../with-choices.ts'
import { inBinding, inFold } from '../with-terms.ts'
import { onPaper } from '../in-catalogue.ts'
import { colourPagesFor } from '../rules/print.rules.ts'
import { finishIn, mapFinishes, partRoleOfFinish } from './finish-place.ts'
import type { OptionValue } from './option-model.ts'

/** Id of the other section of a text block, as controls name it. */
export const SECOND_SECTION = 'body-2'
const SECTION_PAGES = 16

/**
 * The bare change that a control asks for, valid or not; null when the control or the value is unknown. Controls are named
 * `trim`, `size`, `binding`, `bindingSide`, `production`, `rush`, `copies`, `<part>.<field>`, `finish`, `finish.<id>.<detail>`.
 */
export function changeOption(
  spec: JobSpec,
  kind: KindDefinition,
  controlId: string,
  value: OptionValue,
): JobSpec | null {
  const [head = '', field = '', detail = ''] = controlId.split('.')
  if (head === 'finish')
    return field === '' ? toggleFinish(spec, kind, String(value)) : changeFinish(spec, field, detail, value)
  if (field !== '') return changePart(spec, kind, head, field, value)
  switch (head) {
    case 'trim': {
      const trim = trimOfVersion(kind.choices, String(value))
      return trim ? resize(spec, trim.size) : null
    }
    case 'size':
      return isSize(value) ? resize(spec, value) : null
    case 'binding':
      return inBinding(spec, String(value), kind.choices)
    case 'bindingSide':
      return value === 'left' || value === 'right' || value === 'top' ? { ...spec, bindingSide: value } : null
    case 'production':
      return value === 'auto' || value === 'dedicated' || value === 'ganged' ? { ...spec, production: value } : null
    case 'rush': {
      const { rush: _, ...usual } = spec
      return value === 'rush' ? { ...usual, rush: true } : usual
    }
    case 'copies':
      return typeof value === 'number' ? { ...spec, copies: value } : null
    default:
      return null
  }
}

const isSize = (value: OptionValue): value is SizeMm => typeof value === 'object'

/** Sizes are chosen for the open sheet; what is stored is the folded one. */
function resize(spec: JobSpec, open: SizeMm): JobSpec {
  const fold = findFold(spec.parts[0]?.fold ?? 'none')
  return { ...spec, trim: fold ? closedFrom(fold, open) : open }
}

function refold(spec: JobSpec, foldId: string, { choices }: KindDefinition): JobSpec {
  const open = openSize(spec)
  return resize(
    mapPart(spec, 'sheet', (part) => inFold(part, foldId, choices)),
    open,
  )
}

/** A control names a part by its id, or by its role when there is one of it. */
const findPart = (spec: JobSpec, name: string): PartSpec | undefined =>
  spec.parts.find((part) => part.id === name) ?? spec.parts.find((part) => part.role === name)

const mapPart = (spec: JobSpec, name: string, change: (part: PartSpec) => PartSpec): JobSpec => {
  const target = findPart(spec, name)
  return { ...spec, parts: spec.parts.map((part) => (part === target ? change(part) : part)) }
}

function changePart(
  spec: JobSpec,
  kind: KindDefinition,
  name: string,
  field: string,
  value: OptionValue,
): JobSpec | null {
  const target = findPart(spec, name)
  const known = kind.parts.find((part) => part.role === (target?.role ?? name))
  if (!known) return null
  if (field === 'paper' && known.optional) return changeOptional(spec, kind, known.role, String(value))
  if (field === 'fold') return refold(spec, String(value), kind)
  if (field === 'sections') return changeSections(spec, kind, known, String(value))
  const change = changeOf(spec, kind, field, value)
  return change && target ? mapPart(spec, name, change) : null
}

function changeOf(
  spec: JobSpec,
  { stocks }: KindDefinition,
  field: string,
  value: OptionValue,
): ((part: PartSpec) => PartSpec) | null {
  const text = String(value)
  const number = Number(value)
  switch (field) {
    case 'paper':
      return (part) => onPaper(part, text, stocks)
    case 'pages':
      return (part) => withPages(part, part.id === 'body' ? number - (bodyPages(spec) - part.pages) : number)
    case 'colour':
      return (part) => withColour(part, text)
    case 'colourPages':
      return (part) => ({ ...part, colourPages: number })
    case 'ink':
      return (part) => withInk(part, text)
    case 'coating':
      return (part) => ({ ...part, coating: { front: text, back: backCoating(part, text) } })
    case 'coatingSides':
      return (part) => ({
        ...part,
        coating: { front: part.coating.front, back: text === 'both' ? part.coating.front : 'none' },
      })
    case 'wings':
      return (part) => ({ ...part, wings: { front: number, back: number } })
    default:
      return null
  }
}

/** Without a coating that both sides had remains wanted, for when one is chosen again; settling takes it off meanwhile. */
function backCoating({ coating: { back } }: PartSpec, front: string): string {
  return back === 'none' || front === 'none' ? back : front
}

/** A job that is coloured throughout stays so when it grows. */
function withPages(part: PartSpec, pages: number): PartSpec {
  const next = { ...part, pages }
  if (part.role !== 'body') return { ...next, colourPages: colourPagesFor(next) }
  return { ...next, colourPages: part.colourPages === part.pages ? pages : part.colourPages }
}

function withColour(part: PartSpec, choice: string): PartSpec {
  if (choice === 'mono') return { ...part, colourPages: 0, ink: { front: 1, back: 1 } }
  const colourPages =
    choice === 'colour' ? part.pages : Math.max(1, Math.min(part.pages - 1, Math.round(part.pages / 10)))
  return { ...part, colourPages, ink: { front: 4, back: 4 } }
}

function withInk(part: PartSpec, choice: string): PartSpec {
  const [front = 0, back = 0] = choice.split('-').map(Number)
  const ink = { front: front as Ink, back: back as Ink }
  const pages = part.role === 'sheet' ? (back === 0 ? 1 : 2) : part.pages
  const next = { ...part, ink, pages }
  return { ...next, colourPages: colourPagesFor(next) }
}

/** A second section comes with 16 pages of its own on the first of its papers, behind the first section. */
function changeSections(
  spec: JobSpec,
  { stocks }: KindDefinition,
  known: PartDefinition,
  choice: string,
): JobSpec | null {
  const [paper] = known.secondPapers
  const first = spec.parts.findIndex((part) => part.id === 'body')
  if (choice === 'one') return { ...spec, parts: spec.parts.filter((part) => part.id !== SECOND_SECTION) }
  if (choice !== 'two' || !paper || first < 0) return null
  if (findPart(spec, SECOND_SECTION)) return spec
  const section = onPaper({ ...colourBody(paper, SECTION_PAGES), id: SECOND_SECTION }, paper, stocks)
  return { ...spec, parts: spec.parts.toSpliced(first + 1, 0, section) }
}

/** Endpapers and inserts come and go with their paper; `none` takes them out. */
function changeOptional(spec: JobSpec, { stocks }: KindDefinition, role: PartRole, paper: string): JobSpec | null {
  if (paper === 'none') return { ...spec, parts: spec.parts.filter((part) => part.role !== role) }
  if (spec.parts.some((part) => part.role === role)) return mapPart(spec, role, (part) => onPaper(part, paper, stocks))
  if (role === 'insert') return { ...spec, parts: [...spec.parts, onPaper(plainInsert(paper, 2), paper, stocks)] }
  if (role !== 'endpaper') return null
  const cover = spec.parts.findIndex((part) => part.role === 'cover')
  return { ...spec, parts: spec.parts.toSpliced(cover + 1, 0, onPaper(plainEndpaper(paper), paper, stocks)) }
}

function toggleFinish(spec: JobSpec, kind: KindDefinition, id: string): JobSpec | null {
  const finish = finishOfVersion(kind.choices, id)
  const role = partRoleOfFinish(kind, id)
  if (!finish || role === undefined) return null
  const first: FinishChoice = {
    id,
    ...(finish.variants[0] ? { variant: finish.variants[0].id } : {}),
    ...(finish.count ? { count: finish.count.min } : {}),
    ...(finish.area ? { area: finish.area.usual } : {}),
  }
  const added = asMade(first, kind.choices)
  const chosen = finishIn(spec, id) !== undefined
  const change = (list: readonly FinishChoice[]) =>
    chosen ? list.filter((choice) => choice.id !== id) : [...list, added]
  if (role === null) return { ...spec, finishes: change(spec.finishes) }
  return mapPart(spec, role, (part) => ({ ...part, finishes: change(part.finishes) }))
}

function changeFinish(spec: JobSpec, id: string, detail: string, value: OptionValue): JobSpec | null {
  if (!finishIn(spec, id)) return null
  if (detail === 'variant') return mapFinishes(spec, id, (choice) => ({ ...choice, variant: String(value) }))
  if (detail === 'place') return mapFinishes(spec, id, (choice) => ({ ...choice, place: String(value) }))
  if (detail === 'distance') return mapFinishes(spec, id, (choice) => ({ ...choice, distance: Number(value) }))
  if (detail === 'count') return mapFinishes(spec, id, (choice) => ({ ...choice, count: Number(value) }))
  if (detail === 'area' && isSize(value)) return mapFinishes(spec, id, (choice) => ({ ...choice, area: value }))
  return null
}
