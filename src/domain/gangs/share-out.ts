/** A sum of whole won by weights, so that the shares sum to it exactly: who loses most by rounding gets the next won, the first of equals. */
export function shareOut(total: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all <= 0) return weights.map((_, index) => (index === 0 ? total : 0))
  const exact = weights.map((weight) => (total * weight) / all)
  const shares = exact.map(Math.floor)
  const left = total - shares.reduce((sum, share) => sum + share, 0)
  const rest = (index: number) => (exact[index] ?? 0) - (shares[index] ?? 0)
  const first = new Set(
    shares
      .map((_, index) => index)
      .toSorted((a, b) => rest(b) - rest(a) || a - b)
      .slice(0, left),
  )
  return shares.map((share, index) => share + Number(first.has(index)))
}
