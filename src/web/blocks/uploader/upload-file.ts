import type { FileView } from '#/contract/files/files.contract.ts'
import { PART_BYTES, partBytes } from '#/domain/files/purposes.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { ApiError } from '#/web/api/api-error.ts'
import type { UploadPort } from './upload-port.ts'

export interface UploadProgress {
  readonly fileId: string
  readonly sent: number
  /** What the upload waits for before it goes on by itself: the line, room at the shop, or a shop that is busy. */
  readonly waiting: WaitingFor | null
}

export type WaitingFor = 'line' | 'room' | 'shop'

export interface UploadRequest {
  readonly file: Blob & { readonly name: string }
  readonly purpose: FilePurpose
  /** Of an upload that was begun before and is to be gone on with. */
  readonly fileId: string | null
  readonly signal: AbortSignal
  readonly onProgress: (progress: UploadProgress) => void
}

/** Parts on the way at once: one fills the line while another is hashed and signed. */
const LANES = 2
const FIRST_REST_MS = 800
const LONGEST_REST_MS = 15_000

/**
 * Uploads a file part by part until the server has said that it is whole. A lost connection or a busy server is waited for;
 * parts that are already there are not sent again. Rejects with the server's refusal, or with the signal's reason.
 */
export async function uploadFile(port: UploadPort, request: UploadRequest): Promise<FileView> {
  const { file, purpose, signal } = request
  const again = retryPolicy(port, request)
  const started =
    request.fileId ??
    (await again(() => port.start({ name: file.name, bytes: file.size, purpose, contentType: file.type }))).fileId
  again.fileId = started
  const there = await again(() => port.show(started))
  if (there.state === 'ready') return there
  if (there.state === 'uploading') await sendMissing(port, request, again, there)
  signal.throwIfAborted()
  return completed(port, signal, () => again(() => port.complete(started)))
}

/** A large file is read for longer than an answer may take; then it is asked again. */
export async function completed(
  port: Pick<UploadPort, 'rest'>,
  signal: AbortSignal,
  complete: () => Promise<FileView>,
): Promise<FileView> {
  for (;;) {
    const view = await complete()
    if (view.state === 'ready') return view
    await port.rest(FIRST_REST_MS, signal)
  }
}

async function sendMissing(
  port: UploadPort,
  request: UploadRequest,
  again: RetryPolicy,
  there: FileView,
): Promise<void> {
  const { file, signal, onProgress } = request
  const missing = Array.from({ length: there.partCount }, (_, index) => index + 1).filter(
    (number) => !there.partsThere.includes(number),
  )
  const onTheWay = new Map<number, number>()
  let arrived = there.partsThere.reduce((sum, number) => sum + partBytes(file.size, number), 0)
  const tell = () => {
    const flying = [...onTheWay.values()].reduce((sum, bytes) => sum + bytes, 0)
    again.sent = arrived + flying
    onProgress({ fileId: there.id, sent: again.sent, waiting: null })
  }
  const sendOne = async (number: number) => {
    const start = (number - 1) * PART_BYTES
    const part = file.slice(start, start + partBytes(file.size, number))
    const sha256 = await port.hash(part)
    await again(async () => {
      const signed = await port.sign(there.id, number, sha256)
      await port.put(signed, part, signal, (share) => {
        onTheWay.set(number, part.size * share)
        tell()
      })
    })
    onTheWay.delete(number)
    arrived += part.size
    tell()
  }
  const lane = async () => {
    for (let number = missing.shift(); number !== undefined; number = missing.shift()) {
      signal.throwIfAborted()
      await sendOne(number)
    }
  }
  tell()
  await Promise.all(Array.from({ length: LANES }, lane))
}

interface RetryPolicy {
  <T>(act: () => Promise<T>): Promise<T>
  fileId: string
  sent: number
}

/** Tries an act again while the failure is the network's or a busy server's, resting longer each time. */
function retryPolicy(port: UploadPort, { signal, onProgress }: UploadRequest): RetryPolicy {
  const again = async <T>(act: () => Promise<T>): Promise<T> => {
    for (let rest = FIRST_REST_MS; ; rest = Math.min(LONGEST_REST_MS, rest * 2)) {
      signal.throwIfAborted()
      try {
        return await act()
      } catch (error) {
        if (signal.aborted) throw signal.reason
        if (!(error instanceof ApiError) || !isPassing(error)) throw error
        onProgress({ fileId: wrapped.fileId, sent: wrapped.sent, waiting: waitingFor(error) })
        await port.rest(rest, signal)
      }
    }
  }
  const wrapped: RetryPolicy = Object.assign(again, { fileId: '', sent: 0 })
  return wrapped
}

function waitingFor({ status }: ApiError): WaitingFor {
  if (status === 507) return 'room'
  return status === 0 ? 'line' : 'shop'
}

/** No answer, too many requests, or a server that is restarting. An expired signature (403 from storage) is signed anew. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return (
    error.status === 0 || error.status === 429 || error.status >= 500 || (error.status === 403 && error.code === null)
  )
}
