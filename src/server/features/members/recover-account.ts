import { AppError } from '#/contract/errors.ts'
import { maskEmail } from '#/domain/members/masking.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { takeTicket } from './contact-code.ts'
import type { MembersDeps } from './members-deps.ts'
import { findMember, membersOfContact, updateMember } from './members.repo.ts'
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

/** Errors: WRONG_CODE. Every session of the account ends: whoever knew the old password is out. */
export async function resetPassword(deps: MembersDeps, ask: { ticket: string; newPassword: string }): Promise<void> {
  const passwordHash = await deps.passwords.hash(ask.newPassword)
  await deps.database.transaction(async (tx) => {
    const { memberId } = await takeTicket(tx, deps, ask.ticket, 'find-password')
    if (!memberId) throw new AppError('WRONG_CODE')
    await updateMember(tx, memberId, { passwordHash })
    await deps.sessions.endAll(tx, { audience: 'member', subjectId: memberId, keep: null }, 'password-changed')
    const member = await findMember(tx, memberId)
    if (member) await tellSecurity(tx, deps, member, { kind: 'password-reset' })
  })
}
