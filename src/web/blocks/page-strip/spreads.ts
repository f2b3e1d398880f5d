/** Pages that lie side by side when the piece is open; null where there is none. */
export type Spread = readonly [left: number | null, right: number | null]

/** How a reader meets the pages of a bound inner: the first alone, then pairs. Bound on the right, the sides change. */
export function spreadsOf(pageCount: number, side: 'left' | 'right' | 'top'): readonly Spread[] {
  const pairs: [number | null, number | null][] = []
  for (let page = 0; page <= pageCount; page += 2) {
    const pair: [number | null, number | null] = [page > 0 ? page : null, page + 1 <= pageCount ? page + 1 : null]
    if (pair[0] !== null || pair[1] !== null) pairs.push(side === 'right' ? [pair[1], pair[0]] : pair)
  }
  return pairs
}

/** Each page by itself: single sheets, covers, and books bound at the top. */
export const singlesOf = (pageCount: number): readonly Spread[] =>
  Array.from({ length: pageCount }, (_, index) => [index + 1, null] as const)
