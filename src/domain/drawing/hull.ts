import type { Spot } from './projection.ts'

function turn(a: Spot, b: Spot, c: Spot): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

function chain(spots: readonly Spot[]): Spot[] {
  const kept: Spot[] = []
  for (const spot of spots) {
    while (kept.length > 1 && turn(kept.at(-2) as Spot, kept.at(-1) as Spot, spot) <= 0) kept.pop()
    kept.push(spot)
  }
  return kept.slice(0, -1)
}

/** Outline around the spots (monotone chain): the shadow of a body is the outline of its foot and of the foot moved by the light. */
export function hull(spots: readonly Spot[]): readonly Spot[] {
  const sorted = spots.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...chain(sorted), ...chain(sorted.toReversed())]
}
