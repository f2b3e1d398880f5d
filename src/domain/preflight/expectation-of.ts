import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import type { FinishChoice, JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { findBinding, findPaper, finishOf, worksAs } from '#/domain/catalog/lookup.ts'
import { partRoute } from '#/domain/print/routes.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import { filePages, type ExpectedFile } from '#/domain/print/expected-files.ts'
import { edgesOfJob } from './edges-of-job.ts'
import { fewInksOf } from './few-inks.ts'
import type { FileExpectation, FileRole, PressLimits } from './file-expectation.ts'
import { printLimits } from './press-limits.ts'

const TOLERANCE = 1
const COVER_TOLERANCE = 2

/**
 * What the file for `part` of a job has to be; null when the job wants no such file (then it is material for staff). `route`
 * is how the job is printed: of an ordered one as its price says, of another by `routeOf`.
 */
export function expectationOf(spec: JobSpec, part: string, route: RouteId | null): FileExpectation | null {
  const role = roleOf(part)
  const geometry = geometryOf(spec)
  const { files, spine } = geometry
  const expected = files.find((file) => file.part === role)
  if (!expected) return null
  const parts = partsOf(spec, expected.part, part)
  const { top, right, bottom, left } = expected.bleed
  return {
    role: expected.part,
    trim: expected.trim,
    bleed: Math.max(top, right, bottom, left),
    ...edgesOfJob(spec, expected, geometry),
    pageCounts: pageCounts(spec, expected, part),
    bindingSide: boundSide(spec, expected),
    spine: expected.part === 'cover' ? spine : null,
    colourPages: colourPages(spec, parts, expected.part),
    fewInks: fewInksOf(spec, expected.part, parts),
    spotInks: spotInks(spec, parts),
    dieCut: allFinishes(spec, parts).some(isDieCut),
    limits: limitsOf(parts, expected.part, route),
  }
}

/** Files of a body may come under the part's own id; `inner` stands for all of it. */
export function roleOf(part: string): FileRole | null {
  if (part === 'cover' || part === 'sheet') return part
  if (part === 'inner' || part.startsWith('body')) return 'inner'
  return part.startsWith('insert') ? 'insert' : null
}

/** Parts whose pages the files of a role hold, in reading order. */
export function partsOfRole(spec: JobSpec, role: FileRole): readonly PartSpec[] {
  const wanted = role === 'inner' ? 'body' : role
  return spec.parts.filter((part) => part.role === wanted && (role !== 'insert' || part.ink.front > 0))
}

/** Of several sections only the one that the file is bound to by its own id. */
function partsOf(spec: JobSpec, role: FileRole, part: string): readonly PartSpec[] {
  const all = partsOfRole(spec, role)
  const own = all.filter(({ id }) => id === part)
  return own.length > 0 ? own : all
}

function pageCounts(spec: JobSpec, expected: ExpectedFile, part: string): readonly number[] {
  const all = partsOfRole(spec, expected.part)
  const section = all.length > 1 && all.find(({ id }) => id === part)
  return section ? [filePages(section)] : [expected.pages, ...expected.alsoPages]
}

/** Rings hold the leaf through holes, so its art may run off every edge. */
function boundSide(spec: JobSpec, expected: ExpectedFile): FileExpectation['bindingSide'] {
  const binding = findBinding(spec.binding)
  return expected.part === 'inner' && binding && binding.style !== 'ring' ? spec.bindingSide : null
}

/** A cover under a ring is two leaves, each with both of its sides in the file. */
function colourPages(spec: JobSpec, parts: readonly PartSpec[], role: FileRole): number | null {
  if (role === 'inner') return parts.reduce((sum, part) => sum + part.colourPages, 0)
  const sides = parts.flatMap((part) => [part.ink.front, part.ink.back])
  const leaves = role === 'cover' && findBinding(spec.binding)?.cover === 'leaves' ? 2 : 1
  return sides.some((ink) => ink === 2) ? null : leaves * sides.filter((ink) => ink === 4).length
}

/** A finish with an area of its own (foil, emboss, partial varnish), a spot ink and a die come as spot inks in the file. */
function spotInks(spec: JobSpec, parts: readonly PartSpec[]): number {
  const worked = allFinishes(spec, parts).filter(
    (finish) => finish.area !== undefined || finishOf(finish)?.spot || isDieCut(finish),
  )
  const inks = parts.some((part) => part.ink.front === 2 || part.ink.back === 2) ? 1 : 0
  return inks + worked.length
}

const allFinishes = (spec: JobSpec, parts: readonly PartSpec[]): readonly FinishChoice[] => [
  ...parts.flatMap((part) => part.finishes),
  ...spec.finishes,
]

const isDieCut = (finish: FinishChoice) => worksAs(finish) === 'die-cut'

function limitsOf(parts: readonly PartSpec[], role: FileRole, route: RouteId | null): PressLimits {
  const [first] = parts
  return {
    ...printLimits(
      route && first ? partRoute(route, first.role) : route,
      parts.flatMap((part) => findPaper(part)?.family ?? []),
    ),
    sizeTolerance: role === 'cover' ? COVER_TOLERANCE : TOLERANCE,
  }
}
