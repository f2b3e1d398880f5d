import type { Krw } from '#/domain/money/krw.ts'
import type { Tiers, Work } from './tariff.ts'

/**
 * Price of a quantity under step rates, made monotone: whoever orders 499 never pays more than the 500 at the better rate
 * would cost. It is the minimum of the own step's total and the totals at every later step's beginning.
 */
export function tierTotal(tiers: Tiers, quantity: number): number {
  if (quantity <= 0) return 0
  let rate = tiers[0]?.[1] ?? 0
  let best = Number.POSITIVE_INFINITY
  for (const [from, stepRate] of tiers) {
    if (from <= quantity) rate = stepRate
    else best = Math.min(best, from * stepRate)
  }
  return Math.min(best, quantity * rate)
}

/** Price of a finishing job: setup and pieces, but never under its minimum; nothing when there are no pieces. */
export function workTotal(work: Work, quantity: number): Krw {
  if (quantity <= 0) return 0
  return Math.round(Math.max(work.minimum, work.setup + tierTotal(work.each, quantity)))
}

/** Whole price of a row of fixed quantities: the cheapest row that holds the quantity; null beyond the last. */
export function fixedQuantity(rows: Tiers, quantity: number): { readonly copies: number; readonly price: Krw } | null {
  let best: { copies: number; price: Krw } | null = null
  for (const [copies, price] of rows) {
    if (copies >= quantity && (best === null || price < best.price)) best = { copies, price }
  }
  return best
}
