import { isEbook } from './ebook-job.ts'
import { isKit } from './kit-job.ts'
import type { ProductCode } from './product-kinds.ts'

interface Natured {
  readonly spec: { readonly product: ProductCode }
  readonly origin?: { readonly kind: string } | null
}

/** What becomes of a line: printed after a proof, printed without one as a checked textbook, made as a file, or packed. */
export function natureOf({ spec, origin }: Natured) {
  if (isEbook(spec)) return 'ebook'
  if (isKit(spec)) return 'kit'
  return origin?.kind === 'edition' ? 'edition' : 'printed'
}
