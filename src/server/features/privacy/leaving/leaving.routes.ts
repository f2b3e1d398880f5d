import { DONE } from '#/contract/people/login.contract.ts'
import * as contract from '#/contract/people/profile.contract.ts'
import type { MembersDeps } from '#/server/features/people/members/members.public.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import { leaveMember } from './leave-member.ts'
import { leavingOf } from './leaving.ts'

export function leavingRoutes(deps: MembersDeps): readonly Route[] {
  return [
    route(contract.readLeaving, ({ principal }) => leavingOf(deps.database.db, principal.memberId)),
    route(contract.leave, async ({ principal, body }) => {
      await leaveMember(deps, principal, body.password)
      return DONE
    }),
  ]
}
