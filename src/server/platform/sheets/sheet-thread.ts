import { parentPort, workerData } from 'node:worker_threads'
import { AppError, type ErrorCode } from '#/contract/errors.ts'
import { type SheetLimits, type SheetRows, sheetRows } from './sheet-rows.ts'

/** What the thread for one file is started with. */
export interface SheetWork {
  readonly content: Uint8Array
  readonly limits: SheetLimits
}

export type SheetAnswer =
  | { readonly rows: SheetRows }
  | { readonly refusal: { readonly code: ErrorCode; readonly message: string } }

const { content, limits } = workerData as SheetWork

/** What nobody foresaw ends the thread; whoever waits is told by that. */
async function answer(): Promise<SheetAnswer> {
  try {
    return { rows: await sheetRows(Buffer.from(content), limits) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { refusal: { code: error.code, message: error.message } }
  }
}

parentPort?.postMessage(await answer())
