const utf8 = new TextDecoder('utf-8', { fatal: true })
const eucKr = new TextDecoder('euc-kr', { fatal: true })
const gbk = new TextDecoder('gbk', { fatal: true })

const HANJA = /\p{Script=Han}/u
/** As most Chinese typefaces are called: Song, Hei, Kai, Fang, or "body" written in the short way. */
const CHINESE = /^\p{Script=Han}*[体宋黑楷雅]\p{Script=Han}*$/u

/**
 * Text of a PDF name. Word writes Korean font names as raw UTF-8, older programs as EUC-KR, Chinese ones as GBK; the file does not
 * say which. `bytes` has one character per byte.
 */
export function decodeKoreanName(bytes: string): string {
  const raw = Uint8Array.from(bytes, (character) => character.charCodeAt(0) & 0xff)
  const korean = decoded(eucKr, raw)
  const chinese = decoded(gbk, raw)
  const isChinese = korean !== null && HANJA.test(korean) && chinese !== null && CHINESE.test(chinese)
  return decoded(utf8, raw) ?? (isChinese ? chinese : korean) ?? bytes
}

function decoded(decoder: TextDecoder, raw: Uint8Array): string | null {
  try {
    return decoder.decode(raw)
  } catch {
    return null
  }
}
