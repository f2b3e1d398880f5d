import { useCallback, useRef } from 'react'
import { ApiError } from './api-error.ts'
import { newIdempotencyKey } from './idempotency-key.ts'

/** Runs a call with the key of its intent. */
export type Once = <T>(intent: unknown, run: (idempotencyKey: string) => Promise<T>) => Promise<T>

/**
 * Keys for acts that must happen once. An act keeps its key until the server answered it: sent again after the line broke, it
 * gets the answer of the first. An answer, also a refusal, ends the intent, and something else asked for is another intent.
 */
export function createOnce(newKey: () => string = newIdempotencyKey): Once {
  const keys = new Map<string, string>()
  return async (intent, run) => {
    const name = JSON.stringify(intent)
    const key = keys.get(name) ?? newKey()
    keys.set(name, key)
    try {
      const answer = await run(key)
      keys.delete(name)
      return answer
    } catch (error) {
      if (wasAnswered(error)) keys.delete(name)
      throw error
    }
  }
}

/** Above 499 a proxy may speak for a server that did the work all the same. 409: the first try may still be under way. */
const wasAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 409

export function useIdempotencyKey(): Once {
  const once = useRef<Once>(undefined)
  return useCallback<Once>((intent, run) => (once.current ??= createOnce())(intent, run), [])
}
