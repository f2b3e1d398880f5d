import type { PartSpec } from '#/domain/catalog/job-spec.ts'
import { paperOf } from '#/domain/catalog/lookup.ts'
import type { Mm, Pages } from '#/domain/print/units.ts'

/** A run of the text block on a paper of its own. */
export interface BodySection {
  readonly part: PartSpec
  /** Pages of the whole body that it carries, in reading order. */
  readonly pages: readonly Pages[]
  /** Thickness of the nested sheets that lie round it, 0 where nothing is nested. */
  readonly outside: Mm
}

/**
 * Which pages of the book stand on which paper. Gathered sections follow each other. Stapled ones lie in each other: the first
 * is outside and has the beginning and the end of the book, the next has its middle.
 */
export function bodySections(parts: readonly PartSpec[], nested: boolean): readonly BodySection[] {
  const sections: BodySection[] = []
  const total = parts.reduce((sum, part) => sum + part.pages, 0)
  let before = 0
  let outside = 0
  for (const part of parts) {
    const front = nested ? part.pages / 2 : part.pages
    const back = part.pages - front
    const pages = [...run(before + 1, front), ...run(total - before - back + 1, back)]
    sections.push({ part, pages, outside })
    before += front
    if (nested) outside += ((part.pages / 4) * paperOf(part).caliper) / 1000
  }
  return sections
}

const run = (first: Pages, count: number): readonly Pages[] =>
  Array.from({ length: count }, (_, index) => first + index)

/** `1–16, 33–48쪽`. */
export function pageRanges(pages: readonly Pages[]): string {
  const runs: [first: Pages, last: Pages][] = []
  for (const page of pages) {
    const current = runs.at(-1)
    if (current && current[1] === page - 1) current[1] = page
    else runs.push([page, page])
  }
  return `${runs.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ')}쪽`
}
