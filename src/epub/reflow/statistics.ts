/** The value that most things have, each counted by its weight; 0 of nothing. */
export function commonest<T>(
  things: readonly T[],
  value: (thing: T) => number,
  weight: (thing: T) => number = () => 1,
): number {
  const counts = new Map<number, number>()
  for (const thing of things) counts.set(value(thing), (counts.get(value(thing)) ?? 0) + weight(thing))
  let [best, most] = [0, -Infinity]
  for (const [key, count] of counts) if (count > most) [best, most] = [key, count]
  return best
}

/** The value below which the given share of all lie; 0 of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
