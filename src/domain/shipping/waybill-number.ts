import { digitsOf, looksLikePhone } from './phone-shape.ts'

/** `mod-7`: the last digit is what is left of the number before it, divided by seven. */
export const CHECK_DIGITS = ['none', 'mod-7'] as const
export type CheckDigit = (typeof CHECK_DIGITS)[number]

/** What the numbers of a courier look like; data of the shop. */
export interface WaybillRule {
  readonly courier: string
  /** Every length that occurs; empty for a courier without numbers. */
  readonly lengths: readonly number[]
  readonly check: CheckDigit
}

export type WaybillProblem = 'empty' | 'letters' | 'rounded' | 'phone' | 'length' | 'check-digit'

export interface WaybillJudgement {
  readonly digits: string
  /** Null where nothing is wrong. */
  readonly problem: WaybillProblem | null
  /** Says in Korean what is wrong. */
  readonly words: string
}

/** Judges a number as it was typed, scanned or found in a list. `owner` is the receiver's telephone, if the list has one. */
export function judgeWaybill(rule: WaybillRule, text: string, owner = ''): WaybillJudgement {
  const plain = text.normalize('NFKC').trim()
  const digits = digitsOf(plain)
  const found = (problem: WaybillProblem, words: string): WaybillJudgement => ({ digits, problem, words })
  if (plain === '') return found('empty', `${rule.courier} 송장번호를 적어 주세요.`)
  if (/^\d+(?:\.\d+)?E\+?\d+$/iu.test(plain))
    return found('rounded', '엑셀이 번호를 줄여 적었습니다. 칸 서식을 텍스트로 바꿔 다시 저장해 주세요.')
  if (looksLikePhone(plain, owner)) return found('phone', '송장번호 칸에 전화번호가 있습니다.')
  if (/[^\d\s-]/u.test(plain)) return found('letters', '송장번호에 숫자가 아닌 글자가 있습니다.')
  if (!rule.lengths.includes(digits.length))
    return found('length', `${rule.courier} 송장번호는 ${lengthWords(rule.lengths)}입니다.`)
  if (!hasRightCheck(rule.check, digits))
    return found('check-digit', '마지막 확인 숫자가 맞지 않습니다. 잘못 옮겨 적지 않았는지 봐 주세요.')
  return { digits, problem: null, words: '' }
}

/** Eleven digits can be divided as a number without losing any. */
export const checkDigitOf = (body: string): number => Number(body) % 7

function hasRightCheck(check: CheckDigit, digits: string): boolean {
  return check === 'none' || checkDigitOf(digits.slice(0, -1)) === Number(digits.at(-1))
}

/** `10자리나 12자리`, `9~16자리`. */
export function lengthWords(lengths: readonly number[]): string {
  const sorted = lengths.toSorted((a, b) => a - b)
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)]
  if (sorted.length > 2 && last - first === sorted.length - 1) return `${first}~${last}자리`
  return sorted.map((length) => `${length}자리`).join('나 ')
}

/** `6123-0002-4904`: in fours, as people read it aloud. */
export const groupDigits = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1-')
