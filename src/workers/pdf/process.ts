import { Worker } from 'node:worker_threads'
import { millisecondsFor, PROCESS_LIMITS, type AnswerMessage, type JobMessage, type ProcessLimits } from './protocol.ts'

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

let current: { readonly id: number; readonly deadline: number; readonly rssBytes: number } | undefined

process.on('message', (message: JobMessage) => {
  const rssBytes = message.job.kind === 'fix' ? limits.fixRssBytes : limits.rssBytes
  current = { id: message.id, deadline: Date.now() + millisecondsFor(limits, message.job), rssBytes }
  thread.postMessage(message)
})
process.on('disconnect', () => process.exit(0))

thread.on('message', (answer: AnswerMessage) => {
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
  if (Date.now() > current.deadline) stop({ id: current.id, type: 'limit', limit: 'time' })
  else if (process.memoryUsage.rss() > current.rssBytes) stop({ id: current.id, type: 'limit', limit: 'memory' })
}, WATCH_EVERY_MS)

/** Says why and ends; the operating system takes the memory back at once. */
function stop(answer: AnswerMessage): void {
  current = undefined
  process.send?.(answer, () => process.exit(0))
}
