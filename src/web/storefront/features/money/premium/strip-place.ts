interface Mark {
  readonly from: number
}

/** Where an amount stands on a strip of which every grade is one equal length, from 0 to 1; beyond the last it ends in its length. */
export function placeOnStrip(tiers: readonly Mark[], sales: number): number {
  const marks = [0, ...tiers.map(({ from }) => from)]
  const reached = marks.findLastIndex((from) => sales >= from)
  const from = marks[reached] ?? 0
  const to = marks[reached + 1] ?? from * 2
  const part = to > from ? Math.min(1, (sales - from) / (to - from)) : 0
  return (Math.max(0, reached) + part) / marks.length
}
