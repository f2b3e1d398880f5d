const GOLDEN = 0.618_033_988_749_895

/** The same items in an order whose every beginning is spread over the whole, for work that may have to stop in the middle. */
export function spreadOut<T>(items: readonly T[]): readonly T[] {
  return items
    .map((item, index) => ({ item, at: (index * GOLDEN) % 1 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
