const LENGTH = 16
const GROUP = 4

/** As it is kept: 16 letters and digits of an alphabet of 29, which are more than 77 bits. */
export const GIFT_CODE_LENGTH = LENGTH
export const GIFT_CODE = /^[2-9A-HJKMNP-TW-Z]{16}$/

/** As people type or paste it: hyphens and spaces do not count, and small letters are capitals. */
export const tidyGiftCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** As it is printed: `ABCD-EFGH-JKMN-PQRS`. */
export const printedGiftCode = (code: string): string =>
  Array.from({ length: LENGTH / GROUP }, (_, at) => code.slice(at * GROUP, (at + 1) * GROUP)).join('-')
