import type { JobSpec } from './job-spec.ts'
import { EBOOK_CODE, type ProductCode } from './product-kinds.ts'

/**
 * An e-book as a job: no part, so that it has no sheet, no file to print, no weight and no parcel. What it is made of its own room
 * knows (ADR 0073).
 */
export const EBOOK_JOB: JobSpec = {
  product: EBOOK_CODE,
  trim: { width: 0, height: 0 },
  copies: 1,
  binding: null,
  bindingSide: 'left',
  parts: [],
  finishes: [],
  production: 'auto',
}

/** What is made, where a printed job says its measures. */
export const EBOOK_WORDS = 'EPUB 3 파일'

/** Nothing of it is printed, packed or sent. */
export const isEbook = ({ product }: { readonly product: ProductCode }): boolean => product === EBOOK_CODE

/** What goes to somebody's address of a job. */
export const copiesToSend = (spec: Pick<JobSpec, 'product' | 'copies'>): number => (isEbook(spec) ? 0 : spec.copies)
