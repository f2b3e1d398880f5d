import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { AnswerMessage, JobLimits, JobMessage, PdfJob, PdfResult } from '#/workers/pdf/protocol.ts'
import { PdfBusyError, PdfLimitError } from '#/server/ports/pdf.ts'

const SCRIPT = fileURLToPath(new URL('../../../workers/pdf/process.ts', import.meta.url))
/** What the process has to stop itself after its own limit, before it is killed from here. */
const GRACE_MS = 5000
/** wasm memory only grows; a process that was made large by one file is not kept. */
const RECYCLE_ABOVE_BYTES = 320 * 2 ** 20

/** Where Node keeps what it compiled, if this server's does: a process starts in half the time then. */
const compileCache = () => {
  const folder = process.env['NODE_COMPILE_CACHE']
  return folder ? { NODE_COMPILE_CACHE: folder } : {}
}

const isKill = (signal: NodeJS.Signals | null): boolean => signal === 'SIGKILL' || signal === 'SIGTERM'

/** One worker process. It takes one job at a time and is replaced when `usable` turns false. */
export class PdfProcess {
  readonly #child: ChildProcess
  readonly heapMb: number
  #next = 1
  usable = true

  constructor(heapMb: number) {
    this.heapMb = heapMb
    this.#child = fork(SCRIPT, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // The process reads customers' files: it gets none of the server's secrets.
      env: { PATH: process.env['PATH'] ?? '', PDF_HEAP_MB: String(heapMb), ...compileCache() },
      execArgv: [],
    })
    this.#child.on('exit', () => (this.usable = false))
    this.#child.on('error', () => (this.usable = false))
    this.#holdServer(false)
  }

  /** Rejects with `PdfLimitError` for the file's fault, with `PdfBusyError` or another error for the machine's. */
  run(job: PdfJob, limits: JobLimits, progress?: (percent: number) => void): Promise<PdfResult> {
    const child = this.#child
    const id = this.#next++

    this.#holdServer(true)
    return new Promise<PdfResult>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.kill()
        finish(() => reject(new PdfBusyError()))
      }, limits.clockMilliseconds + GRACE_MS)
      const finish = (settle: () => void) => {
        clearTimeout(timer)
        child.off('message', onMessage)
        child.off('exit', onExit)
        child.off('error', onError)
        this.#holdServer(false)
        settle()
      }
      let started = false
      // Killed from outside, by a machine that is short of memory or by somebody, or ended before anybody looked at the file: that
      // says nothing about it.
      const onExit = (_code: number | null, signal: NodeJS.Signals | null) =>
        finish(() => reject(started && !isKill(signal) ? new PdfLimitError('the process died') : new PdfBusyError()))
      // A machine that has no room for another process, or none any more for this one.
      const onError = () => finish(() => reject(new PdfBusyError()))
      const onMessage = (answer: AnswerMessage) => {
        if (answer.id !== id) return
        if (answer.type === 'started') started = true
        else if (answer.type === 'progress') progress?.(answer.percent)
        else finish(() => this.#settle(answer, resolve, reject))
      }
      child.on('message', onMessage)
      child.once('exit', onExit)
      child.once('error', onError)
      child.send({ id, job, limits } satisfies JobMessage)
    })
  }

  #settle(
    answer: Exclude<AnswerMessage, { type: 'progress' | 'started' }>,
    resolve: (result: PdfResult) => void,
    reject: (error: Error) => void,
  ): void {
    switch (answer.type) {
      case 'done':
        if (answer.rssBytes > RECYCLE_ABOVE_BYTES) this.kill()
        return resolve(answer.result)
      case 'limit':
        this.kill()
        return reject(new PdfLimitError(answer.limit))
      case 'busy':
        this.kill()
        return reject(new PdfBusyError())
      case 'failed':
        return reject(Object.assign(new Error(answer.message), answer.code ? { code: answer.code } : {}))
    }
  }

  /** An idle process does not keep the server from ending; a job under way does. */
  #holdServer(hold: boolean): void {
    const { channel } = this.#child
    if (hold) {
      this.#child.ref()
      channel?.ref()
    } else {
      this.#child.unref()
      channel?.unref()
    }
  }

  kill(): void {
    this.usable = false
    this.#child.kill('SIGKILL')
  }
}
