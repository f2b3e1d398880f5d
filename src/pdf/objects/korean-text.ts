const utf8 = new TextDecoder('utf-8', { fatal: true })
const eucKr = new TextDecoder('euc-kr', { fatal: true })

/**
 * Text of a PDF name. Word writes Korean font names as raw UTF-8, older programs as EUC-KR; the file does not say which.
 * `bytes` has one character per byte.
 */
export function decodeKoreanName(bytes: string): string {
  const raw = Uint8Array.from(bytes, (character) => character.charCodeAt(0) & 0xff)
  for (const decoder of [utf8, eucKr]) {
    try {
      return decoder.decode(raw)
    } catch {
      continue
    }
  }
  return bytes
}
