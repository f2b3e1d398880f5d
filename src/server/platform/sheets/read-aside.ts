import { Worker } from 'node:worker_threads'
import { AppError } from '#/contract/errors.ts'
import type { SheetLimits, SheetRows } from './sheet-rows.ts'
import type { SheetAnswer, SheetWork } from './sheet-thread.ts'

interface Patience {
  /** Of the processor: a list that takes more is none. */
  readonly cpuMs: number
  /** Of the clock: the machine is busy, which says nothing about the list. */
  readonly clockMs: number
}
const PATIENCE: Patience = { cpuMs: 20_000, clockMs: 60_000 }
const LOOK_EVERY_MS = 250
const MOST_HEAP_MB = 384
const MOST_AT_ONCE = 2

const line: { busy: number; readonly waiting: (() => void)[] } = { busy: 0, waiting: [] }

/**
 * Takes a list apart in a thread of its own, two at once: five megabytes of line breaks keep a processor for seconds, and everybody
 * else goes on. Errors: INVALID_INPUT, UNSUPPORTED_TYPE, UNAVAILABLE.
 */
export async function readAside(content: Buffer, limits: SheetLimits, patience = PATIENCE): Promise<SheetRows> {
  // Somebody else may have come in between the end of one list and this one's turn.
  while (line.busy >= MOST_AT_ONCE) await new Promise<void>((resolve) => line.waiting.push(resolve))
  line.busy += 1
  try {
    return await readInThread({ content, limits }, patience)
  } finally {
    line.busy -= 1
    line.waiting.shift()?.()
  }
}

function readInThread(work: SheetWork, { cpuMs, clockMs }: Patience): Promise<SheetRows> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('sheet-thread.ts', import.meta.url), {
      workerData: work,
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    })
    thread.unref()
    const end = (settle: () => void) => {
      clearInterval(watch)
      clearTimeout(late)
      settle()
      void thread.terminate()
    }
    const tooMuch = () => end(() => reject(new AppError('INVALID_INPUT', TOO_MUCH)))
    const late = setTimeout(() => end(() => reject(new AppError('UNAVAILABLE', LATER))), clockMs)
    const watch = setInterval(() => {
      const isTooMuch = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000 > cpuMs
      // Nobody answers for a thread that has just ended.
      void thread.cpuUsage().then(
        (used) => isTooMuch(used) && tooMuch(),
        () => undefined,
      )
    }, LOOK_EVERY_MS)
    thread.on('message', (answer: SheetAnswer) =>
      end(() => ('rows' in answer ? resolve(answer.rows) : reject(refusalOf(answer)))),
    )
    thread.on('error', tooMuch)
    thread.on('exit', tooMuch)
  })
}

const LATER = '지금은 파일을 읽을 수 없습니다. 잠시 뒤 다시 올려 주세요.'
const TOO_MUCH = '파일이 너무 복잡해 읽지 못했습니다. 필요한 줄만 담아 다시 올려 주세요.'

const refusalOf = ({ refusal }: Extract<SheetAnswer, { refusal: object }>) =>
  new AppError(refusal.code, refusal.message)
