/** The codes in a string of a font, each as its bytes in hexadecimal. */
export type ReadCodes = (bytes: Uint8Array) => readonly string[]

const TWO_BYTES = /^(Identity-H|KSC-H|Uni\w+-(UCS2|UTF16)-H)$/
const ONE_OR_TWO = /^KSC\w*-(EUC|UHC)(-HW)?-H$/
const FIRST_OF_TWO = 0x81

export const hexOf = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const singleBytes: ReadCodes = (bytes) => Array.from(bytes, (byte) => hexOf([byte]))

/** By the name of a composite font's encoding; null for one that is not known, or is written from top to bottom. */
export function compositeCodes(encoding: string): ReadCodes | null {
  if (TWO_BYTES.test(encoding)) return (bytes) => codes(bytes, () => true)
  return ONE_OR_TWO.test(encoding) ? (bytes) => codes(bytes, (byte) => byte >= FIRST_OF_TWO) : null
}

function codes(bytes: Uint8Array, isFirstOfTwo: (byte: number) => boolean): readonly string[] {
  const found: string[] = []
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    found.push(isFirstOfTwo(byte) ? hexOf([byte, bytes[++at] ?? 0]) : hexOf([byte]))
  }
  return found
}
