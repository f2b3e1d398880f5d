const SHOWN_RANGES = 5

/** `1–3, 7쪽`; a long list ends with how many more there are. */
export function pageWords(pages: readonly number[]): string {
  const ranges = toRanges(pages)
  const shown = ranges.slice(0, SHOWN_RANGES)
  const rest = ranges.slice(SHOWN_RANGES).reduce((count, [from, to]) => count + to - from + 1, 0)
  const words = shown.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
  return rest > 0 ? `${words}쪽 외 ${rest}쪽` : `${words}쪽`
}

function toRanges(pages: readonly number[]): [number, number][] {
  const ranges: [number, number][] = []
  for (const page of [...new Set(pages)].toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === page - 1) last[1] = page
    else ranges.push([page, page])
  }
  return ranges
}

/** At most one decimal, none when it is zero. */
export const mmWords = (mm: number): string => `${Math.round(mm * 10) / 10}`

export const sizeWords = (size: { readonly width: number; readonly height: number }): string =>
  `${mmWords(size.width)} × ${mmWords(size.height)} mm`

/** The first few names, then how many more. */
export function nameWords(names: readonly string[], shown = 3): string {
  const more = names.length - shown
  return names.slice(0, shown).join(', ') + (more > 0 ? ` 외 ${more}개` : '')
}

export const MM_PER_PT = 25.4 / 72
export const ptWords = (mm: number): string => `${Math.round((mm / MM_PER_PT) * 100) / 100} pt`
