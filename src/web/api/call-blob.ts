import type { Endpoint } from '#/contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { apiOrigin } from './api-origin.ts'
import { pathWithQuery, readEnvelope, settleFailure, type CallInput, type LooseInput } from './call.ts'
import { audienceOf, sessionOf } from './app-callbacks.ts'
import { withFreshTokens } from './refresh-gate.ts'
import { visitorKey } from './visitor-key.ts'

/** For endpoints that answer with bytes (pictures, files): same tokens and failures as `call`. */
export async function callBlob<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Blob> {
  const loose = input as LooseInput
  const audience = audienceOf(endpoint.access, location.pathname)
  try {
    const answer = await withFreshTokens(sessionOf(audience), (tokenHeaders) =>
      fetch(apiOrigin() + pathWithQuery(endpoint, loose), {
        method: endpoint.method,
        headers: {
          'visitor-key': visitorKey(),
          ...(loose.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...tokenHeaders,
        },
        ...(loose.body === undefined ? {} : { body: JSON.stringify(loose.body) }),
        ...(loose.signal ? { signal: loose.signal } : {}),
      }).catch((error: unknown) => {
        throw error instanceof TypeError ? new ApiError(0, null) : error
      }),
    )
    if (!answer.ok) await readEnvelope(answer)
    return await answer.blob()
  } catch (error) {
    if (error instanceof ApiError) settleFailure(error, audience, loose)
    throw error
  }
}

/** Gives the browser a file to keep under its own name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked later: Safari reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
