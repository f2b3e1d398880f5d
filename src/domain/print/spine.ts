import type { Binding } from '#/domain/catalog/entries.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import { blockThickness, partThickness } from './leaves.ts'
import { roundMm } from './round-mm.ts'
import type { Mm } from './units.ts'

/** Width of the back of the book; null where there is none to print on (saddle, rings, unbound work). */
export function spineOf(spec: JobSpec): Mm | null {
  const binding = findBinding(spec.binding)
  if (!binding) return null
  if (binding.style === 'perfect') return softSpine(blockThickness(spec), binding)
  if (binding.style === 'hard') return hardSpine(bodyThickness(spec), binding)
  return null
}

const softSpine = (block: Mm, binding: Binding): Mm => roundMm(block + binding.spineAllowance)

/**
 * Boards and joints are cut in whole millimetres, so a case rounds up. The thousandths are rounded first, or 20 leaves of
 * 0.2 mm would become 5 mm by the last bit.
 */
export const hardSpine = (body: Mm, binding: Binding): Mm =>
  Math.max(binding.spineAllowance + Math.ceil(roundMm(body)), binding.spine.min)

/** A case's allowance already holds its endpapers. */
function bodyThickness(spec: JobSpec): Mm {
  let total = 0
  for (const part of spec.parts) if (part.role === 'body' || part.role === 'insert') total += partThickness(part)
  return total
}

/** How thick the bound book is at its back, cover included; what binding machines and rings limit. */
export function boundThickness(spec: JobSpec): Mm {
  let covers = 0
  for (const part of spec.parts) if (part.role === 'cover') covers += partThickness(part)
  return roundMm(blockThickness(spec) + covers)
}

/** Loss of width towards the middle of a saddle-stitched book: the inner sheets are pushed out by the outer ones. */
export function saddleCreep(pages: number, caliperUm: number): Mm {
  return roundMm(Math.max(0, pages / 4 - 1) * (caliperUm / 1000))
}
