import { isRegular, isSpace } from './characters.ts'

const E = 0x45
const I = 0x49
const LOOK_AHEAD = 12

/**
 * Where the content goes on after an inline image. Its data has no length, so the end is an `EI` between white space that is
 * followed by something that looks like content and not like picture data.
 */
export function findInlineImageEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length - 1; at++) {
    if (bytes[at] !== E || bytes[at + 1] !== I) continue
    if (isRegular(bytes[at + 2]) || !isSpace(bytes[at - 1])) continue
    if (looksLikeContent(bytes, at + 2)) return at + 2
  }
  return bytes.length
}

function looksLikeContent(bytes: Uint8Array, from: number): boolean {
  const end = Math.min(bytes.length, from + LOOK_AHEAD)
  for (let at = from; at < end; at++) {
    const byte = bytes[at] ?? 0
    if (byte > 126 || (byte < 32 && !isSpace(byte))) return false
  }
  return true
}
