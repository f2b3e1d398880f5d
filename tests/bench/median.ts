/** The middle of the values; of an even number of them, the upper middle. */
export function medianOf(values: readonly number[]): number {
  return [...values].toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
