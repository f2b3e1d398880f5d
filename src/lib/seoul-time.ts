/** Time as Seoul tells it, which has no summer time; never by the time zone of a machine. */

export const DAY_MS = 86_400_000
const OFFSET_MS = 9 * 3_600_000

/** The wall clock of Seoul, to be read with the UTC methods of `Date`. */
export const seoulClock = (instant: Date): Date => new Date(instant.getTime() + OFFSET_MS)

/** The day of an instant, `YYYY-MM-DD`. */
export const seoulDay = (instant: Date): string => seoulClock(instant).toISOString().slice(0, 10)

/** The instant at which a day (`YYYY-MM-DD`) begins. */
export const seoulMidnight = (day: string): Date => new Date(`${day}T00:00:00+09:00`)

/** The same time of day so many days later. */
export const daysAfter = (instant: Date, days: number): Date => new Date(instant.getTime() + days * DAY_MS)

/** The same time of day so many days earlier. */
export const daysBefore = (instant: Date, days: number): Date => daysAfter(instant, -days)

/** `14:05` in Seoul. */
export const seoulTime = (instant: Date): string => seoulClock(instant).toISOString().slice(11, 16)

/** `2026-11-20 14:05:09` in Seoul. */
export const seoulDateTime = (instant: Date): string => seoulClock(instant).toISOString().slice(0, 19).replace('T', ' ')
