import { parentPort } from 'node:worker_threads'
import type { BusinessPaper } from '#/domain/papers/business-paper.ts'
import { drawPaper } from './draw-paper.ts'

/** Asked to draw one paper; answered with its PDF or with why not. */
export interface PaperRequest {
  readonly id: number
  readonly paper: BusinessPaper
}

export type PaperAnswer =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: string }

const port = parentPort
if (!port) throw new Error('this file runs as a worker thread')

port.on('message', async ({ id, paper }: PaperRequest) => {
  const answer: PaperAnswer = await drawPaper(paper).then(
    (pdf) => ({ id, pdf }),
    (error: unknown) => ({ id, error: error instanceof Error ? error.message : String(error) }),
  )
  port.postMessage(answer)
})
