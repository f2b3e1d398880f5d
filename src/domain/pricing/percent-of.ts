import type { Krw } from '#/domain/money/krw.ts'

/** Of 0 to 100 percent, rounded down to ten won. Alone, because every price that is shown needs it. */
export const percentOf = (amount: Krw, percent: number): Krw =>
  Math.floor((amount * Math.min(Math.max(percent, 0), 100)) / 1000) * 10
