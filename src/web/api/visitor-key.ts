import { safeStorage } from './safe-storage.ts'

const KEY = 'jikji.visitor'

/**
 * Random secret of this browser, made at first use and sent as the header `visitor-key`: what a visitor uploads before
 * logging in belongs to whoever holds it.
 */
export function visitorKey(): string {
  const storage = safeStorage()
  const kept = storage.getItem(KEY)
  if (kept) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  storage.setItem(KEY, made)
  return made
}
