import { parentPort } from 'node:worker_threads'
import type { BusinessDocument } from '#/domain/documents/business-document.ts'
import { drawDocument } from './draw-document.ts'

/** Asked to draw one document; answered with its PDF or with why not. */
export interface DocumentRequest {
  readonly id: number
  readonly document: BusinessDocument
}

export type DocumentAnswer =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: string }

const port = parentPort
if (!port) throw new Error('this file runs as a worker thread')

port.on('message', async ({ id, document }: DocumentRequest) => {
  const answer: DocumentAnswer = await drawDocument(document).then(
    (pdf) => ({ id, pdf }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  )
  port.postMessage(answer)
})
