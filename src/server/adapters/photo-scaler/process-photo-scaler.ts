import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PhotoScaler, ScaledPhoto } from '#/server/ports/photo-scaler.ts'
import type { PhotoAnswer, PhotoOrder } from '#/workers/photos/process.ts'

const SCRIPT = fileURLToPath(new URL('../../../workers/photos/process.ts', import.meta.url))
const MOST_MS = 20_000
const MOST_AT_ONCE = 2

type Make = (order: PhotoOrder) => Promise<readonly ScaledPhoto[] | null>

/**
 * A process for each picture, two at once, and none longer than 20 seconds: whatever was uploaded, the shop goes on. What paints does
 * so outside of JavaScript, where the end of a thread stops nothing.
 */
export class ProcessPhotoScaler implements PhotoScaler {
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

  async paint(svg: string): Promise<ScaledPhoto | null> {
    return (await this.#inTurn({ paint: svg }))?.[0] ?? null
  }

  async mark(picture: Uint8Array, text: string): Promise<ScaledPhoto | null> {
    return (await this.#inTurn({ mark: picture, text }))?.[0] ?? null
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
    const child = fork(SCRIPT, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // It reads what strangers sent: it gets none of the server's secrets.
      env: { PATH: process.env['PATH'] ?? '' },
      execArgv: [],
    })
    child.unref()
    child.channel?.unref()
    const end = (photos: readonly ScaledPhoto[] | null) => {
      clearTimeout(patience)
      resolve(photos)
      child.kill('SIGKILL')
    }
    const patience = setTimeout(() => end(null), MOST_MS)
    child.once('message', (answer: PhotoAnswer) =>
      end(answer && answer.map((photo) => ({ ...photo, content: Buffer.from(photo.content) }))),
    )
    child.once('error', () => end(null))
    child.once('exit', () => end(null))
    child.send(order, (error) => error && end(null))
  })
}
