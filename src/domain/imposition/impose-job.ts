import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { findBinding, paperOf } from '#/domain/catalog/lookup.ts'
import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { filePages } from '#/domain/print/expected-files.ts'
import type { ExpectedFile } from '#/domain/print/expected-files.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import { pieceOf, type JobGeometry } from '#/domain/print/job-geometry.ts'
import { roundMm } from '#/domain/print/round-mm.ts'
import { foldedSize } from '#/domain/print/signature-size.ts'
import type { Mm, Pages } from '#/domain/print/units.ts'
import { type BodySection, bodySections, pageRanges } from './body-sections.ts'
import { choosePress } from './choose-press.ts'
import { coverLines } from './piece-lines.ts'
import type { ImpositionPlan } from './plan.ts'
import { planFlat } from './plan-flat.ts'
import { planGang } from './plan-gang.ts'
import { type LeafJob, planLeaves } from './plan-leaves.ts'
import { planSignatures } from './plan-signatures.ts'
import { sheetItem } from './sheet-item.ts'

/** Which file of the job a plan takes its pages from. */
export interface FilePlan {
  readonly file: ExpectedFile['part']
  /** Pages of that file, in words; null where it is one piece. */
  readonly pages: string | null
  readonly plan: ImpositionPlan
}

/** How many pages each file of the job has. A part whose file is not there is not planned. */
export type FilePages = Readonly<Partial<Record<ExpectedFile['part'], Pages>>>

/** A job with its measures and the route that it was priced for. */
interface RoutedJob {
  readonly spec: JobSpec
  readonly geometry: JobGeometry
  readonly route: RouteId
}

/** Every printed part of a job on the sheets of the route that it was priced for. Throws `NoPressSheet`. */
export function imposeJob(
  spec: JobSpec,
  route: RouteId,
  files: FilePages,
  geometry = geometryOf(spec),
): readonly FilePlan[] {
  const job: RoutedJob = { spec, geometry, route }
  const plans: FilePlan[] = []
  if (files.inner) plans.push(...bodyPlans(job))
  if (files.insert) plans.push(...insertPlans(job))
  for (const part of spec.parts) {
    if (part.role === 'cover' && files.cover)
      plans.push({ file: 'cover', pages: null, plan: coverPlan(job, part, files.cover) })
    if (part.role === 'sheet' && files.sheet)
      plans.push({ file: 'sheet', pages: null, plan: sheetPlan(job, part, files.sheet) })
  }
  return plans
}

/** Sections on other papers are runs of their own: nested in each other when stapled, else one behind the other. */
function bodyPlans(job: RoutedJob): readonly FilePlan[] {
  const { spec, geometry } = job
  const style = geometry.job.binding?.style
  const nested = style === 'saddle'
  const bodies = spec.parts.filter((part) => part.role === 'body')
  const around = nested ? coverThickness(geometry) : 0
  let forms = 0
  return bodySections(bodies, nested).map((section, index) => {
    const folded = nested || (style !== 'ring' && isFolded(job))
    const outside = roundMm(section.outside + around)
    const closes = index === bodies.length - 1
    const plan = folded
      ? signaturePlan(job, { ...section, outside }, { nested, closes, firstForm: forms + 1 })
      : leafPlan(job, section.part, leavesOf(section.pages))
    forms += plan.forms.length
    return { file: 'inner', pages: pageRanges(section.pages), plan }
  })
}

/** The cover lies round all sheets of a stapled book and is what its width is cut by: even the first sheet is pushed out by it. */
function coverThickness({ job }: JobGeometry): Mm {
  const cover = job.parts.find((part) => part.role === 'cover')
  return cover ? cover.caliper / 1000 : 0
}

/** Thread needs folds to go through; a digital press prints leaves for everything else. */
const isFolded = ({ spec, route }: RoutedJob): boolean =>
  route.startsWith('offset') || spec.binding === 'sewn' || findBinding(spec.binding)?.style === 'hard'

