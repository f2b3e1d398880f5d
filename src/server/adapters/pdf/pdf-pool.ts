import type { PdfJob, PdfResult, ProcessLimits } from '#/workers/pdf/protocol.ts'
import { PdfProcess } from './pdf-process.ts'

const IDLE_MS = 60_000

interface Waiting {
  readonly job: PdfJob
  readonly progress: ((percent: number) => void) | undefined
  readonly resolve: (result: Promise<PdfResult>) => void
  readonly reject: (error: Error) => void
}

/** Gives jobs to at most `size` processes, in the order they came. Idle processes end after a minute. */
export class PdfPool {
  readonly #size: number
  readonly #limits: Partial<ProcessLimits>
  readonly #waiting: Waiting[] = []
  #idle: PdfProcess[] = []
  readonly #busy = new Set<PdfProcess>()
  #idleTimer: NodeJS.Timeout | undefined
  #closed = false

  constructor(size: number, limits: Partial<ProcessLimits>) {
    this.#size = size
    this.#limits = limits
  }

  run(job: PdfJob, progress?: (percent: number) => void): Promise<PdfResult> {
    if (this.#closed) return Promise.reject(new Error('the PDF reader is closed'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, progress, resolve, reject })
      this.#startNext()
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#idleTimer)
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the PDF reader is closed'))
    for (const process of [...this.#idle, ...this.#busy]) process.kill()
    this.#idle = []
  }

  #startNext(): void {
    if (this.#busy.size >= this.#size) return
    const next = this.#waiting.shift()
    if (!next) return
    this.#idle = this.#idle.filter((process) => process.usable)
    const process = this.#idle.pop() ?? new PdfProcess(this.#limits)
    this.#busy.add(process)
    const done = process.run(next.job, next.progress).finally(() => this.#free(process))
    next.resolve(done)
  }

  #free(process: PdfProcess): void {
    this.#busy.delete(process)
    if (process.usable && !this.#closed) this.#idle.push(process)
    clearTimeout(this.#idleTimer)
    this.#idleTimer = setTimeout(() => this.#endIdle(), IDLE_MS).unref()
    this.#startNext()
  }

  #endIdle(): void {
    for (const process of this.#idle.splice(0)) process.kill()
  }
}
