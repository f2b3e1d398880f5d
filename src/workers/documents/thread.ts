import { parentPort } from 'node:worker_threads'
import type { BusinessDocument } from '#/domain/documents/business-document.ts'
import type { ParcelSheets } from '#/domain/shipping/parcel-sheet.ts'
import { drawDocument } from './draw-document.ts'
import { drawParcelSheets } from './draw-parcel-sheets.ts'

export type DocumentWork = { readonly document: BusinessDocument } | { readonly sheets: ParcelSheets }

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
  const drawn = 'sheets' in work ? drawParcelSheets(work.sheets) : drawDocument(work.document)
  const answer: DocumentAnswer = await drawn.then(
    (pdf) => ({ id, pdf }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  )
  port.postMessage(answer)
})
