import {
  acceptInvitation,
  accountOfLink,
  type LinkForm,
  loginIdTaken,
} from '#/server/features/people/staff/staff.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { PartnersDeps } from './partners-deps.ts'
import { lockPartner, tryInsertPartner } from './partners.repo.ts'

interface Origin {
  readonly ip: string
  readonly requestId: string
}

/** The account of a reviewer, or of the head office of a brand, that a link invites to; its owner logs in at the page of partners. Errors: NOT_FOUND, INVALID_INPUT. */
export async function joinPartner(deps: PartnersDeps, form: LinkForm, origin: Origin) {
  const account = await accountOfLink(deps, form)
  const { id, loginId } = account
  return deps.database.transaction(async (tx) => {
    const now = deps.clock.now()
    const accepted = await acceptInvitation(tx, form.token, { audience: 'partner', now, accountId: id })
    const { company, brand, id: invitation } = accepted
    const row = { ...account, company: company ?? '', brand, createdAt: now }
    if (!(await tryInsertPartner(tx, row))) throw loginIdTaken()
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
