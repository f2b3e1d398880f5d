/** Kinds of bytes in PDF syntax: 1 white space, 2 delimiter, 0 regular. */
const KIND = new Uint8Array(256)
for (const byte of [0, 9, 10, 12, 13, 32]) KIND[byte] = 1
for (const character of '()<>[]{}/%') KIND[character.charCodeAt(0)] = 2

export const isSpace = (byte: number | undefined): boolean => byte !== undefined && KIND[byte] === 1
export const isRegular = (byte: number | undefined): boolean => byte !== undefined && KIND[byte] === 0
export const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57

export function latin(bytes: Uint8Array, start: number, end: number): string {
  let text = ''
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at] ?? 0)
  return text
}

export const PERCENT = 0x25
export const OPEN_PAREN = 0x28
export const CLOSE_PAREN = 0x29
export const PLUS = 0x2b
export const MINUS = 0x2d
export const POINT = 0x2e
export const SLASH = 0x2f
export const LESS = 0x3c
export const GREATER = 0x3e
export const OPEN_BRACKET = 0x5b
export const BACKSLASH = 0x5c
export const CLOSE_BRACKET = 0x5d
