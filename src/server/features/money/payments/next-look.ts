import { DAY_MS } from '#/lib/seoul-time.ts'

const MINUTE_MS = 60_000
/** A bank withdraws within minutes what it reported by mistake; a card company needs days to months. */
const FIRST_MS = { account: 3 * MINUTE_MS, other: 60 * MINUTE_MS } as const
const WEEK_MS = 7 * DAY_MS
/** Card companies take disputes for about 120 days; after half a year nobody asks any more. */
const OVER_MS = 180 * DAY_MS

/**
 * When a captured payment is read again: after as long as it is old, a week at most; null when it is too old to change. Notices
 * bring the news at once; this is for the notice that never came.
 */
export function nextLook(settledAt: Date, now: Date, kind: keyof typeof FIRST_MS): Date | null {
  const age = now.getTime() - settledAt.getTime()
  if (age > OVER_MS) return null
  return new Date(now.getTime() + Math.min(WEEK_MS, Math.max(FIRST_MS[kind], age)))
}
