import { DAY_MS, daysAfter, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'

/** How long a price of a tariff holds, in days. */
export const ESTIMATE_DAYS = 30

/** The first instant at which the price no longer holds: the midnight in Seoul that ends the last day. */
export function expiryOf(madeAt: Date): Date {
  return daysAfter(seoulMidnight(seoulDay(madeAt)), ESTIMATE_DAYS + 1)
}

/** The last day of validity in Seoul, `YYYY-MM-DD`. */
export const lastDayOf = (expiresAt: Date): string => seoulDay(new Date(expiresAt.getTime() - 1))

export const isOver = (expiresAt: Date, now: Date): boolean => now.getTime() >= expiresAt.getTime()

/** Whole days that are left after today; 0 on the last day, -1 when it is over. */
export function daysLeft(expiresAt: Date, now: Date): number {
  if (isOver(expiresAt, now)) return -1
  const day = (text: string) => Date.parse(`${text}T00:00:00Z`)
  return (day(lastDayOf(expiresAt)) - day(seoulDay(now))) / DAY_MS
}
