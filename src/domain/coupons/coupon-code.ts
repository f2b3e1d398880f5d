/** The alphabet of codes: digits and capitals without those that are read wrongly. Its length is a prime number. */
const SYMBOLS = '23456789ABCDEFGHJKMNPQRSTWXYZ'

/** Random symbols of a code: 13 of 29 are 63 bits. */
export const CODE_RANDOM = 13
const CODE_LENGTH = CODE_RANDOM + 1

/** A last symbol by which a mistyped or swapped one is noticed before anybody is asked. */
export function withCheckSymbol(random: string): string {
  const sum = [...random].reduce((total, symbol, at) => total + SYMBOLS.indexOf(symbol) * (at + 2), 0)
  return random + SYMBOLS.charAt(sum % SYMBOLS.length)
}

/** As it is printed: `7K3QM-2PWXA-9TRF`. */
export const shownCode = (code: string): string => [code.slice(0, 5), code.slice(5, 10), code.slice(10)].join('-')

/** As it was typed, without spaces and hyphens, in capitals. */
export const tidyCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\-‐-―_.]/g, '')
    .toUpperCase()

export type ReadCode =
  | { readonly kind: 'single'; readonly code: string }
  | { readonly kind: 'word'; readonly word: string }
  /** Looks like a code of ours and cannot be one. */
  | { readonly kind: 'mistyped' }

/** What somebody typed: a code of a pool, or a public code word. */
export function readCode(typed: string): ReadCode {
  const tidy = tidyCode(typed)
  const isOurs = tidy.length === CODE_LENGTH && [...tidy].every((symbol) => SYMBOLS.includes(symbol))
  if (!isOurs) return { kind: 'word', word: tidy }
  return withCheckSymbol(tidy.slice(0, CODE_RANDOM)) === tidy ? { kind: 'single', code: tidy } : { kind: 'mistyped' }
}
