import { DAY_MS } from '#/lib/seoul-time.ts'

/** Days for which a changed policy is told before it counts, as the terms promise. */
const NOTICE_DAYS = 7

/** The first day from which a policy announced today may count: `YYYY-MM-DD`. */
export const earliestEffect = (today: string): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + NOTICE_DAYS * DAY_MS).toISOString().slice(0, 10)
