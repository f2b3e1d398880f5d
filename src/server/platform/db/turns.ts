export interface TurnLimits {
  /** At work at once. */
  readonly atOnce: number
  /** Waiting for their turn; who comes when so many wait is sent away at once. */
  readonly waiting: number
  /** Longest wait for a turn. */
  readonly waitMs: number
}

/** No turn was to be had in time; whoever asked should come again a little later. */
export class NoTurn extends Error {
  constructor() {
    super('no turn in time')
    this.name = 'NoTurn'
  }
}

/** A short queue before something that few can use at once. */
export class Turns {
  readonly #limits: TurnLimits
  readonly #queue: (() => void)[] = []
  #busy = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  get busy(): number {
    return this.#busy
  }

  get waiting(): number {
    return this.#queue.length
  }

  /** Throws `NoTurn`, or the reason of `signal` when it was given up while waiting. */
  async take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    if (this.#busy < this.#limits.atOnce) this.#busy += 1
    else await this.#wait(signal)
    try {
      return await work()
    } finally {
      const next = this.#queue.shift()
      // The turn is handed on, so `busy` stays.
      if (next) next()
      else this.#busy -= 1
    }
  }

  #wait(signal: AbortSignal): Promise<void> {
    if (this.#queue.length >= this.#limits.waiting) return Promise.reject(new NoTurn())
    return new Promise((resolve, reject) => {
      const late = AbortSignal.timeout(this.#limits.waitMs)
      const giveUp = () => {
        this.#queue.splice(this.#queue.indexOf(begin), 1)
        leave()
        reject(signal.aborted ? (signal.reason as Error) : new NoTurn())
      }
      const leave = () => {
        late.removeEventListener('abort', giveUp)
        signal.removeEventListener('abort', giveUp)
      }
      const begin = () => {
        leave()
        resolve()
      }
      late.addEventListener('abort', giveUp)
      signal.addEventListener('abort', giveUp)
      this.#queue.push(begin)
    })
  }
}
