import { EBOOK_SHEET_KEY as KEY } from '#/web/api/kept-until-leaving.ts'
import { safeStorage } from '#/web/api/safe-storage.ts'
import type { EbookSheet } from './ebook-sheet.ts'

export function keepDraft(sheet: EbookSheet): void {
  try {
    safeStorage().setItem(KEY, JSON.stringify(sheet))
  } catch {
    // It is full: the sheet itself is still on the page.
  }
}

export function readDraft(): EbookSheet | null {
  try {
    const kept: unknown = JSON.parse(safeStorage().getItem(KEY) ?? 'null')
    return isSheet(kept) ? kept : null
  } catch {
    return null
  }
}

export const forgetDraft = (): void => safeStorage().removeItem(KEY)

const isSheet = (kept: unknown): kept is EbookSheet =>
  typeof kept === 'object' && kept !== null && 'metadata' in kept && 'counts' in kept && 'extras' in kept
