import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError } from '#/contract/errors.ts'
import type { PhotoScaler, ScaledPhoto } from '#/server/ports/photo-scaler.ts'
import type { PhotoAnswer, PhotoOrder } from '#/workers/photos/process.ts'

const SCRIPT = fileURLToPath(new URL('../../../workers/photos/process.ts', import.meta.url))
const MOST_AT_ONCE = 2
/** Of what customers sent; whoever comes then is told to come again, and the shop's own pictures do not wait behind them. */
const MOST_WAITING = 20

export interface PhotoLimits {
  /** Of the processor: a picture that takes more is none that anybody took. */
  readonly cpuMs: number
  /** Of the clock: the machine is busy, which says nothing about the picture. */
  readonly clockMs: number
}
const LIMITS: PhotoLimits = { cpuMs: 20_000, clockMs: 60_000 }

type Make = (order: PhotoOrder) => Promise<readonly ScaledPhoto[] | null>
type Line = (() => void)[]

/**
 * A process for each picture, two at once: whatever was uploaded, the shop goes on. What paints does so outside of JavaScript, where
 * the end of a thread stops nothing. What the shop itself wants is next in line before what customers sent, and last come the
 * pictures of jobs for mails and papers, of which many may be wanted at once.
 */
export class ProcessPhotoScaler implements PhotoScaler {
  #busy = 0
  readonly #own: Line = []
  readonly #sent: Line = []
  readonly #worn: Line = []
  readonly #make: Make

  constructor(make: Make = makeWithin(LIMITS)) {
    this.#make = make
  }

  async scale(path: string): Promise<ScaledPhoto | null> {
    return (await this.#inTurn({ path, widths: null }, this.#sent))?.[0] ?? null
  }

  scaleTo(path: string, widths: readonly number[]): Promise<readonly ScaledPhoto[] | null> {
    return this.#inTurn({ path, widths }, this.#own)
  }

  async sign(content: Uint8Array): Promise<ScaledPhoto | null> {
    return (await this.#inTurn({ sign: content }, this.#sent))?.[0] ?? null
  }

  async paint(svg: string): Promise<ScaledPhoto | null> {
    return (await this.#inTurn({ paint: svg }, this.#own))?.[0] ?? null
  }

  async mark(picture: Uint8Array, text: string): Promise<ScaledPhoto | null> {
    return (await this.#inTurn({ mark: picture, text }, this.#own))?.[0] ?? null
  }

  async wear(svg: string, pages: readonly Uint8Array[]): Promise<ScaledPhoto | null> {
    return (await this.#inTurn({ wear: svg, pages }, this.#worn))?.[0] ?? null
  }

  async #inTurn(order: PhotoOrder, line: Line): Promise<readonly ScaledPhoto[] | null> {
    if (line === this.#sent && line.length >= MOST_WAITING) throw busy()
    if (this.#busy >= MOST_AT_ONCE) await new Promise<void>((go) => line.push(go))
    else this.#busy += 1
    try {
      return await this.#make(order)
    } finally {
      // The place is handed over, not freed: a newcomer cannot slip in between.
      const next = this.#own.shift() ?? this.#sent.shift() ?? this.#worn.shift()
      if (next) next()
      else this.#busy -= 1
    }
  }
}

const busy = () => new AppError('UNAVAILABLE', '지금은 그림을 다듬을 수 없습니다. 잠시 뒤 다시 해 주세요.')

/** It broke on the picture. Killed from outside, by a machine that is short of memory or by somebody, or never begun says nothing about it. */
const isBroken = (signal: NodeJS.Signals | null): boolean =>
  signal !== null && signal !== 'SIGKILL' && signal !== 'SIGTERM'

/** Makes one in a process of its own. Null for the picture's fault. Errors: UNAVAILABLE for the machine's. */
export const makeWithin =
  ({ cpuMs, clockMs }: PhotoLimits): Make =>
  (order) =>
    new Promise((resolve, reject) => {
      const child = fork(SCRIPT, [], {
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        // It reads what strangers sent: it gets none of the server's secrets.
        env: { PATH: process.env['PATH'] ?? '', PHOTO_CPU_MS: String(cpuMs) },
        execArgv: [],
      })
      child.unref()
      child.channel?.unref()
      const end = (settle: () => void) => {
        clearTimeout(patience)
        settle()
        child.kill('SIGKILL')
      }
      const later = () => end(() => reject(busy()))
      const patience = setTimeout(later, clockMs)
      child.once('message', (answer: PhotoAnswer) =>
        end(() => resolve(answer && answer.map((photo) => ({ ...photo, content: Buffer.from(photo.content) })))),
      )
      child.once('error', later)
      child.once('exit', (_code, signal) => (isBroken(signal) ? end(() => resolve(null)) : later()))
      child.send(order, (error) => error && later())
    })
