import { Worker } from 'node:worker_threads'
import type { PhotoScaler, ScaledPhoto } from '#/server/ports/photo-scaler.ts'
import type { PhotoAnswer, PhotoOrder } from '#/workers/photos/thread.ts'

const MOST_MS = 20_000
const MOST_AT_ONCE = 2

type Make = (order: PhotoOrder) => Promise<readonly ScaledPhoto[] | null>

/** A thread for each picture, two at once, and none longer than 20 seconds: whatever was uploaded, the shop goes on. */
export class ThreadPhotoScaler implements PhotoScaler {
  #busy = 0
  readonly #waiting: (() => void)[] = []
  readonly #make: Make

  constructor(make: Make = makeOnce) {
    this.#make = make
  }

  async scale(path: string): Promise<ScaledPhoto | null> {
    return (await this.#inTurn({ path, widths: null }))?.[0] ?? null
  }

  scaleTo(path: string, widths: readonly number[]): Promise<readonly ScaledPhoto[] | null> {
    return this.#inTurn({ path, widths })
  }

  async sign(content: Uint8Array): Promise<ScaledPhoto | null> {
    return (await this.#inTurn({ sign: content }))?.[0] ?? null
  }

  async #inTurn(order: PhotoOrder): Promise<readonly ScaledPhoto[] | null> {
    // Somebody else may have come in between the end of one photo and this one's turn.
    while (this.#busy >= MOST_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#busy += 1
    try {
      return await this.#make(order)
    } finally {
      this.#busy -= 1
      this.#waiting.shift()?.()
    }
  }
}

function makeOnce(order: PhotoOrder): Promise<readonly ScaledPhoto[] | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('../../../workers/photos/thread.ts', import.meta.url), { workerData: order })
    worker.unref()
    const end = (photos: readonly ScaledPhoto[] | null) => {
      clearTimeout(patience)
      resolve(photos)
      void worker.terminate()
    }
    const patience = setTimeout(() => end(null), MOST_MS)
    worker.on('message', (answer: PhotoAnswer) =>
      end(answer && answer.map((photo) => ({ ...photo, content: Buffer.from(photo.content) }))),
    )
    worker.on('error', () => end(null))
    worker.on('exit', () => end(null))
  })
}
