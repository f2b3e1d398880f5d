import { isEmail } from './email.ts'

export const LOGIN_ID_MIN = 4
export const LOGIN_ID_MAX = 20

/** The message for an id that may not be used, or null: 4 to 20 small letters and digits beginning with a letter, or an e-mail address. */
export function loginIdProblem(text: string): string | null {
  if (text.trim() === '') return '아이디를 입력해 주세요.'
  if (text.includes('@')) return isEmail(text) ? null : '아이디에 올바른 이메일 주소를 입력해 주세요.'
  if (!/^[a-z][a-z0-9]*$/.test(text)) return '아이디는 영문 소문자로 시작하고 영문 소문자와 숫자만 쓸 수 있습니다.'
  if (text.length < LOGIN_ID_MIN) return `아이디는 ${LOGIN_ID_MIN}자 이상이어야 합니다.`
  return text.length > LOGIN_ID_MAX ? `아이디는 ${LOGIN_ID_MAX}자 이하여야 합니다.` : null
}
