import { pagesPerSide } from './n-up.ts'
import type { PressSheet } from './press-sheets.data.ts'
import type { Pages, SizeMm } from './units.ts'

/**
 * Press forms of a text block. A full form is printed on both sides with two sets of plates; half and quarter forms carry both
 * sides on one set and are turned over (work-and-turn), so that a sheet gives two or four copies.
 */
export interface Forms {
  readonly pagesPerForm: Pages
  readonly list: readonly Form[]
}

export interface Form {
  readonly kind: 'full' | 'half' | 'quarter'
  readonly plateSets: 1 | 2
  readonly copiesPerSheet: 1 | 2 | 4
}

const FULL: Form = { kind: 'full', plateSets: 2, copiesPerSheet: 1 }
const HALF: Form = { kind: 'half', plateSets: 1, copiesPerSheet: 2 }
const QUARTER: Form = { kind: 'quarter', plateSets: 1, copiesPerSheet: 4 }

/** Three quarters are run as a full form with blank pages: a second small form would cost more than it saves. */
const REST: readonly (readonly Form[])[] = [[], [QUARTER], [HALF], [FULL]]

/** Null when not even a pair of pages fits the sheet. */
export function formsFor(sheet: PressSheet, trim: SizeMm, pages: Pages): Forms | null {
  const pagesPerForm = 2 * pagesPerSide(sheet, trim)
  if (pagesPerForm === 0) return null
  const quarters = Math.ceil(pages / (pagesPerForm / 4))
  const full = Math.floor(quarters / 4)
  return { pagesPerForm, list: [...Array.from({ length: full }, () => FULL), ...(REST[quarters % 4] ?? [])] }
}
