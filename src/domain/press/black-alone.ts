import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { expectationOf, partsOfRole, roleOf } from '#/domain/preflight/expectation-of.ts'
import { fewInksAt } from '#/domain/preflight/few-inks.ts'
import type { Pages } from '#/domain/print/units.ts'

export interface PagesOfFile {
  readonly count: Pages
  /** Pages that were read as having no colour: of a body of which only some pages are ordered in colour, these are the black ones. */
  readonly mono: readonly Pages[]
}

/** Pages of the file for `part` that go to the press in black ink alone, with the spots that were ordered. Numbers from one on. */
export function pagesInBlack(spec: JobSpec, part: string, { count, mono }: PagesOfFile): readonly Pages[] {
  const expectation = expectationOf(spec, part, null)
  if (!expectation) return []
  const counted = new Set(isPartlyColour(spec, part) ? mono : [])
  return Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => fewInksAt(expectation, page) !== null || counted.has(page),
  )
}

/** Of a body in colour throughout nobody pays less for a page of black, so its black is left as it was approved. */
function isPartlyColour(spec: JobSpec, part: string): boolean {
  const role = roleOf(part)
  if (role !== 'inner') return false
  const all = partsOfRole(spec, role)
  const own = all.filter(({ id }) => id === part)
  return (own.length > 0 ? own : all).some(({ colourPages, pages }) => colourPages > 0 && colourPages < pages)
}
