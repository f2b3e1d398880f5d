import { FIELD_MESSAGE } from './field-message.ts'
import { hangulKeys } from './hangul-keys.ts'
import { passwordPieces } from './password-pieces.ts'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 20

const SPECIAL = /[!@#$%^&*()_\-+=,?~]/
const ONLY_ALLOWED = /^[A-Za-z0-9!@#$%^&*()_\-+=,?~]*$/

/** Fewer pieces are tried first by whoever guesses. */
const LEAST_PIECES = 5
/** A part of somebody's name or id that is shorter turns up by chance. */
const SHORTEST_PART = 4

/** Whose password it is; what of it is known. */
export interface PasswordOwner {
  readonly loginId?: string | undefined
  readonly name?: string | undefined
  readonly email?: string | undefined
}

/** One line of the list shown while a password is typed. */
export interface PasswordCheck {
  readonly id: 'length' | 'letter' | 'digit' | 'special' | 'allowed' | 'uncommon' | 'impersonal'
  readonly text: string
  readonly met: boolean
}

export function passwordChecks(password: string, owner?: PasswordOwner): readonly PasswordCheck[] {
  const { length } = password
  const isGiven = length > 0
  return [
    { id: 'length', text: '8~20자', met: length >= PASSWORD_MIN && length <= PASSWORD_MAX },
    { id: 'letter', text: '영문', met: /[A-Za-z]/.test(password) },
    { id: 'digit', text: '숫자', met: /[0-9]/.test(password) },
    { id: 'special', text: '특수문자', met: SPECIAL.test(password) },
    { id: 'allowed', text: '쓸 수 있는 글자만', met: isGiven && ONLY_ALLOWED.test(password) },
    { id: 'uncommon', text: '흔하지 않은 것', met: isGiven && !isCommonPassword(password) },
    ...(owner
      ? [{ id: 'impersonal', text: '아이디·이름 없이', met: isGiven && !namesOwner(password, owner) } as const]
      : []),
  ]
}

/** The message for a password that may not be used, or null. The one rule for joining, resetting, changing and the staff. */
export function passwordProblem(password: string, field = '비밀번호', owner?: PasswordOwner): string | null {
  const unmet = new Set(passwordChecks(password, owner).flatMap((check) => (check.met ? [] : [check.id])))
  if (password === '') return FIELD_MESSAGE.required(field)
  if (unmet.has('allowed')) return FIELD_MESSAGE.passwordCharacters(field)
  if (password.length > PASSWORD_MAX) return FIELD_MESSAGE.passwordLong(field)
  if (unmet.has('length') || unmet.has('letter') || unmet.has('digit') || unmet.has('special'))
    return FIELD_MESSAGE.passwordShort(field)
  if (unmet.has('uncommon')) return FIELD_MESSAGE.passwordCommon(field)
  return unmet.has('impersonal') ? FIELD_MESSAGE.passwordPersonal(field) : null
}

/** Special characters put into a password everybody uses do not make it another one. */
export function isCommonPassword(given: string): boolean {
  // Taking a text to pieces costs more than its length: what nobody may choose is not looked at.
  const password = given.slice(0, PASSWORD_MAX)
  const bare = password.replace(/[^A-Za-z0-9]/g, '')
  const signs = Math.min(2, password.length - bare.length)
  return Math.min(passwordPieces(password), passwordPieces(bare) + signs) < LEAST_PIECES
}

/** Typed as it stands, or a Korean name by its keys on a Latin keyboard. */
function namesOwner(password: string, { loginId = '', name = '', email = '' }: PasswordOwner): boolean {
  const names = [name, givenName(name), ...name.split(/\s+/)].map(hangulKeys)
  const written = [loginId, beforeAt(loginId), beforeAt(email), ...names].map(bareText)
  const bare = bareText(password)
  return written.some((part) => part.length >= SHORTEST_PART && bare.includes(part))
}

/** Of a Korean name, without its first syllable; of any other, nothing. */
const givenName = (name: string): string => (/^[가-힣]{3,4}$/.test(name) ? name.slice(1) : '')
const beforeAt = (text: string): string => text.split('@')[0] ?? ''
const bareText = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')
