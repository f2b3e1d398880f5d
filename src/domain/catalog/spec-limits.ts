import type { PaperMake } from './paper.ts'
import type { Ink, PartRole } from '#/domain/print/print-job.ts'

export const PART_ROLES = ['cover', 'body', 'endpaper', 'insert', 'sheet'] as const satisfies readonly PartRole[]
export const INKS = [0, 1, 2, 4] as const satisfies readonly Ink[]
/** More than any job needs; they keep a hostile spec small. */
export const MOST_PARTS = 12
export const MOST_FINISHES = 12
/** Papers in a kit of samples; the owner may set fewer. */
export const MOST_SAMPLES = 30
/** What a paper may be called, weigh (g/m²) and measure (µm). */
export const PAPER_LIMITS = { gsm: { min: 30, max: 600 }, caliper: { min: 20, max: 2000 }, name: 20, hint: 40 } as const
/** What a finish may be called, how many kinds of it there may be, and how often it can be done. */
export const FINISH_LIMITS = { name: 20, hint: 40, variants: 30, variant: 20, count: 20, side: 1000 } as const
/** What a binding or a fold may be called, why it is limited, and how far its limits may go. */
export const TERM_LIMITS = {
  name: 12,
  hint: 30,
  why: 60,
  pages: { min: 2, max: 2000 },
  thickness: { min: 1, max: 100 },
} as const
/** What a size may be called, and measure. */
export const TRIM_LIMITS = { name: 16, side: { min: 30, max: 1000 } } as const
export const SURFACES = [
  'uncoated',
  'coated',
  'fancy',
  'textured',
  'synthetic',
  'board',
] as const satisfies readonly PaperMake['surface'][]
/** Characters of an id of the catalogue. */
export const LONGEST_ID = 40
