import type { JobSpec, PaperId } from '#/domain/catalog/job-spec.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { blackBody, colourBody, usualCover } from '#/domain/catalog/kinds/parts.ts'
import { findTrim } from '#/domain/catalog/lookup.ts'
import { ACADEMY_PAPERS } from '#/domain/catalog/kinds/paper-lists.data.ts'

export const EDITION_TRIMS = ['b5', 'sasabae', 'a4', 'a5'] as const
export const EDITION_BINDINGS = ['perfect', 'twin-ring', 'saddle'] as const
export const EDITION_PAPERS: readonly PaperId[] = ACADEMY_PAPERS

/** How a textbook is made, as the desk says it; the rest is the same of all. */
export interface EditionMake {
  readonly trim: (typeof EDITION_TRIMS)[number]
  readonly binding: (typeof EDITION_BINDINGS)[number]
  readonly paper: PaperId
  readonly pages: number
  readonly colour: boolean
}

const COVER_PAPER = 'art-250'

/** The job of so many copies: from here on it goes the way of every book. */
export function editionSpec(make: EditionMake, copies: number): JobSpec {
  const trim = findTrim(make.trim)
  if (!trim) throw new Error(`no trim ${make.trim}`)
  const body = make.colour ? colourBody(make.paper, make.pages) : blackBody(make.paper, make.pages)
  return {
    ...kindOf('C413').defaults,
    trim: trim.size,
    copies,
    binding: make.binding,
    parts: [usualCover(COVER_PAPER), body],
  }
}

/** Of the book block by the papers of the catalogue, in mm; null where there is none. */
export const spineOf = (make: EditionMake): number | null => geometryOf(editionSpec(make, 1)).spine
