/**
 * Keeps callers from waiting for a service that hangs: after a few calls in a row without an answer it says no at once for a
 * while, then lets one call through to see. A refusal or a fault is an answer; only silence costs a waiting place.
 */
export interface Breaker {
  /** False: do not call now. Each `true` is followed by `answered` or `silent`. */
  mayCall(): boolean
  answered(): void
  silent(): void
}

/** Code of a call that was not made. */
export const RESTING = 'SERVICE_RESTING'

const SILENT_CALLS = 3
const REST_MS = 10_000

export function createBreaker({
  silentCalls = SILENT_CALLS,
  restMs = REST_MS,
  now = () => performance.now(),
}: { readonly silentCalls?: number; readonly restMs?: number; readonly now?: () => number } = {}): Breaker {
  let inARow = 0
  let closedUntil = 0
  return {
    mayCall: () => {
      if (inARow < silentCalls) return true
      if (now() < closedUntil) return false
      // The one that looks; the others go on resting until it is back.
      closedUntil = now() + restMs
      return true
    },
    answered: () => {
      inARow = 0
    },
    silent: () => {
      inARow += 1
      closedUntil = now() + restMs
    },
  }
}

/** Whether a failed `fetch` or the like ended by its time limit. */
export const isSilence = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
