import type { StepSpan } from '#/domain/orders/order-steps.ts'
import { DAY_MS, daysAfter, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'

export interface RulerScale {
  /** Days from left to right, `YYYY-MM-DD`. */
  readonly days: readonly string[]
  /** Part of the ruler's width at which an instant stands, 0 to 1. */
  readonly at: (instant: Date) => number
  /** Every so many days one is named. */
  readonly every: number
}

/** So short that a week of days is not stretched into bars. */
const FEWEST = 14
const NAMED = 24

/** From the day of the order to the last day that is known or promised, whichever is later. */
export function rulerScale(spans: readonly StepSpan[], now: Date, due: string | null): RulerScale {
  const open = spans.some(({ stands }) => stands !== 'past')
  const begin = seoulMidnight(seoulDay(spans[0]?.from ?? now))
  const ends = spans.flatMap(({ to }) => to ?? [])
  const last = [...ends, ...(open ? [now] : []), ...(due ? [seoulMidnight(due)] : [])].reduce(
    (a, b) => (a > b ? a : b),
    begin,
  )
  const span = Math.ceil((daysAfter(seoulMidnight(seoulDay(last)), 1).getTime() - begin.getTime()) / DAY_MS)
  const count = Math.max(FEWEST, span)
  return {
    days: Array.from({ length: count }, (_, index) => seoulDay(daysAfter(begin, index))),
    at: (instant) => Math.min(1, Math.max(0, (instant.getTime() - begin.getTime()) / (count * DAY_MS))),
    every: Math.ceil(count / NAMED),
  }
}
