import { AppError } from '#/contract/errors.ts'
import { acceptInvitation, invitedBy } from '#/server/features/people/staff/staff.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { requireGoodPassword } from '#/server/platform/passwords/require-good-password.ts'
import type { PartnersDeps } from './partners-deps.ts'
import { lockPartner, tryInsertPartner } from './partners.repo.ts'

interface JoinForm {
  readonly token: string
  readonly loginId: string
  readonly password: string
}

interface Origin {
  readonly ip: string
  readonly requestId: string
}

/** The account of a reviewer, or of the head office of a brand, that a link invites to; its owner logs in at the page of partners. Errors: NOT_FOUND, INVALID_INPUT. */
export async function joinPartner(deps: PartnersDeps, form: JoinForm, origin: Origin) {
  const loginId = form.loginId.toLowerCase()
  const { name, email } = await invitedBy(deps.database.db, form.token, deps.clock.now())
  requireGoodPassword({ password: form.password, owner: { loginId, name, email }, field: 'password' })
  const passwordHash = await deps.passwords.hash(form.password)
  const id = deps.ids.uuid()
  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now()
    const {
      company,
      brand,
      id: invitation,
    } = await acceptInvitation(tx, form.token, {
      audience: 'partner',
      now,
      accountId: id,
    })
    const row = { id, loginId, name, email, company: company ?? '', brand, passwordHash, createdAt: now }
    if (!(await tryInsertPartner(tx, row))) throw idTaken()
    const partner = await lockPartner(tx, id)
    if (!partner) throw new Error('a partner account is gone right after it was made')
    const call = { ...origin, principal: { kind: 'visitor' } } as const
    await audit(tx, call, {
      action: 'partner.join',
      objectKind: 'partner',
      objectId: id,
      detail: { loginId, invitation, brand },
    })
    return partner
  })
}

function idTaken(): AppError {
  const message = '이미 쓰고 있는 아이디입니다. 다른 아이디를 입력해 주세요.'
  return new AppError('INVALID_INPUT', message, { loginId: message })
}
