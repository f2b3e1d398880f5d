import { Worker } from 'node:worker_threads'
import type { PhotoScaler, ScaledPhoto } from '#/server/ports/photo-scaler.ts'
import type { PhotoAnswer } from '#/workers/photos/thread.ts'

const MOST_MS = 20_000
const MOST_AT_ONCE = 2

type Task = { readonly path: string } | { readonly sign: Uint8Array }
type RunTask = (task: Task) => Promise<ScaledPhoto | null>

/** A thread for each picture, two at once, and none longer than 20 seconds: whatever was uploaded, the shop goes on. */
export class ThreadPhotoScaler implements PhotoScaler {
  #busy = 0
  readonly #waiting: (() => void)[] = []
  readonly #runOne: RunTask

  constructor(runOne: RunTask = runOnce) {
    this.#runOne = runOne
  }

  scale(path: string): Promise<ScaledPhoto | null> {
    return this.#inTurn({ path })
  }

  sign(content: Uint8Array): Promise<ScaledPhoto | null> {
    return this.#inTurn({ sign: content })
  }

  async #inTurn(task: Task): Promise<ScaledPhoto | null> {
    // Somebody else may have come in between the end of one photo and this one's turn.
    while (this.#busy >= MOST_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#busy += 1
    try {
      return await this.#runOne(task)
    } finally {
      this.#busy -= 1
      this.#waiting.shift()?.()
    }
  }
}

function runOnce(task: Task): Promise<ScaledPhoto | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('../../../workers/photos/thread.ts', import.meta.url), { workerData: task })
    worker.unref()
    const end = (photo: ScaledPhoto | null) => {
      clearTimeout(patience)
      resolve(photo)
      void worker.terminate()
    }
    const patience = setTimeout(() => end(null), MOST_MS)
    worker.on('message', (answer: PhotoAnswer) => end(answer && { ...answer, content: Buffer.from(answer.content) }))
    worker.on('error', () => end(null))
    worker.on('exit', () => end(null))
  })
}
