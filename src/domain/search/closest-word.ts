import { koreanLetters, plainWords } from '#/lib/korean-letters.ts'

/** How many wrong letters a word may have: a short one is soon another word. */
const allowedIn = (letters: string): number => {
  if (letters.length < 4) return 0
  if (letters.length < 7) return 1
  return letters.length < 11 ? 2 : 3
}

/**
 * The word among texts that was most likely meant: nearest in letters, then as long, then the most frequent. Words may have something
 * behind them, as Korean words have (도련과, 도련이).
 */
export function closestWord(wanted: string, texts: readonly string[]): string | null {
  const letters = koreanLetters(wanted)
  const allowed = allowedIn(letters)
  if (allowed === 0) return null
  const seen = new Map<string, number>()
  for (const word of texts.flatMap((text) => plainWords(text).split(' ')))
    for (const begin of beginningsOf(word, wanted.length)) seen.set(begin, (seen.get(begin) ?? 0) + 1)
  let best: { readonly word: string; readonly rank: number } | null = null
  for (const [word, times] of seen) {
    const distance = letterDistance(letters, koreanLetters(word), allowed)
    if (distance > allowed) continue
    const rank = distance * 1_000 + Math.abs(word.length - wanted.length) * 100 - Math.min(times, 99)
    if (best === null || rank < best.rank) best = { word, rank }
  }
  return best?.word ?? null
}

function beginningsOf(word: string, length: number): readonly string[] {
  const from = Math.max(2, length - 1)
  const to = Math.min(word.length, length + 1)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => word.slice(0, from + at))
}

/** Letters to put in, take out, change or swap; beyond `most` it only says that it is more. */
export function letterDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
