import type { JobSpec, PartSpec } from '#/domain/catalog/job-spec.ts'
import { paperOf } from '#/domain/catalog/lookup.ts'
import type { Mm, Pages } from './units.ts'

/** Leaves of paper that carry so many pages; an odd page takes a whole leaf. */
export const leaves = (pages: Pages): number => Math.ceil(pages / 2)

export const partThickness = (part: PartSpec): Mm => (leaves(part.pages) * paperOf(part.paper).caliper) / 1000

/** Thickness of all that lies between the covers. */
export function blockThickness(spec: JobSpec): Mm {
  let total = 0
  for (const part of spec.parts) if (part.role !== 'cover' && part.role !== 'sheet') total += partThickness(part)
  return total
}

/** Pages that the customer writes: all sections and printed inserts, no endpapers. */
export function bodyPages(spec: JobSpec): Pages {
  let total = 0
  for (const part of spec.parts) if (part.role === 'body') total += part.pages
  return total
}
