import { BACKSLASH, GREATER } from './characters.ts'
import type { StringToken } from './content-reader.ts'

const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }
const RETURN = 13
const NEWLINE = 10
const NO_DIGIT = 255

/** The value of each hexadecimal digit. */
const DIGITS = new Uint8Array(256).fill(NO_DIGIT)
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  DIGITS[digit.charCodeAt(0)] = value
  DIGITS[digit.toUpperCase().charCodeAt(0)] = value
}

/** The bytes that strings stand for, one string at a time: a page has thousands, so their room is used again. */
export class StringBytes {
  bytes = new Uint8Array(1024)
  length = 0

  read(content: Uint8Array, { from, bytes, hex }: StringToken): void {
    // A string in digits may end in half a byte.
    if (bytes + 1 > this.bytes.length) this.bytes = new Uint8Array(2 * bytes + 1)
    this.length = 0
    if (hex) this.#readHex(content, from, bytes)
    else this.#readPlain(content, from, from + bytes)
  }

  #readHex(content: Uint8Array, from: number, atMost: number): void {
    const target = this.bytes
    let high = -1
    let length = 0
    for (let at = from; at < content.length && length <= atMost; at++) {
      const digit = DIGITS[content[at] ?? 0] ?? NO_DIGIT
      if (digit === NO_DIGIT) {
        if (content[at] === GREATER) break
      } else if (high === -1) high = digit
      else {
        target[length++] = (high << 4) | digit
        high = -1
      }
    }
    if (high !== -1) target[length++] = high << 4
    this.length = length
  }

  #readPlain(content: Uint8Array, from: number, end: number): void {
    const target = this.bytes
    let length = 0
    for (let at = from; at < end; at++) {
      const byte = content[at] ?? 0
      if (byte !== BACKSLASH) {
        target[length++] = byte
        continue
      }
      const next = content[++at]
      if (next === undefined || at >= end) break
      if (isOctal(next)) {
        let code = next - ZERO
        for (let more = 0; more < 2 && at + 1 < end && isOctal(content[at + 1]); more++)
          code = code * 8 + (content[++at] ?? 0) - ZERO
        target[length++] = code & 0xff
      } else if (next === RETURN || next === NEWLINE) {
        // A line broken in the middle of a string.
        if (next === RETURN && content[at + 1] === NEWLINE) at++
      } else target[length++] = ESCAPES[String.fromCharCode(next)] ?? next
    }
    this.length = length
  }
}

const ZERO = 0x30
const isOctal = (byte: number | undefined) => byte !== undefined && byte >= ZERO && byte < ZERO + 8
