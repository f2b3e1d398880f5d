import type { StaffDeps } from '#/server/features/people/staff/staff.public.ts'
import type { Route } from '#/server/platform/http/route.ts'
import { addressesRoutes } from './addresses.routes.ts'
import { approvalsRoutes } from './approvals.routes.ts'
import { brandMembershipRoutes } from './brand-membership.routes.ts'
import { joinRoutes } from './join.routes.ts'
import { loginRoutes } from './login.routes.ts'
import { memberDeskRoutes } from './member-desk.routes.ts'
import { memberStateRoutes } from './member-state.routes.ts'
import type { MembersDeps } from './members-deps.ts'
import { profileRoutes } from './profile.routes.ts'
import { socialRoutes } from './social.routes.ts'
import { staffMembersRoutes } from './staff-members.routes.ts'

export function membersRoutes(deps: MembersDeps & StaffDeps): readonly Route[] {
  return [
    ...loginRoutes(deps),
    ...joinRoutes(deps),
    ...profileRoutes(deps),
    ...addressesRoutes(deps),
    ...approvalsRoutes(deps),
    ...brandMembershipRoutes(deps),
    ...socialRoutes(deps),
    ...staffMembersRoutes(deps),
    ...memberStateRoutes(deps),
    ...memberDeskRoutes(deps),
  ]
}
