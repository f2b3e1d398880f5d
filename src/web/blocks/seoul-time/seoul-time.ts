import { seoulDateTime } from '#/lib/seoul-time.ts'

/** `2026-11-20 14:00`, the shop's time wherever the browser is. */
export const seoulMinute = (instant: string): string => seoulDateTime(new Date(instant)).slice(0, 16)

/** What a `datetime-local` field says, taken as the shop's time; null while it is not filled in. */
export const instantOf = (field: string): string | null =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(field) ? `${field.slice(0, 16)}:00+09:00` : null

/** The next midnight, as such a field says it: when new prices usually begin. */
export const nextMidnight = (now: Date): string =>
  `${seoulDateTime(new Date(now.getTime() + 86_400_000)).slice(0, 10)}T00:00`

/** An instant as a `datetime-local` field says it. */
export const fieldOf = (instant: string): string => seoulMinute(instant).replace(' ', 'T')
