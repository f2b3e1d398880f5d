const FIRST = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ']
const LAST = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ']

/** Letters that are two of others. */
const DOUBLE: Readonly<Record<string, string>> = {
  ㄲ: 'ㄱㄱ',
  ㄸ: 'ㄷㄷ',
  ㅃ: 'ㅂㅂ',
  ㅆ: 'ㅅㅅ',
  ㅉ: 'ㅈㅈ',
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
  ㅒ: 'ㅑㅣ',
  ㅖ: 'ㅕㅣ',
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
}

/** As many as there are from a to z. */
const SIMPLE = 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎㅏㅐㅑㅓㅔㅕㅗㅛㅜㅠㅡㅣ'

const SYLLABLES = { from: 0xac00, to: 0xd7a3, perFirst: 588, perVowel: 28 } as const

const apart = (letter: string): string => DOUBLE[letter] ?? letter

/** A Korean letter as one of a to z, anything else as a capital. */
function signOf(letter: string): string {
  const at = SIMPLE.indexOf(letter)
  return at < 0 ? letter.toUpperCase() : String.fromCodePoint(97 + at)
}

/** What is typed for one character, Korean letters as a to z: 책 is three of them. */
export function lettersOfCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0
  if (code < SYLLABLES.from || code > SYLLABLES.to) return [...apart(character)].map(signOf).join('')
  const at = code - SYLLABLES.from
  const first = FIRST[Math.floor(at / SYLLABLES.perFirst)] ?? ''
  const vowel = VOWELS[Math.floor((at % SYLLABLES.perFirst) / SYLLABLES.perVowel)] ?? ''
  const last = LAST[at % SYLLABLES.perVowel] ?? ''
  return [...(apart(first) + apart(vowel) + apart(last))].map(signOf).join('')
}

/** A text in small letters with single spaces, without anything that is neither a letter nor a figure. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^0-9a-z가-힣ㄱ-ㅣ\u1100-\u11ff一-鿿]+/gu, ' ')
    .trim()

/** A text as the letters that are typed for it; `korean_letters` in the database does the same. */
export const koreanLetters = (text: string): string => [...plainWords(text)].map(lettersOfCharacter).join('')
