import { flushCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { StreamTooLarge } from '#/pdf/objects/decode-stream.ts'
import { bootNodePdfium } from './node-tools.ts'
import type { AnswerMessage, JobMessage, PdfJob, PdfResult } from './protocol.ts'
import { readyFor } from './ready-for.ts'

/** The thread that really touches the file; `process.ts` watches it from outside. */
const port = parentPort
if (!port) throw new Error('thread.ts runs inside a worker thread')

const answer = (message: AnswerMessage) => port.postMessage(message)

port.on('message', ({ id, job }: JobMessage) => {
  run(id, job).then(
    (result) => answer({ id, type: 'done', result, rssBytes: process.memoryUsage.rss() }),
    (error: unknown) => answer(whoseFault(id, error)),
  )
})

/** Where the tools could not be got ready nobody has looked at the file: the process is given up for another one. */
function whoseFault(id: number, error: unknown): AnswerMessage {
  if (error instanceof NotReady) return { id, type: 'busy' }
  return isOfTheFile(error) ? { id, type: 'limit', limit: 'engine' } : failed(id, error)
}

/** The machine's memory, its open files or its disk; not the file. */
class NotReady extends Error {}

let engine: Promise<Pdfium> | undefined

async function run(id: number, job: PdfJob): Promise<PdfResult> {
  const tell = (percent: number) => answer({ id, type: 'progress', percent })
  const work = await readyFor(job, { engine: () => (engine ??= bootNodePdfium()), tell }).catch((error: unknown) => {
    throw new NotReady('the tools are not ready', { cause: error })
  })
  // This process is killed once it is idle: what it compiled is kept here or never, and the next one starts sooner.
  flushCompileCache()
  answer({ id, type: 'started' })
  return work()
}

/** An abort inside wasm, a stack or an array made too large by the file. */
const isOfTheFile = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError || error instanceof RangeError || error instanceof StreamTooLarge

function failed(id: number, error: unknown): AnswerMessage {
  if (!(error instanceof Error)) return { id, type: 'failed', message: String(error) }
  const { message, code } = error as NodeJS.ErrnoException
  return { id, type: 'failed', message, ...(code === undefined ? {} : { code }) }
}
