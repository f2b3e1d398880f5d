import { Worker } from 'node:worker_threads'
import type { AnswerMessage, JobLimits, JobMessage } from './protocol.ts'

/**
 * The worker process: passes one job at a time to a thread and watches time and memory from outside it, because a thread that
 * is busy inside wasm cannot watch itself. After a limit the process ends; its parent starts another one when needed.
 */
const WATCH_EVERY_MS = 20
/** A page of many small objects fills the young generation, which is not counted as heap and grows to 100 MB by itself. */
const YOUNG_MB = 24

const thread = new Worker(new URL('./thread.ts', import.meta.url), {
  resourceLimits: {
    maxOldGenerationSizeMb: Number(process.env['PDF_HEAP_MB']),
    maxYoungGenerationSizeMb: YOUNG_MB,
    stackSizeMb: 16,
  },
})

interface Current {
  readonly id: number
  readonly limits: JobLimits
  readonly begun: number
  /** The processor's time that the process had used when the job began; not known before. */
  spentBefore: number | null
}
let current: Current | undefined

const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

process.on('message', (message: JobMessage) => {
  const { id, limits } = message
  current = { id, limits, begun: performance.now(), spentBefore: null }
  thread.postMessage(message)
})
process.on('disconnect', () => process.exit(0))

thread.on('message', (answer: AnswerMessage) => {
  if (answer.type === 'started') {
    if (current) current.spentBefore = spent()
    process.send?.(answer)
    return
  }
  if (answer.type === 'limit') return stop(answer)
  if (answer.type !== 'progress') current = undefined
  process.send?.(answer)
})
// Before the engine is up nobody has looked at the file: the machine had no room for the thread.
thread.on('error', () => {
  if (current?.spentBefore === null) stop({ id: current.id, type: 'busy' })
  else if (current) stop({ id: current.id, type: 'limit', limit: 'memory' })
  else process.exit(1)
})

setInterval(() => {
  if (!current) return
  const { id, spentBefore, begun, limits } = current
  if (spentBefore !== null && spent() - spentBefore > limits.cpuMilliseconds) stop({ id, type: 'limit', limit: 'time' })
  else if (process.memoryUsage.rss() > limits.rssBytes) stop({ id, type: 'limit', limit: 'memory' })
  else if (performance.now() - begun > limits.clockMilliseconds) stop({ id, type: 'busy' })
}, WATCH_EVERY_MS)

/** Says why and ends; the operating system takes the memory back at once. */
function stop(answer: AnswerMessage): void {
  current = undefined
  process.send?.(answer, () => process.exit(0))
}
