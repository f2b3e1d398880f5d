import { limitsFor, type JobLimits, type PdfJob, type PdfResult, type ProcessLimits } from '#/workers/pdf/protocol.ts'
import { PdfBusyError, PdfLimitError } from '#/server/ports/pdf.ts'
import { PdfProcess } from './pdf-process.ts'

const IDLE_MS = 60_000
/** A file that was heavy once is heavy again; so many are remembered. */
const HEAVY_REMEMBERED = 1000

interface Waiting {
  readonly job: PdfJob
  readonly progress: ((percent: number) => void) | undefined
  readonly resolve: (result: PdfResult) => void
  readonly reject: (error: unknown) => void
  readonly heavy: boolean
}

export interface PdfPoolOptions {
  /** Processes at once. */
  readonly size: number
  readonly limits: ProcessLimits
  /**
   * Of the processor's time. What takes longer, or goes over any limit, is done once more in the lane of heavy work, alone and in a
   * new process, and only that says something about the file. 0: all work is heavy, and done once.
   */
  readonly shortMilliseconds: number
}

/**
 * Gives jobs to a few processes, in the order they came. Heavy work has all of them but one, so that whoever brings a short file
 * never waits for it. Idle processes end after a minute.
 */
export class PdfPool {
  readonly #options: PdfPoolOptions
  readonly #waiting: Waiting[] = []
  readonly #heavyFiles = new Set<string>()
  #idle: PdfProcess[] = []
  readonly #busy = new Map<PdfProcess, Waiting>()
  #idleTimer: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: PdfPoolOptions) {
    this.#options = options
  }

  run(job: PdfJob, progress?: (percent: number) => void): Promise<PdfResult> {
    if (this.#closed) return Promise.reject(new Error('the PDF reader is closed'))
    const heavy = this.#options.shortMilliseconds === 0 || ('path' in job && this.#heavyFiles.has(job.path))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, progress, resolve, reject, heavy })
      this.#startNext()
    })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#idleTimer)
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the PDF reader is closed'))
    for (const process of [...this.#idle, ...this.#busy.keys()]) process.kill()
    this.#idle = []
  }

  #startNext(): void {
    const { size } = this.#options
    if (this.#busy.size >= size) return
    const heavyBusy = [...this.#busy.values()].filter(({ heavy }) => heavy).length
    const mayBeHeavy = heavyBusy < Math.max(1, size - 1)
    const at = this.#waiting.findIndex(({ heavy }) => !heavy || mayBeHeavy)
    const [next] = at < 0 ? [] : this.#waiting.splice(at, 1)
    if (!next) return
    const process = this.#processFor(next)
    this.#busy.set(process, next)
    void this.#work(process, next).finally(() => this.#free(process))
    this.#startNext()
  }

  /** What is heavy once more gets a new one: an old one has grown by the files before. */
  #processFor(waiting: Waiting): PdfProcess {
    const { heapMb } = this.#limitsOf(waiting)
    this.#idle = this.#idle.filter((process) => process.usable)
    const at = this.#idle.findIndex((process) => process.heapMb === heapMb)
    const [known] = at < 0 ? this.#idle.splice(0, 1) : this.#idle.splice(at, 1)
    if (known?.heapMb === heapMb && !this.#isSecond(waiting)) return known
    known?.kill()
    return new PdfProcess(heapMb)
  }

  #isSecond({ heavy }: Waiting): boolean {
    return heavy && this.#options.shortMilliseconds > 0
  }

  /** Whatever is short runs under the limits of reading: so one kind of process serves all of it, and none is started anew. */
  #limitsOf({ job, heavy }: Waiting): JobLimits {
    const { limits, shortMilliseconds } = this.#options
    if (heavy) return limitsFor(limits, job)
    return { ...limits.reading, cpuMilliseconds: Math.min(limits.reading.cpuMilliseconds, shortMilliseconds) }
  }

  async #work(process: PdfProcess, waiting: Waiting): Promise<void> {
    const { job, progress, heavy, resolve, reject } = waiting
    try {
      resolve(await process.run(job, this.#limitsOf(waiting), progress))
    } catch (error) {
      if (heavy || !(error instanceof PdfLimitError)) return reject(error)
      if (this.#closed) return reject(new PdfBusyError())
      if ('path' in job) this.#remember(job.path)
      this.#waiting.push({ ...waiting, heavy: true })
    }
  }

  #remember(file: string): void {
    const [oldest] = this.#heavyFiles
    if (this.#heavyFiles.size >= HEAVY_REMEMBERED && oldest !== undefined) this.#heavyFiles.delete(oldest)
    this.#heavyFiles.add(file)
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
