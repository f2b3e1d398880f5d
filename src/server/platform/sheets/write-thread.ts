import { parentPort, workerData } from 'node:worker_threads'
import { writeWorkbook } from './write-workbook.ts'

/** What the thread for one list is started with. */
export type WrittenSheet = Parameters<typeof writeWorkbook>

const content = await writeWorkbook(...(workerData as WrittenSheet))
parentPort?.postMessage(content)
