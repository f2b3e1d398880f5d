const FREE = 5
const FIRST_SECONDS = 10
const MOST_SECONDS = 3_600
const FORGIVEN_MS = 3_600_000

/** Wrong codes of one member after which the desk is told. */
export const ALARM_AT = 10

/** How long the next code has to wait once this many were wrong: twice as long each time, up to an hour. */
export function waitAfterWrong(wrong: number): number {
  return wrong < FREE ? 0 : Math.min(MOST_SECONDS, FIRST_SECONDS * 2 ** Math.min(20, wrong - FREE))
}

/** Seconds that are left of a wait. No wait is this long: a clock that was wrong has written it down. */
export function waitLeft(ms: number): number {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return seconds > 2 * MOST_SECONDS ? 0 : seconds
}

/** One wrong code is forgiven for each hour without a try. */
export const stillWrong = (wrong: number, quietMs: number): number =>
  Math.max(0, wrong - Math.floor(Math.max(0, quietMs) / FORGIVEN_MS))
