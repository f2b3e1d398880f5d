import { AppError } from '#/contract/errors.ts'
import { maskEmail } from '#/domain/members/masking.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { hashOfNewPassword } from '#/server/platform/passwords/require-good-password.ts'
import { opensAccount, takeTicket, ticketOwner } from './contact-code.ts'
import type { MembersDeps } from './members-deps.ts'
import { findMember, lockMember, membersOfContact, updateMember } from './members.repo.ts'
import { tellSecurity } from './security-notices.ts'
import { linksOf } from './social.repo.ts'

/** Masked ids of the accounts with this proven contact and this name; the list may be empty. */
export async function findLoginIds(deps: MembersDeps, ask: { name: string; ticket: string }) {
  return deps.database.transaction(async (tx) => {
    const proven = await takeTicket(tx, deps, ask.ticket, 'find-id')
    const found = await membersOfContact(tx, proven)
    const own = found.filter((member) => member.name === ask.name)
    return Promise.all(
      own.map(async (member) => ({
        maskedId: maskEmail(member.loginId),
        joinedOn: seoulDay(member.joinedAt),
        via: (await linksOf(tx, member.id)).map(({ provider }) => provider),
      })),
    )
  })
}

interface Reset {
  readonly ticket: string
  readonly newPassword: string
  readonly deviceToken: string | null
}

/**
 * Every session of the account ends: whoever knew the old password is out. What was counted against it ends too, and this
 * browser is known from now on, so that guessing strangers keep its owner out no longer. Returns the token of the browser.
 * Errors: WRONG_CODE, INVALID_INPUT for a password that may not be used; the ticket is still good then.
 */
export async function resetPassword(deps: MembersDeps, ask: Reset): Promise<string> {
  const owner = await ticketOwner(deps, ask.ticket, 'find-password')
  const member = owner && (await findMember(deps.database.db, owner))
  if (!member) throw new AppError('WRONG_CODE')
  const passwordHash = await hashOfNewPassword(deps.passwords, member.passwordHash, {
    password: ask.newPassword,
    owner: member,
  })
  return deps.database.transaction(async (tx) => {
    const memberId = member.id
    const now = await lockMember(tx, memberId)
    const proven = await takeTicket(tx, deps, ask.ticket, 'find-password')
    // The contact may have been changed since the code was sent: whoever has the old one opens nothing.
    if (proven.memberId !== memberId || !now || !opensAccount(now, proven)) throw new AppError('WRONG_CODE')
    await updateMember(tx, memberId, { passwordHash })
    await deps.sessions.endAll(tx, { audience: 'member', subjectId: memberId, keep: null }, 'password-changed')
    await tellSecurity(tx, deps, member, { kind: 'password-reset' })
    return deps.loginThrottle.startAnew(tx, { audience: 'member', subjectId: memberId }, ask.deviceToken)
  })
}
