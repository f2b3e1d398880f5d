import { thicknessOf } from './leaves.ts'
import type { BindingForm, PartRole, PrintJob, PrintPart } from './print-job.ts'
import { roundMm } from './round-mm.ts'
import type { Mm } from './units.ts'

/** All that lies between the covers. */
const BLOCK: readonly PartRole[] = ['body', 'endpaper', 'insert']
/** A case's allowance already holds its endpapers. */
const CASED_BLOCK: readonly PartRole[] = ['body', 'insert']

/** Width of the back of the book; null where there is none to print on (saddle, rings, unbound work). */
export function spineOf({ binding, parts }: Pick<PrintJob, 'binding' | 'parts'>): Mm | null {
  if (binding?.style === 'perfect') return roundMm(thicknessOf(parts, BLOCK) + binding.glue)
  return binding?.style === 'hard' ? hardSpine(thicknessOf(parts, CASED_BLOCK), binding) : null
}

/**
 * The strip between the boards is cut in whole millimetres, so the block of a case rounds up; both boards lie beside it. The thousandths are rounded first, or 20 leaves of
 * 0.2 mm would become 5 mm by the last bit.
 */
export const hardSpine = (body: Mm, binding: BindingForm): Mm =>
  Math.max(roundMm(2 * (binding.board?.thickness ?? 0) + binding.glue + Math.ceil(roundMm(body))), binding.spine.min)

/** How far the bound spine may be off, either way. */
export const spineTolerance = (spine: Mm, { tolerance }: BindingForm): Mm =>
  roundMm(Math.max(tolerance.least, tolerance.share * spine))

/** How thick the bound book is at its back, cover included; what binding machines and rings limit. */
export const boundThickness = (parts: readonly PrintPart[]): Mm =>
  roundMm(thicknessOf(parts, BLOCK) + thicknessOf(parts, ['cover']))

/** Loss of width towards the middle of a saddle-stitched book: the inner sheets are pushed out by the outer ones. */
export function saddleCreep(pages: number, caliperUm: number): Mm {
  return roundMm(Math.max(0, pages / 4 - 1) * (caliperUm / 1000))
}
