import { parentPort } from 'node:worker_threads'
import type { Pdfium } from '#/pdf/engine/pdfium.ts'
import { StreamTooLarge } from '#/pdf/objects/decode-stream.ts'
import { bootNodePdfium } from './node-tools.ts'
import type { AnswerMessage, JobMessage, PdfJob, PdfResult } from './protocol.ts'
import { runJob } from './run-job.ts'
import { drawDesignFile } from '#/workers/press/draw-design-file.ts'
import { drawTemplate } from '#/workers/press/draw-template.ts'
import { makeGangPackage } from '#/workers/press/make-gang-package.ts'
import { makePackage } from '#/workers/press/make-package.ts'

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

/** An engine that could not be started never will be here: the process is given up for another one. */
function whoseFault(id: number, error: unknown): AnswerMessage {
  if (error instanceof NoEngine) return { id, type: 'busy' }
  return isOfTheFile(error) ? { id, type: 'limit', limit: 'engine' } : failed(id, error)
}

/** The machine's memory, its open files or its disk; not the file, which nobody has looked at yet. */
class NoEngine extends Error {}

let engine: Promise<Pdfium> | undefined

type DrawingJob = Extract<PdfJob, { kind: 'package' | 'gang-package' | 'template' | 'design' }>
const isDrawing = (job: PdfJob): job is DrawingJob =>
  ['package', 'gang-package', 'template', 'design'].includes(job.kind)

/** Packages, templates and designs need no engine; all else does, and it is started once. */
async function run(id: number, job: PdfJob): Promise<PdfResult> {
  const started = () => answer({ id, type: 'started' })
  if (!isDrawing(job)) {
    const booted = await (engine ??= bootNodePdfium().catch((error: unknown) => {
      throw new NoEngine('the engine did not start', { cause: error })
    }))
    started()
    return runJob(booted, job)
  }
  started()
  const tell = (percent: number) => answer({ id, type: 'progress', percent })
  if (job.kind === 'package') return makePackage(job, tell)
  if (job.kind === 'gang-package') return makeGangPackage(job, tell)
  return job.kind === 'template' ? drawTemplate(job) : drawDesignFile(job)
}

/** An abort inside wasm, a stack or an array made too large by the file. */
const isOfTheFile = (error: unknown) =>
  error instanceof WebAssembly.RuntimeError || error instanceof RangeError || error instanceof StreamTooLarge

function failed(id: number, error: unknown): AnswerMessage {
  if (!(error instanceof Error)) return { id, type: 'failed', message: String(error) }
  const { message, code } = error as NodeJS.ErrnoException
  return { id, type: 'failed', message, ...(code === undefined ? {} : { code }) }
}
