import { Worker } from 'node:worker_threads'
import type { BusinessDocument } from '#/domain/documents/business-document.ts'
import type { ParcelSheets } from '#/domain/shipping/parcel-sheet.ts'
import type { DocumentRenderer } from '#/server/ports/document-renderer.ts'
import type { DocumentAnswer, DocumentRequest, DocumentWork } from '#/workers/documents/thread.ts'

const IDLE_MS = 60_000
const MAX_HEAP_MB = 512

interface Pending {
  readonly resolve: (pdf: Uint8Array) => void
  readonly reject: (error: Error) => void
}

/** Draws documents in one worker thread, started when the first is wanted and ended after a minute without work. */
export class ThreadDocumentRenderer implements DocumentRenderer {
  #worker: Worker | null = null
  #idle: NodeJS.Timeout | undefined
  #next = 1
  readonly #pending = new Map<number, Pending>()

  print(document: BusinessDocument): Promise<Uint8Array> {
    return this.#draw({ document })
  }

  printParcels(sheets: ParcelSheets): Promise<Uint8Array> {
    return this.#draw({ sheets })
  }

  #draw(work: DocumentWork): Promise<Uint8Array> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      worker.postMessage({ id, work } satisfies DocumentRequest)
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = null
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('../../../workers/documents/thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    })
    worker.unref()
    worker.on('message', (answer: DocumentAnswer) => this.#settle(answer))
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

  /** A dead thread takes its waiting documents with it; the next document starts a new one. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker === worker) this.#worker = null
    if (this.#worker) return
    for (const { reject } of this.#pending.values()) reject(error)
    this.#pending.clear()
  }
}
