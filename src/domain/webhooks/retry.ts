const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** After each failure in a row: a hiccup is over in seconds, a weekend in days. */
const PAUSES = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
  24 * HOUR,
] as const

/** How long an address rests after so many failures in a row, and a delivery after so many tries. */
export const pauseAfter = (failures: number): number => PAUSES[Math.min(failures, PAUSES.length) - 1] ?? 0

/** One delivery that an address never takes, while it takes others, is given up. */
export const MOST_TRIES = PAUSES.length + 1

/** An address that takes nothing for so long is asked no more. */
export const STOP_AFTER_MS = 72 * HOUR
