import { AppError } from '#/contract/errors.ts'
import { FIELD_MESSAGE } from '#/domain/members/field-message.ts'
import { type PasswordOwner, passwordProblem } from '#/domain/members/password-rule.ts'
import type { Passwords } from './passwords.ts'

interface Chosen {
  readonly password: string
  readonly owner: PasswordOwner
  /** Of the form, beside which the refusal is shown. */
  readonly field?: 'password' | 'newPassword'
}

/** What only the server can judge of a password: whose it is. Errors: INVALID_INPUT with `fields`. */
export function requireGoodPassword({ password, owner, field = 'newPassword' }: Chosen): void {
  const name = field === 'password' ? '비밀번호' : '새 비밀번호'
  const problem = passwordProblem(password, name, owner)
  if (problem !== null) throw new AppError('INVALID_INPUT', problem, { [field]: problem })
}

/** The hash of a password that takes the place of another. Errors: INVALID_INPUT when it is not good or the same again. */
export async function hashOfNewPassword(
  passwords: Passwords,
  stored: string | null,
  chosen: Omit<Chosen, 'field'>,
): Promise<string> {
  requireGoodPassword(chosen)
  if (stored !== null && (await passwords.verify(stored, chosen.password))) {
    const problem = FIELD_MESSAGE.passwordSame('비밀번호')
    throw new AppError('INVALID_INPUT', problem, { newPassword: problem })
  }
  return passwords.hash(chosen.password)
}
