import { seoulClock, seoulMidnight } from '#/lib/seoul-time.ts'

/** The same day some months later in Seoul, at the end of that day; the last of a month that is shorter. */
export function endAfterMonths(from: Date, months: number): Date {
  const local = seoulClock(from)
  const year = local.getUTCFullYear()
  const month = local.getUTCMonth() + months
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(local.getUTCDate(), last)
  return seoulMidnight(new Date(Date.UTC(year, month, day + 1)).toISOString().slice(0, 10))
}
