import { koreanLetters, plainWords } from '#/lib/korean-letters.ts'

interface Ranked {
  readonly title: string
  readonly said: string
}

/** Whole syllables before letters, the title before the text: what somebody meant stands above what only has its letters. */
export function rankOf({ title, said }: Ranked, words: readonly string[]): number {
  const plainTitle = plainWords(title)
  const tight = plainTitle.replaceAll(' ', '')
  const letters = koreanLetters(title)
  const small = said.toLowerCase()
  return words.reduce((sum, word) => {
    if (` ${plainTitle} `.includes(` ${word} `)) return sum + 9
    if (tight.includes(word)) return sum + 7
    if (letters.includes(koreanLetters(word))) return sum + 5
    return small.includes(word) ? sum + 2 : sum
  }, 0)
}

/** Words as they are looked for: small letters, each once, no more than a question has. */
export const wordsWanted = (asked: string): readonly string[] => [
  ...new Set(plainWords(asked).split(' ').filter(Boolean).slice(0, 6)),
]

/** Only consonants: the beginnings of the syllables, as ㅊㄷ for 책등. */
export const isInitials = (word: string): boolean => /^[ㄱ-ㅎ]{2,}$/u.test(word)

/** Shorter ones are looked for at the beginnings of words only: they stand in the middle of everything. */
const ANYWHERE_FROM = 3

/** What is looked for of a word among letters that have a space before each word. */
export function soughtOf(word: string): string {
  const letters = koreanLetters(word)
  return letters.length < ANYWHERE_FROM ? ` ${letters}` : letters
}
