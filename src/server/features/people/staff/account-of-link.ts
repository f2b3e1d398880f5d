import { AppError } from '#/contract/errors.ts'
import type { Passwords } from '#/server/platform/passwords/passwords.ts'
import { requireGoodPassword } from '#/server/platform/passwords/require-good-password.ts'
import type { Services } from '#/server/platform/services.ts'
import { invitedBy } from './accept-invitation.ts'

export interface LinkForm {
  readonly token: string
  readonly loginId: string
  readonly password: string
}

/** What every account begins with that a link invites to; nothing is written yet. Errors: NOT_FOUND, INVALID_INPUT. */
export async function accountOfLink(
  deps: Pick<Services, 'database' | 'clock' | 'ids'> & { readonly passwords: Passwords },
  form: LinkForm,
) {
  const loginId = form.loginId.toLowerCase()
  const { name, email } = await invitedBy(deps.database.db, form.token, deps.clock.now())
  requireGoodPassword({ password: form.password, owner: { loginId, name, email }, field: 'password' })
  return { id: deps.ids.uuid(), loginId, name, email, passwordHash: await deps.passwords.hash(form.password) }
}

export function loginIdTaken(): AppError {
  const message = '이미 쓰고 있는 아이디입니다. 다른 아이디를 입력해 주세요.'
  return new AppError('INVALID_INPUT', message, { loginId: message })
}
