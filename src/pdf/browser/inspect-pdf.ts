import wasmUrl from '@embedpdf/pdfium/pdfium.wasm?url'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import { unreadFacts } from '#/domain/preflight/unread-facts.ts'
import boldUrl from '../fonts/Pretendard-Bold.ttf?url'
import regularUrl from '../fonts/Pretendard-Regular.ttf?url'
import type { BootRequest, InspectMessage, InspectRequest } from './worker-protocol.ts'

export interface InspectOptions {
  readonly signal?: AbortSignal
  /** Pages read, of how many. */
  readonly onProgress?: (done: number, total: number) => void
  /** Facts of the pages read so far, now and then while it reads. */
  readonly onSoFar?: (facts: PdfFacts) => void
  /** Facts come before the pictures; the promise settles after the last picture. */
  readonly onFacts?: (facts: PdfFacts) => void
  /** 1-based page and its picture; close the bitmap when it is drawn. */
  readonly onThumbnail?: (page: number, image: ImageBitmap) => void
  /** How many pages get a picture (default 60) and how wide it is in device pixels (default 240). */
  readonly thumbnails?: number
  readonly thumbnailWidth?: number
  /** Only the first, the middle and the last page get a picture. */
  readonly sample?: boolean
}

/** For reading; the engine may take as long as the line does. */
const TIME_OUT_MS = 60_000

interface Engine {
  readonly worker: Worker
  /** Rejects when the engine did not load. */
  readonly started: Promise<void>
}

/** An engine that runs, or is on its way, and has no file yet. */
let ready: Engine | undefined

function startEngine(): Engine {
  const worker = new Worker(new URL('./inspect.worker.ts', import.meta.url), { type: 'module' })
  const started = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error('the PDF engine did not start'))
    worker.addEventListener('error', fail, { once: true })
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<InspectMessage>) => (data.type === 'started' ? resolve() : fail()),
      { once: true },
    )
  })
  const request: BootRequest = { type: 'boot', wasmUrl, fontUrls: { regular: regularUrl, bold: boldUrl } }
  worker.postMessage(request)
  return { worker, started }
}

/**
 * Starts the engine before there is a file, where files are what a page is for: what the first one would wait for is done by
 * then. What is given back ends it, if no file came.
 */
export function getReady(): () => void {
  const engine = (ready ??= startEngine())
  // One that did not load is started anew with the file.
  engine.started.catch(() => letGo(engine))
  return () => letGo(engine)
}

function letGo(engine: Engine): void {
  if (ready !== engine) return
  ready = undefined
  engine.worker.terminate()
}

/** A worker whose engine runs. A line that was lost for a moment says nothing of the file, so the engine is fetched once more. */
async function startedWorker(): Promise<Worker> {
  const first = ready ?? startEngine()
  ready = undefined
  try {
    await first.started
    return first.worker
  } catch {
    first.worker.terminate()
    const second = startEngine()
    await second.started
    return second.worker
  }
}

/**
 * Reads a PDF in the visitor's own browser, in a worker that lives for this one file: an abort, a time-out or a crash kills
 * it, and the next file gets a new one. Import this module lazily; it brings the engine (4.6 MB of wasm) only when called.
 * A file that kills the worker answers facts with the problem `too-complex`. Rejects with the signal's reason, or when the
 * engine cannot be fetched.
 */
export async function inspectPdf(file: Blob, options: InspectOptions = {}): Promise<PdfFacts> {
  options.signal?.throwIfAborted()
  const worker = await startedWorker()
  if (options.signal?.aborted) {
    worker.terminate()
    throw options.signal.reason
  }
  return readBy(worker, file, options)
}

function readBy(worker: Worker, file: Blob, options: InspectOptions): Promise<PdfFacts> {
  const { signal } = options
  return new Promise((resolve, reject) => {
    let facts: PdfFacts | undefined
    const timer = setTimeout(() => end(), TIME_OUT_MS)

    function stop() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      worker.terminate()
    }
    function abort() {
      stop()
      reject(signal?.reason)
    }
    function end() {
      stop()
      if (facts) return resolve(facts)
      const unread = unreadFacts('too-complex', file.size)
      options.onFacts?.(unread)
      resolve(unread)
    }

    signal?.addEventListener('abort', abort, { once: true })
    worker.addEventListener('error', end)
    worker.addEventListener('message', ({ data }: MessageEvent<InspectMessage>) => {
      switch (data.type) {
        case 'started':
          return undefined
        case 'progress':
          return options.onProgress?.(data.done, data.total)
        case 'so-far':
          return options.onSoFar?.(data.facts)
        case 'facts':
          facts = data.facts
          return options.onFacts?.(facts)
        case 'thumbnail':
          return options.onThumbnail?.(data.page, data.image)
        case 'done':
        case 'failed':
          return end()
      }
    })
    const request: InspectRequest = {
      type: 'read',
      file,
      thumbnails: options.thumbnails ?? 60,
      thumbnailWidth: options.thumbnailWidth ?? 240,
      sample: options.sample ?? false,
    }
    worker.postMessage(request)
  })
}
