import { decideApproval as decideEndpoint, listApprovals } from '#/contract/people/approvals.contract.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { lookedAt } from '#/server/platform/looked-at.ts'
import { decideApproval } from './decide-approval.ts'
import { waitingThings } from './looked-at-member.ts'
import type { MembersDeps } from './members-deps.ts'
import { presentWaiting } from './members.presenter.ts'
import { membersWaiting } from './members.repo.ts'

export function approvalsRoutes(deps: MembersDeps): readonly Route[] {
  return [
    route(listApprovals, async () => {
      const { db } = deps.database
      const members = []
      for (const member of await membersWaiting(db))
        members.push({ ...presentWaiting(member), seen: lookedAt(await waitingThings(db, member)) })
      return { members }
    }),
    writeRoute(decideEndpoint, async (call, tx) => {
      await decideApproval(tx, deps, call, call.params.memberId, call.body)
      return DONE
    }),
  ]
}
