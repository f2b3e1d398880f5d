import type { PressSheet } from './press-sheets.data.ts'
import { signatureOn } from './signature-size.ts'
import type { Gsm, Mm, Pages, SizeMm } from './units.ts'

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

export interface TextBlock {
  readonly trim: SizeMm
  readonly pages: Pages
  readonly gsm: Gsm
  readonly milling: Mm
}

/** As many pages on a form as the imposition lays there; null when not even a pair of them fits the sheet. */
export function formsFor(sheet: PressSheet, { trim, pages, gsm, milling }: TextBlock): Forms | null {
  const signature = signatureOn(sheet, trim, gsm, milling)
  if (!signature) return null
  const pagesPerForm = 2 * signature.perSide
  const quarters = Math.ceil(pages / (pagesPerForm / 4))
  const full = Math.floor(quarters / 4)
  return { pagesPerForm, list: [...Array.from({ length: full }, () => FULL), ...(REST[quarters % 4] ?? [])] }
}
