import type { BusinessDocument } from '#/domain/documents/business-document.ts'
import type { PrintedGiftCards } from '#/domain/ledger/printed-gift-cards.ts'
import type { ParcelSheets } from '#/domain/shipping/parcel-sheet.ts'

/** Draws papers as PDF with the Korean typeface embedded, outside the server's event loop. */
export interface DocumentRenderer {
  /** On A4; `pictures` are JPEGs of the jobs in the order of its rows, and what has none is drawn as bare paper. */
  print(document: BusinessDocument, pictures: readonly (Uint8Array | null)[]): Promise<Uint8Array>
  /** Labels of 100 × 150 mm, or packing slips on A4. */
  printParcels(sheets: ParcelSheets): Promise<Uint8Array>
  /** Cards of 90 × 50 mm with bleed, a page each. */
  printGiftCards(giftCards: PrintedGiftCards): Promise<Uint8Array>
  close(): Promise<void>
}
