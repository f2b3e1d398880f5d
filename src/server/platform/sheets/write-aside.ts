import { Worker } from 'node:worker_threads'
import { AppError } from '#/contract/errors.ts'
import { NoTurn, Turns } from '#/server/platform/db/turns.ts'
import type { WrittenSheet } from './write-thread.ts'
import { writeWorkbook } from './write-workbook.ts'

/** So few are written sooner than a thread is started. */
const FEW_ROWS = 200
const MOST_HEAP_MB = 1_024
const MOST_AT_ONCE = 2
const turns = new Turns({ atOnce: MOST_AT_ONCE, waiting: 40, waitMs: 60_000 })

/**
 * Writes a long list in a thread of its own, two at once: twenty thousand orders of a firm keep a processor for seconds, and everybody
 * else goes on. Errors: UNAVAILABLE.
 */
export async function writeAside(...sheet: WrittenSheet): Promise<Uint8Array> {
  if (sheet[1].length <= FEW_ROWS) return writeWorkbook(...sheet)
  try {
    return await turns.take(new AbortController().signal, () => writeInThread(sheet))
  } catch (error) {
    throw error instanceof NoTurn ? new AppError('UNAVAILABLE') : error
  }
}

function writeInThread(sheet: WrittenSheet): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('write-thread.ts', import.meta.url), {
      workerData: sheet,
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    })
    thread.unref()
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new AppError('UNAVAILABLE')))
  })
}
