import { safeStorage } from '#/web/api/safe-storage.ts'

const KEY = 'jikji.social'

interface Attempt {
  /** Proves that this browser began it. */
  readonly key: string
  /** Where the person was. */
  readonly from: string | null
}

/** Leaves for the provider; what is needed to finish waits in this browser. */
export function leaveFor({ url, key }: { readonly url: string; readonly key: string }, from: string | null): void {
  safeStorage().setItem(KEY, JSON.stringify({ key, from } satisfies Attempt))
  location.assign(url)
}

/** The attempt that this browser began last; null when there was none. It is taken once. */
export function takeAttempt(): Attempt | null {
  const text = safeStorage().getItem(KEY)
  safeStorage().removeItem(KEY)
  return text ? (JSON.parse(text) as Attempt) : null
}
