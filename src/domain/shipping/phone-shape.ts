/** 010-1234-5678 and its relatives, 02-123-4567, 031, 070, 0507, 1588-1234. */
const PHONE = /^(?:01[016789]\d{7,8}|02\d{7,8}|0[3-6]\d{8,9}|070\d{7,8}|080\d{7}|050\d{8,9})$/
/** The same as Excel or a phone book leaves it: without its first nought, or with the country before it. */
const WORN = /^(?:10\d{8}|82(?:0)?10\d{8})$/

/** Only the digits, of whatever width. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '')

/** Whether a value of a list is somebody's telephone and not a waybill. `owner` is the phone of the same row. */
export function looksLikePhone(text: string, owner = ''): boolean {
  const digits = digitsOf(text)
  if (PHONE.test(digits) || WORN.test(digits)) return true
  const own = digitsOf(owner)
  return own.length >= 8 && (digits === own || digits === own.replace(/^0/, ''))
}

/** Same telephone, also where the courier has hidden digits: `010-****-5678`. */
export function samePhone(theirs: string, ours: string): boolean {
  const [a, b] = [theirs, ours].map(bare)
  if (!a || !b) return false
  if (!a.includes('*')) return a.replace(/^0/, '') === b.replace(/^0/, '')
  return a.length === b.length && [...a].every((sign, at) => sign === '*' || sign === b[at])
}

const bare = (phone: string): string =>
  phone
    .normalize('NFKC')
    .replaceAll(/[^\d*]/g, '')
    .replace(/^82/, '0')

/** Same receiver, also where the courier has hidden letters (`김*늘`) or put the company before it. */
export function sameName(theirs: string, ours: string): boolean {
  const [a, b] = [theirs, ours].map((name) => name.normalize('NFC').replaceAll(/[\s()[\]님]/g, ''))
  if (!a || !b) return false
  if (a.includes('*')) return a.length === b.length && [...a].every((sign, at) => sign === '*' || sign === b[at])
  return a === b
}
