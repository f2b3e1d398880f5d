/** Pages that may be looked into before the purchase. */
export const MOST_PREVIEW = 60

/** Pages side by side: the first lies on the right alone, as it does in the book. */
export function spreadsOf(pages: number): readonly (readonly [left: number | null, right: number | null])[] {
  const spreads: [number | null, number | null][] = [[null, 1]]
  for (let left = 2; left <= pages; left += 2) spreads.push([left, left < pages ? left + 1 : null])
  return spreads
}

/** 「1, 6-7, 20」 as pages in order; null when it is not such a list or names a page that there is not. */
export function pagesFrom(text: string, pages: number): readonly number[] | null {
  const found = new Set<number>()
  for (const piece of text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    const match = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?$/.exec(piece)
    if (!match) return null
    const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])]
    if (from < 1 || to > pages || from > to || to - from > MOST_PREVIEW) return null
    for (let page = from; page <= to; page += 1) found.add(page)
  }
  return found.size > MOST_PREVIEW ? null : [...found].toSorted((a, b) => a - b)
}

/** The same back again. */
export function pagesText(pages: readonly number[]): string {
  const runs: [number, number][] = []
  for (const page of pages) {
    const last = runs.at(-1)
    if (last && last[1] === page - 1) last[1] = page
    else runs.push([page, page])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
}
