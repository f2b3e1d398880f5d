import { checkFile, readFacts, showPage, showReport } from '#/contract/prepress/preflight.contract.ts'
import type { PAGE_SIZES } from '#/contract/prepress/preflight.contract.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import type { PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { RouteId } from '#/domain/print/routes.ts'
import { call } from '#/web/api/call.ts'
import { callBlob } from '#/web/api/call-blob.ts'

/** A file that the server has whole, and the job it is judged for. */
export interface FileThere {
  readonly fileId: string
  readonly name: string
  readonly part: FilePurpose
  readonly spec: JobSpec
  /** The line that it was ordered with. */
  readonly lineId?: string | undefined
}

export interface FileRead {
  readonly facts: PdfFacts
  /** How the job is printed; limits come from it. */
  readonly route: RouteId | null
}

const ASK_EVERY_MS = 1500
/** A book of thousands of pages is read in a minute; who waits longer sees the file without its report. */
const ASKED_AT_MOST = 80

/** What the server reads of the file; it is asked to read it when it has not yet. Rejects when that cannot be had. */
export async function fetchFacts({ fileId, part, spec, lineId }: FileThere, signal: AbortSignal): Promise<FileRead> {
  const params = { fileId }
  let report = await call(checkFile, { params, body: { part, spec, lineId }, signal, errors: 'throw' })
  const { route } = report
  for (let asked = 0; report.state === 'waiting' && asked < ASKED_AT_MOST; asked += 1) {
    // oxlint-disable-next-line no-await-in-loop -- asked one after the other on purpose
    await rest(signal)
    // oxlint-disable-next-line no-await-in-loop
    report = await call(showReport, { params, signal, errors: 'throw' })
  }
  const { facts } = await call(readFacts, { params, signal, errors: 'throw' })
  return { facts, route }
}

export async function fetchPicture(
  fileId: string,
  page: number,
  size: keyof typeof PAGE_SIZES,
  signal: AbortSignal,
): Promise<ImageBitmap> {
  const blob = await callBlob(showPage, { params: { fileId, page }, query: { size }, signal, errors: 'throw' })
  return createImageBitmap(blob)
}

function rest(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ASK_EVERY_MS)
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason)), { once: true })
  })
}
