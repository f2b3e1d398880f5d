import { Worker } from 'node:worker_threads'
import {
  clockLimitFor,
  cpuLimitFor,
  PROCESS_LIMITS,
  type AnswerMessage,
  type JobMessage,
  type ProcessLimits,
} from './protocol.ts'

/**
 * The worker process: passes one job at a time to a thread and watches time and memory from outside it, because a thread that
 * is busy inside wasm cannot watch itself. After a limit the process ends; its parent starts another one when needed.
 */
const WATCH_EVERY_MS = 20
const HEAP_MB = 1200

const limits: ProcessLimits = { ...PROCESS_LIMITS, ...JSON.parse(process.env['PDF_LIMITS'] ?? '{}') }
const thread = new Worker(new URL('./thread.ts', import.meta.url), {
  resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, stackSizeMb: 16 },
})

interface Current {
  readonly id: number
  readonly cpuMs: number
  readonly clockEnds: number
  readonly rssBytes: number
  /** The processor's time that the process had used when the job began; not known before. */
  spentBefore: number | null
}
let current: Current | undefined

const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

process.on('message', ({ id, job }: JobMessage) => {
  current = {
    id,
    cpuMs: cpuLimitFor(limits, job),
    clockEnds: performance.now() + clockLimitFor(limits, job),
    rssBytes: job.kind === 'fix' || job.kind === 'canonical' ? limits.fixRssBytes : limits.rssBytes,
    spentBefore: null,
  }
  thread.postMessage({ id, job } satisfies JobMessage)
})
process.on('disconnect', () => process.exit(0))

thread.on('message', (answer: AnswerMessage) => {
  if (answer.type === 'started') {
    if (current) current.spentBefore = spent()
    return
  }
  if (answer.type === 'limit') return stop(answer)
  if (answer.type !== 'progress') current = undefined
  process.send?.(answer)
})
thread.on('error', () => {
  if (current) stop({ id: current.id, type: 'limit', limit: 'memory' })
  else process.exit(1)
})

setInterval(() => {
  if (!current) return
  const { id, spentBefore, cpuMs, clockEnds, rssBytes } = current
  if (spentBefore !== null && spent() - spentBefore > cpuMs) stop({ id, type: 'limit', limit: 'time' })
  else if (process.memoryUsage.rss() > rssBytes) stop({ id, type: 'limit', limit: 'memory' })
  else if (performance.now() > clockEnds) stop({ id, type: 'busy' })
}, WATCH_EVERY_MS)

/** Says why and ends; the operating system takes the memory back at once. */
function stop(answer: AnswerMessage): void {
  current = undefined
  process.send?.(answer, () => process.exit(0))
}
