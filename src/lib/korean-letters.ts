const FIRST = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ']
const LAST = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ']

/** Letters that are typed with two keys. */
const DOUBLE: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
}

const SYLLABLES = { from: 0xac00, to: 0xd7a3, perFirst: 588, perVowel: 28 } as const

/** What is typed for one character: 책 is ㅊㅐㄱ. */
export function lettersOfCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code < SYLLABLES.from || code > SYLLABLES.to) return DOUBLE[character] ?? character
  const at = code - SYLLABLES.from
  const first = FIRST[Math.floor(at / SYLLABLES.perFirst)] ?? ''
  const vowel = VOWELS[Math.floor((at % SYLLABLES.perFirst) / SYLLABLES.perVowel)] ?? ''
  const last = LAST[at % SYLLABLES.perVowel] ?? ''
  return first + (DOUBLE[vowel] ?? vowel) + (DOUBLE[last] ?? last)
}

/** A text in small letters with single spaces, without anything that is neither a letter nor a figure. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^0-9a-z가-힣ㄱ-ㅣ\u1100-\u11ff一-鿿]+/gu, ' ')
    .trim()

/** A text as the letters that are typed for it; the function of the same name in the database does the same. */
export const koreanLetters = (text: string): string => [...plainWords(text)].map(lettersOfCharacter).join('')
