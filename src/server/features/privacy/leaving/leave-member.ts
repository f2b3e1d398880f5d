import { AppError } from '#/contract/errors.ts'
import { forgetDesigns } from '#/server/features/files/designs/designs.public.ts'
import { eraseMember, holdBelongings } from '#/server/features/privacy/retention/retention.public.ts'
import { cancelUnpaid, lockOpenOrders } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MemberPrincipal } from '#/server/platform/http/principal.ts'
import { leavingOf, refuseLeaving } from './leaving.ts'
import {
  dropLinks,
  dropDocuments,
  findMember,
  lockMember,
  type MemberRow,
  type MembersDeps,
  requirePassword,
  tellSecurity,
} from '#/server/features/people/members/members.public.ts'

/**
 * Erases what `retention/personal` says goes with a membership; orders and payments carry their own copies, which the law wants
 * kept for five years. Providers are told, and files are released. Errors: WRONG_LOGIN, TOO_MANY_REQUESTS, FORBIDDEN when somebody
 * without a password has not logged in just now, CONFLICT while an order is in work or money is owed.
 */
export async function leaveMember(
  deps: MembersDeps,
  who: MemberPrincipal,
  password: string | undefined,
): Promise<void> {
  const member = await findMember(deps.database.db, who.memberId)
  if (!member) throw new AppError('NOT_FOUND')
  await requireProof(deps, who, member, password)
  await deps.database.transaction(async (tx) => {
    if (!(await lockMember(tx, member.id))) throw new AppError('NOT_FOUND')
    await holdBelongings(tx, member.id)
    await lockOpenOrders(tx, member.id)
    const leaving = await leavingOf(tx, member.id)
    if (!leaving.mayLeave) throw refuseLeaving(leaving)
    await forgetMembership(tx, deps, member.id, leaving.unpaid)
    // Erasing drops messages that wait; this is the only one that is still to be sent.
    if (!member.needAdditionalInfo) await tellSecurity(tx, deps, member, { kind: 'left' })
    await deps.sessions.endAll(tx, { audience: 'member', subjectId: member.id, keep: null }, 'left')
  })
}

/**
 * Unpaid orders end, and everything goes that a membership keeps. The member is locked, then its belongings and open orders;
 * nothing keeps it.
 */
export async function forgetMembership(
  tx: Tx,
  deps: MembersDeps,
  memberId: string,
  unpaid: readonly string[],
): Promise<void> {
  await cancelUnpaid(tx, deps, { memberId, orderNumbers: unpaid })
  await forgetDesigns(tx, memberId)
  await dropLinks(tx, deps, memberId)
  await dropDocuments(tx, memberId)
  await deps.loginThrottle.forget(tx, { audience: 'member', subjectId: memberId })
  await eraseMember(tx, memberId, deps.clock.now())
}

async function requireProof(deps: MembersDeps, who: MemberPrincipal, member: MemberRow, password: string | undefined) {
  // Who has not finished joining has nothing that somebody else could take from them.
  if (member.needAdditionalInfo) return
  if (member.passwordHash === null) return deps.sessions.requireFreshProof(deps.database.db, who.sessionId)
  await requirePassword(deps, member.id, member.passwordHash, password ?? '')
}