function signaturePlan(
  { spec, route }: RoutedJob,
  { part, pages, outside }: BodySection,
  how: { readonly nested: boolean; readonly closes: boolean; readonly firstForm: number },
): ImpositionPlan {
  const milling = findBinding(spec.binding)?.milling ?? 0
  const paper = paperOf(part)
  const folded = { trim: spec.trim, gsm: paper.gsm, milling }
  return planSignatures({
    partIds: [part.id],
    paper,
    trim: spec.trim,
    bindingSide: spec.bindingSide === 'right' ? 'right' : 'left',
    copies: spec.copies,
    pages,
    outside,
    milling,
    ...how,
    press: choosePress(route, part, foldedSize(spec.trim, 4, milling), folded),
  })
}

/** Pages two by two on the faces of leaves. */
function leavesOf(pages: readonly Pages[]): LeafJob['leaves'] {
  return Array.from({ length: Math.ceil(pages.length / 2) }, (_, index) => [
    pages[2 * index] ?? null,
    pages[2 * index + 1] ?? null,
  ])
}

function leafPlan({ spec, geometry, route }: RoutedJob, part: PartSpec, leaves: LeafJob['leaves']): ImpositionPlan {
  return planLeaves({
    partIds: [part.id],
    trim: spec.trim,
    bleed: geometry.leafRoom,
    room: geometry.leafRoom,
    trimmedBound: findBinding(spec.binding)?.style !== 'ring',
    copies: spec.copies,
    leaves,
    tumbled: spec.bindingSide === 'top',
    boundAt: spec.bindingSide,
    press: choosePress(route, part, pieceOf(geometry, part.id).size),
  })
}

/** Printed dividers are single leaves that are put in between. */
function insertPlans(job: RoutedJob): readonly FilePlan[] {
  let first = 1
  return job.spec.parts
    .filter((part) => part.role === 'insert' && part.ink.front > 0)
    .map((part) => {
      const count = filePages(part)
      const pages = Array.from({ length: count }, (_, index) => first + index)
      first += count
      const leaves = part.ink.back === 0 ? pages.map((page) => [page, null] as const) : leavesOf(pages)
      return { file: 'insert', pages: pageRanges(pages), plan: leafPlan(job, part, leaves) }
    })
}

function coverPlan({ spec, geometry, route }: RoutedJob, part: PartSpec, pagesOfFile: Pages): ImpositionPlan {
  const piece = pieceOf(geometry, part.id)
  const press = choosePress(route, part, piece.size)
  const common = { partIds: [part.id], bleed: piece.bleed, copies: spec.copies, press }
  if (!geometry.cover) {
    // Loose covers: where nothing is printed inside, both outsides are fronts and need one set of plates.
    const leaves: LeafJob['leaves'] =
      pagesOfFile >= 4
        ? [
            [1, 2],
            [3, 4],
          ]
        : [
            [1, null],
            [2, null],
          ]
    return planLeaves({
      ...common,
      room: piece.bleed,
      trimmedBound: false,
      trim: spec.trim,
      leaves,
      tumbled: spec.bindingSide === 'top',
      boundAt: spec.bindingSide,
    })
  }
  return planFlat({
    ...common,
    trim: piece.trim,
    front: 1,
    back: part.ink.back > 0 && pagesOfFile > 1 ? 2 : null,
    lines: coverLines(geometry),
    mayTurn: press.process === 'offset',
    notes: ['점선은 접는 자리, 짧은 점선은 오시 자리입니다.'],
  })
}

const SHEET_LINES = '긴 점선은 접는 자리, 짧은 점선은 오시, 줄과 점이 번갈아 있는 것은 미싱 자리입니다.'

function sheetPlan({ spec, geometry, route }: RoutedJob, part: PartSpec, pagesOfFile: Pages): ImpositionPlan {
  const piece = pieceOf(geometry, part.id)
  const press = choosePress(route, part, piece.size)
  const item = sheetItem(spec, part, geometry, pagesOfFile > 1)
  if (route === 'offset-ganged')
    return planGang([{ ...item, name: '이 품목' }], press, [
      '합판 품목입니다. 이 판은 이 품목만 앉힌 것이고, 다른 품목과 한 판에 앉힐 때는 제작의 합판에서 만드세요.',
    ])
  const notes = item.lines.length > 0 ? [SHEET_LINES] : []
  return planFlat({ ...item, press, mayTurn: press.process === 'offset', notes })
}
