import type { Pages } from './units.ts'

/** Two facing pages as a reader sees them; null is the outside of the book. */
export type Spread = readonly [left: number | null, right: number | null]

/** Pages 1 | 2–3 | 4–5 …, mirrored for a book that opens to the other side. */
export function readerSpreads(pages: Pages, bindingSide: 'left' | 'right' | 'top' = 'left'): readonly Spread[] {
  const spreads: Spread[] = []
  for (let left = 0; left <= pages; left += 2) {
    const first = left === 0 ? null : left
    const second = left + 1 > pages ? null : left + 1
    if (first === null && second === null) continue
    spreads.push(bindingSide === 'right' ? [second, first] : [first, second])
  }
  return spreads
}

/** Two pages that share one side of a folded sheet. */
export type PrinterPair = readonly [left: number, right: number]

/**
 * Sheets of a saddle-stitched book from the outside in: front and back pair of each. Facing numbers sum to pages + 1.
 * Pages beyond the count (it is rounded up to four) are blank.
 */
export function saddlePairs(pages: Pages): readonly { readonly front: PrinterPair; readonly back: PrinterPair }[] {
  const whole = Math.ceil(pages / 4) * 4
  return Array.from({ length: whole / 4 }, (_, sheet) => {
    const low = sheet * 2 + 1
    const high = whole - sheet * 2
    return { front: [high, low] as const, back: [low + 1, high - 1] as const }
  })
}
