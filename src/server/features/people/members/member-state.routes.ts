import { AppError } from '#/contract/errors.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import * as contract from '#/contract/people/member-state.contract.ts'
import { requireStaffPassword, type StaffDeps } from '#/server/features/people/staff/staff.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { presentSession } from '#/server/platform/sessions/present-session.ts'
import { resumeMember, sessionsOf, suspendMember } from './member-state.ts'
import type { MembersDeps } from './members-deps.ts'
import { findMember } from './members.repo.ts'

/** For administrators: who may log in, and where they are. */
export function memberStateRoutes(deps: MembersDeps & StaffDeps): readonly Route[] {
  const { database, sessions } = deps
  const mustBe = async (db: Parameters<typeof findMember>[0], memberId: string) => {
    const member = await findMember(db, memberId)
    if (!member) throw new AppError('NOT_FOUND')
    return sessionsOf(member)
  }
  return [
    route(contract.suspendMember, async (call) => {
      const { reason, ownPassword } = call.body
      await requireStaffPassword(deps, call.principal.staffId, ownPassword)
      const { memberId } = call.params
      await database.transaction((tx) => suspendMember(tx, deps, call, { memberId, reason }))
      return DONE
    }),
    writeRoute(contract.resumeMember, async (call, tx) => {
      await resumeMember(tx, deps, call, { memberId: call.params.memberId, reason: call.body.reason })
      return DONE
    }),
    writeRoute(contract.listMemberSessions, async (call, tx) => {
      const { memberId } = call.params
      const rows = await sessions.list(tx, await mustBe(tx, memberId))
      await audit(tx, call, { action: 'member.list-sessions', objectKind: 'member', objectId: memberId })
      return { sessions: rows.map((row) => presentSession(row, call.principal.sessionId)) }
    }),
    writeRoute(contract.endMemberSessions, async (call, tx) => {
      const { memberId } = call.params
      await sessions.endAll(tx, { ...(await mustBe(tx, memberId)), keep: null }, 'ended-by-staff')
      await audit(tx, call, { action: 'member.end-sessions', objectKind: 'member', objectId: memberId })
      return DONE
    }),
  ]
}
