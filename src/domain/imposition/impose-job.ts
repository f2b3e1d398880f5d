import { findBinding } from '#/domain/catalog/lookup.ts'
import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import type { RouteId } from '#/domain/pricing/quote.ts'
import { coverFlat } from '#/domain/print/cover-flat.ts'
import type { ExpectedFile } from '#/domain/print/expected-files.ts'
import { openSize } from '#/domain/print/folding.ts'
import { withEdges } from '#/domain/print/n-up.ts'
import { leafBleed, printPiece } from '#/domain/print/print-pieces.ts'
import type { Pages } from '#/domain/print/units.ts'
import { choosePress } from './choose-press.ts'
import { foldedSize } from './folded-block.ts'
import { coverLines, leafletLines } from './piece-lines.ts'
import type { ImpositionPlan } from './plan.ts'
import { planFlat } from './plan-flat.ts'
import { planLeaves } from './plan-leaves.ts'
import { planSignatures } from './plan-signatures.ts'

/** Which file of the job a plan takes its pages from. */
export interface FilePlan {
  readonly file: ExpectedFile['part']
  readonly plan: ImpositionPlan
}

/** How many pages each file of the job has. A part whose file is not there is not planned. */
export type FilePages = Readonly<Partial<Record<ExpectedFile['part'], Pages>>>

/** Every printed part of a job on the sheets of the route that it was priced for. */
export function imposeJob(spec: JobSpec, route: RouteId, files: FilePages): readonly FilePlan[] {
  const plans: FilePlan[] = []
  if (files.inner) plans.push(...bodyPlans(spec, route).map((plan) => ({ file: 'inner' as const, plan })))
  for (const part of spec.parts) {
    if (part.role === 'cover' && files.cover)
      plans.push({ file: 'cover', plan: coverPlan(spec, part, route, files.cover) })
    if (part.role === 'sheet' && files.sheet)
      plans.push({ file: 'sheet', plan: sheetPlan(spec, part, route, files.sheet) })
  }
  return plans
}

/** Sections on other papers are other runs of the same file; a saddle-stitched book is one run of nested sheets. */
function bodyPlans(spec: JobSpec, route: RouteId): readonly ImpositionPlan[] {
  const sections = spec.parts.filter((part) => part.role === 'body')
  const style = findBinding(spec.binding)?.style
  const [first] = sections
  if (style === 'saddle' && first) {
    const pages = sections.reduce((sum, part) => sum + part.pages, 0)
    return [
      signaturePlan(
        spec,
        { ...first, pages },
        1,
        route,
        sections.map(({ id }) => id),
        true,
      ),
    ]
  }
  let firstPage = 1
  return sections.map((part) => {
    const begin = firstPage
    firstPage += part.pages
    return style === 'ring' || !isFolded(spec, route)
      ? leafPlan(spec, part, begin, route)
      : signaturePlan(spec, part, begin, route, [part.id], false)
  })
}

/** Thread needs folds to go through; a digital press prints leaves for everything else. */
const isFolded = (spec: JobSpec, route: RouteId): boolean =>
  route.startsWith('offset') || spec.binding === 'sewn' || findBinding(spec.binding)?.style === 'hard'

function signaturePlan(
  spec: JobSpec,
  part: PartSpec,
  firstPage: Pages,
  route: RouteId,
  partIds: readonly string[],
  nested: boolean,
): ImpositionPlan {
  return planSignatures({
    partIds,
    paper: part.paper,
    trim: spec.trim,
    bindingSide: spec.bindingSide === 'right' ? 'right' : 'left',
    copies: spec.copies,
    pages: part.pages,
    firstPage,
    nested,
    press: choosePress(route, part, foldedSize(spec.trim, 4), true),
  })
}

function leafPlan(spec: JobSpec, part: PartSpec, firstPage: Pages, route: RouteId): ImpositionPlan {
  const bleed = leafBleed(spec)
  const last = firstPage + part.pages - 1
  const leaves = Array.from({ length: Math.ceil(part.pages / 2) }, (_, index) => {
    const page = firstPage + 2 * index
    return [page, page < last ? page + 1 : null] as const
  })
  return planLeaves({
    partIds: [part.id],
    trim: spec.trim,
    bleed,
    copies: spec.copies,
    leaves,
    tumbled: spec.bindingSide === 'top',
    press: choosePress(route, part, withEdges(spec.trim, bleed), false),
  })
}

function coverPlan(spec: JobSpec, part: PartSpec, route: RouteId, filePages: Pages): ImpositionPlan {
  const piece = printPiece(spec, part)
  const press = choosePress(route, part, piece.size, false)
  const common = { partIds: [part.id], bleed: piece.bleed, copies: spec.copies, press }
  if (!coverFlat(spec)) {
    const inside = filePages >= 4
    return planLeaves({
      ...common,
      trim: spec.trim,
      leaves: inside
        ? [
            [1, 2],
            [3, 4],
          ]
        : [
            [1, null],
            [null, 2],
          ],
      tumbled: spec.bindingSide === 'top',
    })
  }
  return planFlat({
    ...common,
    trim: piece.trim,
    front: 1,
    back: part.ink.back > 0 && filePages > 1 ? 2 : null,
    lines: coverLines(spec),
    mayTurn: press.process === 'offset',
    notes: ['점선은 접는 자리, 짧은 점선은 오시 자리입니다.'],
  })
}

function sheetPlan(spec: JobSpec, part: PartSpec, route: RouteId, filePages: Pages): ImpositionPlan {
  const piece = printPiece(spec, part)
  const press = choosePress(route, part, piece.size, false)
  return planFlat({
    partIds: [part.id],
    trim: openSize(spec),
    bleed: piece.bleed,
    copies: spec.copies,
    front: 1,
    back: part.pages > 1 && filePages > 1 ? 2 : null,
    lines: leafletLines(spec),
    press,
    mayTurn: press.process === 'offset',
    ...(route === 'offset-ganged'
      ? { notes: ['합판 품목입니다. 이 판은 한 품목만 앉힌 것으로, 합판 조판에는 낱장 PDF를 쓰세요.'] }
      : {}),
  })
}
