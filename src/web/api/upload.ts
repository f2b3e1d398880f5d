import type { BodyInputOf, Endpoint, ResultOf } from '#/contract/endpoint.ts'
import type { Envelope } from '#/contract/envelope.ts'
import { ApiError } from './api-error.ts'
import { apiOrigin } from './api-origin.ts'
import type { CallInput, LooseInput } from './call.ts'
import { pathWithQuery, settleFailure } from './call.ts'
import { audienceOf, sessionOf } from './app-callbacks.ts'
import { withFreshTokens } from './refresh-gate.ts'
import type { OnProgress, ProgressShares } from './shared-progress.ts'
import { sharedProgress } from './shared-progress.ts'
import { visitorKey } from './visitor-key.ts'

interface Sending {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Blob | FormData
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: OnProgress | undefined
  readonly shares?: ProgressShares | undefined
}

export interface Received {
  readonly status: number
  readonly text: string
  readonly headers: { get(name: string): string | null }
}

/** Sends with XMLHttpRequest, because fetch cannot tell how much has gone. Rejects with AbortError or `ApiError` 0. */
export function sendWithProgress({
  method,
  url,
  headers,
  body,
  signal,
  onProgress,
  shares,
}: Sending): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const progress = sharedProgress(onProgress ?? (() => undefined), shares)
    const part = (event: ProgressEvent) => (event.lengthComputable && event.total > 0 ? event.loaded / event.total : 0)
    const abort = () => request.abort()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', (event) => progress.uploaded(part(event)))
    request.upload.addEventListener('load', () => progress.uploaded(1))
    request.addEventListener('progress', (event) => progress.downloaded(part(event)))
    request.addEventListener('load', () => {
      progress.done()
      const get = (name: string) => request.getResponseHeader(name)
      resolve({ status: request.status, text: request.responseText, headers: { get } })
    })
    request.addEventListener('error', () => reject(new ApiError(0, null)))
    request.addEventListener('abort', () => reject(new DOMException('taken back', 'AbortError')))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    if (signal?.aborted) return reject(new DOMException('taken back', 'AbortError'))
    signal?.addEventListener('abort', abort)
    request.send(body)
  })
}

export interface PutOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  readonly onProgress?: OnProgress
}

/** Straight to storage by a signed URL; the whole bar belongs to the upload, there is nothing to receive. */
export async function putBlob(url: string, blob: Blob, options: PutOptions = {}): Promise<Received> {
  const shares = { upload: 1, download: 0 }
  const answer = await sendWithProgress({
    ...options,
    method: 'PUT',
    url,
    body: blob,
    headers: options.headers ?? {},
    shares,
  })
  if (answer.status < 200 || answer.status > 299) throw new ApiError(answer.status, null)
  return answer
}

type FormInput<E extends Endpoint> = Omit<CallInput<E>, 'body'> & {
  readonly body: FormData
  readonly onProgress?: OnProgress
  readonly shares?: ProgressShares
}

/** A multipart POST or PATCH to an endpoint, with the same tokens, envelope and failures as `call`. */
export async function sendForm<E extends Endpoint>(endpoint: E, input: FormInput<E>): Promise<ResultOf<E>> {
  const audience = audienceOf(endpoint.access, location.pathname)
  const session = sessionOf(audience)
  const loose = input as FormInput<E> & LooseInput & { readonly body: FormData & BodyInputOf<E> }
  try {
    const answer = await withFreshTokens(session, (tokenHeaders) =>
      sendWithProgress({
        method: endpoint.method,
        url: apiOrigin() + pathWithQuery(endpoint, loose),
        headers: { 'visitor-key': visitorKey(), ...keyHeader(loose), ...tokenHeaders },
        body: input.body,
        signal: loose.signal,
        onProgress: input.onProgress,
        shares: input.shares,
      }),
    )
    return envelopeOf(answer) as ResultOf<E>
  } catch (error) {
    if (error instanceof ApiError) settleFailure(error, audience, loose)
    throw error
  }
}

const keyHeader = (input: LooseInput): Record<string, string> =>
  input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}

function envelopeOf(answer: Received): unknown {
  let body: Envelope<unknown> | null = null
  try {
    body = JSON.parse(answer.text) as Envelope<unknown>
  } catch {
    body = null
  }
  if (body?.result === 'SUCCESS' && answer.status < 300) return body.resultData
  throw new ApiError(answer.status, body?.result === 'FAIL' ? body : null)
}
