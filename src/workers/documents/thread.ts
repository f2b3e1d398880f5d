import { parentPort } from 'node:worker_threads'
import type { BusinessDocument } from '#/domain/documents/business-document.ts'
import { isLongPaper } from '#/domain/documents/long-paper.ts'
import type { PrintedGiftCards } from '#/domain/ledger/printed-gift-cards.ts'
import type { ParcelSheets } from '#/domain/shipping/parcel-sheet.ts'

export type DocumentWork =
  | { readonly document: BusinessDocument; readonly pictures: readonly (Uint8Array | null)[] }
  | { readonly sheets: ParcelSheets }
  | { readonly giftCards: PrintedGiftCards }

/** Asked to draw one document; answered with its PDF or with why not. */
export interface DocumentRequest {
  readonly id: number
  readonly work: DocumentWork
}

export type DocumentAnswer =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: string }

const port = parentPort
if (!port) throw new Error('this file runs as a worker thread')

port.on('message', async ({ id, work }: DocumentRequest) => {
  const answer: DocumentAnswer = await draw(work).then(
    (pdf) => ({ id, pdf }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  )
  port.postMessage(answer)
})

/** Each kind of paper loads what draws it: labels do not wait for the tools of business documents. */
async function draw(work: DocumentWork): Promise<Uint8Array> {
  if ('sheets' in work) return (await import('./draw-parcel-sheets.ts')).drawParcelSheets(work.sheets)
  if ('giftCards' in work) {
    const { drawGiftCards } = await import('#/pdf/gift-cards/draw-gift-cards.ts')
    return drawGiftCards(work.giftCards, (await import('./pen-fonts.ts')).penFonts())
  }
  if (isLongPaper(work.document)) {
    const { drawLongPaper } = await import('#/pdf/papers/draw-long-paper.ts')
    return drawLongPaper(work.document, (await import('./pen-fonts.ts')).penFonts())
  }
  return (await import('./draw-document.ts')).drawDocument(work.document, work.pictures)
}
