import { koreanLetters, lettersOfCharacter } from '#/lib/korean-letters.ts'

const BEFORE = 24
const LENGTH = 110

/** A few words of a text around the first place that has one of the words; its beginning where none is there. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const at = placeOf(line, words)
  const from = at <= BEFORE ? 0 : Math.max(line.lastIndexOf(' ', at - BEFORE) + 1, 0)
  const piece = line.slice(from, from + LENGTH)
  return `${from > 0 ? '… ' : ''}${piece}${from + LENGTH < line.length ? ' …' : ''}`
}

/** Where the letters of a word begin in a text; the beginning where they do not. */
function placeOf(line: string, words: readonly string[]): number {
  const literal = words.map((word) => line.toLowerCase().indexOf(word)).filter((at) => at >= 0)
  if (literal.length > 0) return Math.min(...literal)
  let letters = ''
  const places: number[] = []
  for (const [at, character] of [...line.toLowerCase()].entries())
    for (const letter of lettersOfCharacter(character)) {
      letters += letter
      places.push(at)
    }
  const found = words.map((word) => letters.indexOf(koreanLetters(word))).filter((at) => at >= 0)
  return found.length > 0 ? (places[Math.min(...found)] ?? 0) : 0
}
