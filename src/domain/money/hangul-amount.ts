import { isKrw } from './krw.ts'
import type { Krw } from './krw.ts'

const DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'] as const
const PLACES = ['', '십', '백', '천'] as const
const GROUPS = ['', '만', '억', '조', '경'] as const

/** `금 일백일십만원정`: every digit is named, the one too, so that none can be added on paper. Negative amounts do not occur. */
export function hangulAmount(amount: Krw): string {
  if (!isKrw(amount) || amount < 0) throw new RangeError(`not an amount: ${amount}`)
  return `금 ${amount === 0 ? '영' : hangulNumber(amount)}원정`
}

function hangulNumber(value: number): string {
  let rest = value
  let text = ''
  for (const group of GROUPS) {
    const four = rest % 10_000
    if (four > 0) text = `${fourDigits(four)}${group}${text}`
    rest = Math.floor(rest / 10_000)
  }
  return text
}

function fourDigits(value: number): string {
  let rest = value
  let text = ''
  for (const place of PLACES) {
    const digit = rest % 10
    if (digit > 0) text = `${DIGITS[digit] ?? ''}${place}${text}`
    rest = Math.floor(rest / 10)
  }
  return text
}
