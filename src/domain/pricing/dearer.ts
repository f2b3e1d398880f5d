import type { Tiers } from './tariff.ts'

/** The same steps at so many percent of the rate, in whole won. */
export const dearer = (tiers: Tiers, percent: number): Tiers =>
  tiers.map(([from, rate]) => [from, Math.round((rate * percent) / 100)])
