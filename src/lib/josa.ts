/**
 * Korean particles that depend on the final sound of the word before them. Words may end in Hangul, a digit (read in
 * Sino-Korean), a Latin letter (read by name) or closing punctuation, which is skipped.
 */
export type JosaPair = '은/는' | '이/가' | '을/를' | '과/와' | '으로/로' | '이에요/예요' | '이나/나'

/** Final sounds of 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGIT_FINALS = ['ㅇ', 'ㄹ', '', 'ㅁ', '', '', 'ㄱ', 'ㄹ', 'ㄹ', ''] as const
/** Letters whose names end in a consonant: 엘, 엠, 엔, 알. */
const LETTER_FINALS: Readonly<Record<string, string>> = { l: 'ㄹ', m: 'ㅁ', n: 'ㄴ', r: 'ㄹ' }
const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const FINALS_PER_VOWEL = 28
const RIEUL = 8

/** `이름` → `이름을`; the word with its particle. */
export function josa(word: string, pair: JosaPair): string {
  return word + particle(word, pair)
}

function particle(word: string, pair: JosaPair): string {
  const [afterConsonant = '', afterVowel = ''] = pair.split('/')
  const final = finalSound(word)
  if (pair === '으로/로' && final === 'ㄹ') return afterVowel
  return final === '' ? afterVowel : afterConsonant
}

/** `''` for a vowel, `ㄹ`, or any other mark for another consonant. */
function finalSound(word: string): string {
  const last = word.replace(/[^\p{L}\p{N}]+$/u, '').at(-1) ?? ''
  const code = last.charCodeAt(0)
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
    const final = (code - FIRST_SYLLABLE) % FINALS_PER_VOWEL
    return final === 0 ? '' : final === RIEUL ? 'ㄹ' : 'ㄱ'
  }
  if (/[0-9]/.test(last)) return DIGIT_FINALS[Number(last)] ?? ''
  return LETTER_FINALS[last.toLowerCase()] ?? ''
}
