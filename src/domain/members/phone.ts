import { FIELD_MESSAGE } from './field-message.ts'

export const CELL_CODES = ['010', '011', '016', '017', '018', '019'] as const
export const REGION_CODES = [
  '02',
  '031',
  '032',
  '033',
  '041',
  '042',
  '043',
  '044',
  '051',
  '052',
  '053',
  '054',
  '055',
  '061',
  '062',
  '063',
  '064',
] as const

export type PhoneMode = 'CELL_PHONE' | 'TELEPHONE' | 'ALL'

export interface PhoneParts {
  readonly firstNumber: string
  readonly secondNumber: string
  readonly thirdNumber: string
}

export interface PhoneRule {
  readonly mode: PhoneMode
  /** True lets `010-1234-5678` through beside `01012345678`. */
  readonly hyphens: boolean
}

const CODES: Readonly<Record<PhoneMode, readonly string[]>> = {
  CELL_PHONE: CELL_CODES,
  TELEPHONE: REGION_CODES,
  ALL: [...CELL_CODES, ...REGION_CODES],
}

const WRONG_CODE = {
  CELL_PHONE: FIELD_MESSAGE.cellAreaCode,
  TELEPHONE: FIELD_MESSAGE.regionAreaCode,
  ALL: FIELD_MESSAGE.anyAreaCode,
} as const

/** The message for a phone number that may not be used, or null. An empty text is not a phone number. */
export function phoneProblem(text: string, rule: PhoneRule, field = '전화번호'): string | null {
  const hyphenated = /^\d{2,3}-\d{3,4}-\d{4}$/.test(text)
  if (!/^\d{9,11}$/.test(text) && !(rule.hyphens && hyphenated)) return FIELD_MESSAGE.phoneFormat(field)
  const codes = CODES[rule.mode]
  const known = hyphenated ? codes.includes(text.split('-')[0] ?? '') : codes.some((code) => text.startsWith(code))
  return known ? null : WRONG_CODE[rule.mode](field)
}

/** The same check for three input boxes; all empty is a problem only when the number is required. */
export function phonePartsProblem(
  parts: PhoneParts,
  rule: { readonly mode: PhoneMode; readonly required: boolean },
  field = '전화번호',
): string | null {
  const digits = joinPhone(parts)
  if (digits === '') return rule.required ? FIELD_MESSAGE.required(field) : null
  return phoneProblem(digits, { mode: rule.mode, hyphens: false }, field)
}

export const joinPhone = (parts: PhoneParts): string => parts.firstNumber + parts.secondNumber + parts.thirdNumber

/** As people paste it, `０１０ 1234.5678`, → `01012345678`; hyphens stay, in the one form that the rule knows. */
export const tidyPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s.]/g, '')
    .replaceAll(/\p{Pd}/gu, '-')

export const phoneDigits = (text: string): string => text.replaceAll('-', '')

/** `0212345678` → 02 / 1234 / 5678; an unknown number is cut 3-rest-4. */
export function splitPhone(text: string): PhoneParts {
  const digits = phoneDigits(text)
  const code = CODES.ALL.find((candidate) => digits.startsWith(candidate)) ?? digits.slice(0, 3)
  const rest = digits.slice(code.length)
  return { firstNumber: code, secondNumber: rest.slice(0, -4), thirdNumber: rest.slice(-4) }
}

export function formatPhone(text: string): string {
  const { firstNumber, secondNumber, thirdNumber } = splitPhone(text)
  return [firstNumber, secondNumber, thirdNumber].filter((part) => part !== '').join('-')
}

/** `01012345678` → `+821012345678`. */
export const toE164 = (text: string): string => `+82${phoneDigits(text).replace(/^0/, '')}`

/** `+82 10-1234-5678`, as social logins write it, → `01012345678`; null for another country. */
export function fromE164(text: string): string | null {
  const digits = text.replace(/[\s\-()]/g, '')
  return /^\+82\d{8,10}$/.test(digits) ? `0${digits.slice(3)}` : null
}
