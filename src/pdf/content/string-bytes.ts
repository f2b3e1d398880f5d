import { BACKSLASH, GREATER, isDigit } from './characters.ts'
import type { StringToken } from './content-reader.ts'

/** The bytes that a string stands for. */
export function stringBytes(content: Uint8Array, { from, bytes, hex }: StringToken): Uint8Array {
  if (hex) return hexBytes(content, from, bytes)
  const written = content.subarray(from, from + bytes)
  return written.includes(BACKSLASH) ? unescaped(written) : written
}

/** Of an odd number of digits the last is followed by a zero. */
function hexBytes(content: Uint8Array, from: number, atMost: number): Uint8Array {
  const result = new Uint8Array(atMost + 1)
  let digits = 0
  for (let at = from; at < content.length && content[at] !== GREATER; at++) {
    const digit = hexDigit(content[at] ?? 0)
    if (digit === -1) continue
    const index = digits++ >> 1
    result[index] = digits % 2 === 1 ? digit << 4 : (result[index] ?? 0) | digit
  }
  return result.subarray(0, (digits + 1) >> 1)
}

function hexDigit(byte: number): number {
  if (isDigit(byte)) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }
const RETURN = 13
const NEWLINE = 10

function unescaped(written: Uint8Array): Uint8Array {
  const result: number[] = []
  for (let at = 0; at < written.length; at++) {
    const byte = written[at] ?? 0
    if (byte !== BACKSLASH) {
      result.push(byte)
      continue
    }
    const next = written[++at]
    if (next === undefined) break
    if (next >= 0x30 && next <= 0x37) {
      let code = next - 0x30
      for (let digit = 1; digit < 3 && isOctal(written[at + 1]); digit++) code = code * 8 + (written[++at] ?? 0) - 0x30
      result.push(code & 0xff)
    } else if (next === RETURN || next === NEWLINE) {
      // A line broken in the middle of a string.
      if (next === RETURN && written[at + 1] === NEWLINE) at++
    } else result.push(ESCAPES[String.fromCharCode(next)] ?? next)
  }
  return Uint8Array.from(result)
}

const isOctal = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x37
