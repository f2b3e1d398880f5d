import { COMMON_PASSWORD_BASES } from './common-passwords.data.ts'
import { FIELD_MESSAGE } from './field-message.ts'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 20

const SPECIAL = /[!@#$%^&*()_\-+=,?~]/
const ONLY_ALLOWED = /^[A-Za-z0-9!@#$%^&*()_\-+=,?~]*$/

/** One line of the list shown while a password is typed. */
export interface PasswordCheck {
  readonly id: 'length' | 'letter' | 'digit' | 'special' | 'allowed' | 'uncommon'
  readonly text: string
  readonly met: boolean
}

export function passwordChecks(password: string): readonly PasswordCheck[] {
  const { length } = password
  return [
    { id: 'length', text: '8~20자', met: length >= PASSWORD_MIN && length <= PASSWORD_MAX },
    { id: 'letter', text: '영문', met: /[A-Za-z]/.test(password) },
    { id: 'digit', text: '숫자', met: /[0-9]/.test(password) },
    { id: 'special', text: '특수문자', met: SPECIAL.test(password) },
    { id: 'allowed', text: '쓸 수 있는 글자만', met: length > 0 && ONLY_ALLOWED.test(password) },
    { id: 'uncommon', text: '흔하지 않은 것', met: length > 0 && !isCommonPassword(password) },
  ]
}

/** The message for a password that may not be used, or null. */
export function passwordProblem(password: string, field = '비밀번호'): string | null {
  const unmet = new Set(passwordChecks(password).flatMap((check) => (check.met ? [] : [check.id])))
  if (password === '') return FIELD_MESSAGE.required(field)
  if (unmet.has('allowed')) return FIELD_MESSAGE.passwordCharacters(field)
  if (password.length > PASSWORD_MAX) return FIELD_MESSAGE.passwordLong(field)
  if (unmet.has('length') || unmet.has('letter') || unmet.has('digit') || unmet.has('special'))
    return FIELD_MESSAGE.passwordShort(field)
  return unmet.has('uncommon') ? FIELD_MESSAGE.passwordCommon(field) : null
}

/** A special character added to a password everybody uses does not make it another one. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return [
    lower.replace(/[^a-z0-9]/g, ''),
    lower
      .replaceAll('@', 'a')
      .replaceAll('$', 's')
      .replace(/[^a-z0-9]/g, ''),
  ].some((base) => COMMON_PASSWORD_BASES.has(base))
}
