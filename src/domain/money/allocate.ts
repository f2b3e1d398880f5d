import type { Krw } from './krw.ts'

/**
 * Splits an amount over weights so that the shares sum to it exactly. Each share is rounded down, and the won left over go
 * one each to those that lost most by it, the earlier one first. With no weight at all, everything falls on the first.
 */
export function allocate(amount: Krw, weights: readonly number[]): readonly Krw[] {
  if (weights.length === 0) return []
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum <= 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  const sign = amount < 0 ? -1 : 1
  const size = Math.abs(amount)
  const exact = weights.map((weight) => (size * weight) / sum)
  const shares = exact.map(Math.floor)
  const left = size - shares.reduce((total, share) => total + share, 0)
  const byLoss = exact
    .map((value, index) => ({ index, lost: value - Math.floor(value) }))
    .toSorted((a, b) => b.lost - a.lost || a.index - b.index)
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares.map((share) => (share === 0 ? 0 : share * sign))
}
