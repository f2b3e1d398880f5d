import type { PartRole, PrintPart } from './print-job.ts'
import type { Mm, Pages } from './units.ts'

/** Leaves of paper that carry so many pages; an odd page takes a whole leaf. */
export const leaves = (pages: Pages): number => Math.ceil(pages / 2)

const partThickness = (part: PrintPart): Mm => (leaves(part.pages) * part.caliper) / 1000

/** Thickness of all parts in these roles together. */
export function thicknessOf(parts: readonly PrintPart[], roles: readonly PartRole[]): Mm {
  let total = 0
  for (const part of parts) if (roles.includes(part.role)) total += partThickness(part)
  return total
}

/** Pages that the customer writes: all sections and printed inserts, no endpapers. */
export function bodyPages({ parts }: { readonly parts: readonly Pick<PrintPart, 'role' | 'pages'>[] }): Pages {
  let total = 0
  for (const part of parts) if (part.role === 'body') total += part.pages
  return total
}
