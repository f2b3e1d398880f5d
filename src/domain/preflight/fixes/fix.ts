import type { Mm, Pages } from '#/domain/print/units.ts'
import type { Edge } from '../placement.ts'

/** In the order in which they are carried out: what rewrites the whole file first, what needs the final page last. */
export const FIX_IDS = [
  'flatten-annotations',
  'remove-annotations',
  'strip-active',
  'strip-layers',
  'overprint-off',
  'screen-to-inks',
  'spots-to-inks',
  'black-overprint',
  'turn-pages',
  'page-boxes',
  'scale-to-size',
  'bleed-scale',
  'bleed-mirror',
  'blank-pages',
] as const
export type FixId = (typeof FIX_IDS)[number]

/** One change that the shop can make to a file, complete enough for the worker to carry it out. Pages are 1-based. */
export type Fix =
  | {
      readonly id: Exclude<FixId, 'bleed-mirror' | 'blank-pages'>
      /** Empty when it concerns the whole file. */
      readonly pages: readonly Pages[]
    }
  | {
      readonly id: 'bleed-mirror'
      readonly pages: readonly Pages[]
      /** For each of the pages the edges at which art ends at the knife, as a reader sees the page. */
      readonly edges: readonly (readonly Edge[])[]
      /** How far before the knife it ends at each of these edges. */
      readonly gaps: readonly (readonly Mm[])[]
    }
  | {
      readonly id: 'blank-pages'
      /** The page behind which they go. */
      readonly pages: readonly [Pages]
      readonly count: Pages
    }

/** What stands in for another: a customer takes one of the two. */
export const ALTERNATIVES: Readonly<Partial<Record<FixId, FixId>>> = {
  'bleed-scale': 'bleed-mirror',
  'remove-annotations': 'flatten-annotations',
}

/** Up to here a page is scaled with consent; beyond, type and layout would be visibly others. */
export const MAX_SCALING = 0.03
