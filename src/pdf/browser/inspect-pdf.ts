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

const TIME_OUT_MS = 60_000

/** A worker whose engine runs and that has no file yet. */
let ready: Worker | undefined

function startWorker(): Worker {
  const worker = new Worker(new URL('./inspect.worker.ts', import.meta.url), { type: 'module' })
  const request: BootRequest = { type: 'boot', wasmUrl, fontUrls: { regular: regularUrl, bold: boldUrl } }
  worker.postMessage(request)
  return worker
}

/**
 * Starts the engine before there is a file, where files are what a page is for: what the first one would wait for is done by
 * then. What is given back ends it, if no file came.
 */
export function getReady(): () => void {
  const worker = (ready ??= startWorker())
  // An engine that did not load is tried again with the file.
  worker.addEventListener('error', () => letGo(worker), { once: true })
  worker.addEventListener('message', () => letGo(worker), { once: true })
  return () => letGo(worker)
}

function letGo(worker: Worker): void {
  if (ready !== worker) return
  ready = undefined
  worker.terminate()
}

function takeWorker(): Worker {
  const worker = ready ?? startWorker()
  ready = undefined
  return worker
}

/**
 * Reads a PDF in the visitor's own browser, in a worker that lives for this one file: an abort, a time-out or a crash kills
 * it, and the next file gets a new one. Import this module lazily; it brings the engine (4.6 MB of wasm) only when called.
 * A file that kills the worker answers facts with the problem `too-complex`. Rejects only with the signal's reason.
 */
export function inspectPdf(file: Blob, options: InspectOptions = {}): Promise<PdfFacts> {
  const { signal } = options
  if (signal?.aborted) return Promise.reject(signal.reason)
  return new Promise((resolve, reject) => {
    const worker = takeWorker()
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
