import { DONE } from '#/contract/people/login.contract.ts'
import * as contract from '#/contract/people/member-desk.contract.ts'
import { requireStaffPassword, type StaffDeps } from '#/server/features/people/staff/staff.public.ts'
import { listRoute, type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { agreeDiscount, changeStanding, writeNote } from './member-desk.ts'
import type { MembersDeps } from './members-deps.ts'
import { mergeMembers } from './merge-members.ts'
import { readMemberDesk } from './read-member-desk.ts'

/** What the desk knows, agrees and decides about one member. */
export function memberDeskRoutes(deps: MembersDeps & StaffDeps): readonly Route[] {
  const { database, clock } = deps
  return [
    listRoute(contract.readMemberDesk, ({ params }, db) => readMemberDesk(db, params.memberId, clock.now())),
    writeRoute(contract.writeMemberNote, async (call, tx) => {
      await writeNote(tx, deps, call, { ...call.params, ...call.body })
      return DONE
    }),
    writeRoute(contract.changeMemberStanding, async (call, tx) => {
      await changeStanding(tx, deps, call, { ...call.params, ...call.body })
      return DONE
    }),
    writeRoute(contract.agreeDiscount, async (call, tx) => {
      await agreeDiscount(tx, deps, call, { ...call.params, ...call.body })
      return DONE
    }),
    route(contract.mergeMembers, async (call) => {
      const { ownPassword, ...merging } = call.body
      await requireStaffPassword(deps, call.principal.staffId, ownPassword)
      const { memberId: from } = call.params
      await database.transaction((tx) => mergeMembers(tx, deps, call, { from, ...merging }))
      return DONE
    }),
  ]
}
