import type { Krw } from '#/domain/money/krw.ts'
import type { Tiers, Work } from './tariff.ts'

/**
 * Price of a quantity under step rates. At each step it is quantity times rate; between two steps it rises evenly from the one
 * total to the other. So one piece more always costs something, never leaps, and never makes the whole cheaper.
 */
export function tierTotal(tiers: Tiers, quantity: number): number {
  if (quantity <= 0) return 0
  const last = tiers.at(-1)
  if (!last) return 0
  return last[0] <= quantity ? quantity * last[1] : between(tiers, quantity, rateTotal)
}

const rateTotal = ([from, rate]: Tiers[number]): number => from * rate
const wholeTotal = ([, price]: Tiers[number]): number => price

/** A step that costs as much as a later one is left out: nobody buys there, and the price has to rise from step to step. */
function between(tiers: Tiers, quantity: number, totalOf: (tier: Tiers[number]) => number): number {
  let nextFrom = 0
  let next = Number.POSITIVE_INFINITY
  for (let index = tiers.length - 1; index >= 0; index -= 1) {
    const tier = tiers[index] as Tiers[number]
    const total = totalOf(tier)
    if (total >= next) continue
    if (tier[0] <= quantity) {
      return next === Number.POSITIVE_INFINITY
        ? total
        : total + ((next - total) * (quantity - tier[0])) / (nextFrom - tier[0])
    }
    nextFrom = tier[0]
    next = total
  }
  return (next * quantity) / nextFrom
}

/** Price of a finishing job: setup and pieces, but never under its minimum; nothing when there are no pieces. */
export function workTotal(work: Work, quantity: number): Krw {
  if (quantity <= 0) return 0
  return Math.round(Math.max(work.minimum, work.setup + tierTotal(work.each, quantity)))
}

/** Whole price by a row of totals: the first for all that is less, evenly between two; null beyond the last. */
export function wholePrice(rows: Tiers, quantity: number): number | null {
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last || quantity > last[0]) return null
  return between(rows, Math.max(quantity, first[0]), wholeTotal)
}
