import { Worker } from 'node:worker_threads'
import { AppError } from '#/contract/errors.ts'
import type { BusinessDocument } from '#/domain/documents/business-document.ts'
import type { PrintedGiftCards } from '#/domain/ledger/printed-gift-cards.ts'
import type { ParcelSheets } from '#/domain/shipping/parcel-sheet.ts'
import type { DocumentRenderer } from '#/server/ports/document-renderer.ts'
import type { DocumentAnswer, DocumentRequest, DocumentWork } from '#/workers/documents/thread.ts'

const IDLE_MS = 60_000
const MAX_HEAP_MB = 512
/** Without an answer while documents wait: a thousand labels take seconds, and on a busy machine some more. */
const MOST_MS = 90_000
const LATER = '서류를 만들지 못했습니다. 잠시 뒤 다시 해 주세요.'

interface Pending {
  readonly resolve: (pdf: Uint8Array) => void
  readonly reject: (error: Error) => void
}

/**
 * Draws documents in one worker thread, started when the first is wanted and ended after a minute without work. One that is drawn
 * without end takes the thread with it, and those that wait are told to come again: nobody is kept for ever. Errors: UNAVAILABLE.
 */
export class ThreadDocumentRenderer implements DocumentRenderer {
  #worker: Worker | null = null
  #idle: NodeJS.Timeout | undefined
  #patience: NodeJS.Timeout | undefined
  readonly #mostMs: number
  #next = 1
  readonly #pending = new Map<number, Pending>()

  constructor(mostMs = MOST_MS) {
    this.#mostMs = mostMs
  }

  print(document: BusinessDocument, pictures: readonly (Uint8Array | null)[]): Promise<Uint8Array> {
    return this.#draw({ document, pictures })
  }

  printParcels(sheets: ParcelSheets): Promise<Uint8Array> {
    return this.#draw({ sheets })
  }

  printGiftCards(giftCards: PrintedGiftCards): Promise<Uint8Array> {
    return this.#draw({ giftCards })
  }

  #draw(work: DocumentWork): Promise<Uint8Array> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      if (this.#pending.size === 1) this.#watch(worker)
      worker.postMessage({ id, work } satisfies DocumentRequest)
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    clearTimeout(this.#patience)
    const worker = this.#worker
    this.#worker = null
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('../../../workers/documents/thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    worker.unref()
    worker.on('message', (answer: DocumentAnswer) => {
      this.#watch(worker)
      this.#settle(answer)
    })
    worker.on('error', (error) => this.#fail(worker, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.#fail(worker, new Error('the document thread ended')))
    return worker
  }

  #settle(answer: DocumentAnswer): void {
    const pending = this.#pending.get(answer.id)
    this.#pending.delete(answer.id)
    if ('pdf' in answer) pending?.resolve(answer.pdf)
    else pending?.reject(new Error(answer.error))
    if (this.#pending.size === 0) this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref()
  }

  /** Anew with each answer: whoever waits behind many is not the one that hangs. */
  #watch(worker: Worker): void {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => {
      if (this.#pending.size === 0) return
      this.#fail(worker, new AppError('UNAVAILABLE', LATER))
      void worker.terminate()
    }, this.#mostMs).unref()
  }

  /** A dead thread takes its waiting documents with it; the next document starts a new one. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker === worker) this.#worker = null
    if (this.#worker) return
    for (const { reject } of this.#pending.values()) reject(error)
    this.#pending.clear()
  }
}
