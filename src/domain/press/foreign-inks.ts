import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { hasScreenColours } from '#/domain/preflight/screen-colours-of-page.ts'
import type { Pages } from '#/domain/print/units.ts'

/** What a file was read to have in other inks than a press of four has. */
export interface ForeignInks {
  /** Pages with colours of a screen, with spots, or that are mixed in RGB. */
  readonly pages: readonly Pages[]
  /** Inks by a profile, or an output intent for screens. */
  readonly profiles: boolean
}

/** Undefined where the file was not read to its end, so that every page is looked at. */
export function foreignInksOf(facts: PdfFacts): ForeignInks | undefined {
  const { problem, unreadable, pages, cmykProfiles, outputColours } = facts
  if (problem !== null || unreadable.length > 0) return undefined
  const foreign = pages.filter((page) => page.blendsInRgb || page.spots.length > 0 || hasScreenColours(page))
  return {
    pages: foreign.map(({ number }) => number),
    profiles: cmykProfiles.length > 0 || outputColours === 'rgb',
  }
}

/** What was read of a file that decides how its pages go to the plates. */
export interface ReadForPlates {
  /** Pages without colour. */
  readonly mono: readonly Pages[]
  readonly foreign: ForeignInks | undefined
}

export const readForPlates = (facts: PdfFacts): ReadForPlates => ({
  mono: facts.pages.filter(({ colour }) => colour === 'mono').map(({ number }) => number),
  foreign: foreignInksOf(facts),
})
