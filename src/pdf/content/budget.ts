/** What reading one file may cost. A bomb meets a limit; the densest real artwork stays an order below. */
export interface Limits {
  /**
   * What counts as time, in milliseconds: by the clock in a browser, where somebody waits; by the processor in a worker, so that a
   * busy machine does not make a good file look bad.
   */
  readonly now: () => number
  readonly milliseconds: number
  /** For drawing pages whose pictures decide whether they are in colour; counted apart. */
  readonly lookMilliseconds: number
  /** For drawing the edges of pages, and for summing the inks of pictures; what is left over is said. */
  readonly edgeMilliseconds: number
  readonly pictureMilliseconds: number
  readonly operations: number
  /** Unpacked bytes of one stream, and of all content together. */
  readonly streamBytes: number
  readonly contentBytes: number
  readonly pages: number
  readonly images: number
}

export const DEFAULT_LIMITS: Limits = {
  now: () => performance.now(),
  milliseconds: 10_000,
  lookMilliseconds: 20_000,
  edgeMilliseconds: 1000,
  pictureMilliseconds: 3000,
  operations: 20_000_000,
  streamBytes: 128 * 2 ** 20,
  contentBytes: 1024 * 2 ** 20,
  pages: 20_000,
  images: 5000,
}

/** Thrown when operations, bytes or time run out; what was read until then stays. */
export class BudgetSpent extends Error {
  constructor(what: string) {
    super(`reading stopped: ${what}`)
  }
}

const CLOCK_EVERY = 4096

/** Counts down over a whole file. */
export class Budget {
  readonly limits: Limits
  readonly #deadline: number
  #operations = 0
  #bytes = 0
  #looked = 0

  constructor(limits: Limits) {
    this.limits = limits
    this.#deadline = limits.now() + limits.milliseconds
  }

  operation(): void {
    this.#operations++
    if (this.#operations > this.limits.operations) throw new BudgetSpent('operations')
    if (this.#operations % CLOCK_EVERY === 0) this.#time()
  }

  bytes(count: number): void {
    this.#bytes += count
    if (this.#bytes > this.limits.contentBytes) throw new BudgetSpent('bytes')
  }

  #time(): void {
    if (this.#timeLeft() <= 0) throw new BudgetSpent('time')
  }

  #timeLeft(): number {
    return this.#deadline + this.#looked - this.limits.now()
  }

  mayLook(): boolean {
    return this.#looked < this.limits.lookMilliseconds
  }

  /** Answers yes until so much time has gone by. */
  timer(milliseconds: number): () => boolean {
    const { now } = this.limits
    const until = now() + milliseconds
    return () => now() < until
  }

  /** Runs something whose time does not count as reading. */
  look<T>(work: () => T): T {
    const start = this.limits.now()
    try {
      return work()
    } finally {
      this.#looked += this.limits.now() - start
    }
  }
}
