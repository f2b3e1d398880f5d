import { AppError } from '#/contract/errors.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import * as contract from '#/contract/people/staff-auth.contract.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { sendDeviceToken, sendTokens } from '#/server/platform/http/token-headers.ts'
import { needsOf, staffUser } from './describe-staff.ts'
import { invitationsRoutes } from './invitations.routes.ts'
import { loginStaff } from './login-staff.ts'
import { secondFactorIsOn } from './second-factor-is-on.ts'
import { staffAccountsRoutes } from './staff-accounts.routes.ts'
import type { StaffDeps } from './staff-deps.ts'
import { confirmTotp, startTotp } from './staff-totp.ts'
import { staffRolesRoutes } from './staff-roles.routes.ts'
import { findStaff } from './staff.repo.ts'

export function staffRoutes(deps: StaffDeps): readonly Route[] {
  return [
    route(contract.staffLogin, async ({ body, reply, ...origin }) => {
      const { tokens, staff, device } = await loginStaff(deps, body, origin)
      sendTokens(reply, tokens)
      sendDeviceToken(reply, device)
      return { user: await staffUser(deps.database.db, staff) }
    }),
    writeRoute(contract.staffLogout, async (call, tx) => {
      const { principal } = call
      const whose = { audience: 'staff', subjectId: principal.staffId, id: principal.sessionId } as const
      await deps.sessions.end(tx, whose, 'logout')
      await audit(tx, call, { action: 'staff.logout', objectKind: 'staff', objectId: principal.staffId })
      return DONE
    }),
    route(contract.staffMe, async ({ principal }) => {
      const staff = await findStaff(deps.database.db, { id: principal.staffId })
      if (!staff) throw new AppError('LOGIN_REQUIRED')
      const needs = [...needsOf(staff, deps.secondFactorRequired)]
      const user = await staffUser(deps.database.db, staff)
      return { user, secondFactor: staff.totpSecret !== null, needs }
    }),
    route(contract.startTotp, ({ principal, body }) => startTotp(deps, principal, body)),
    route(contract.confirmTotp, async (call) => {
      const { staffId } = call.principal
      await confirmTotp(deps, call.principal, call.body.otp)
      return { ...DONE, recoveryCodes: [...(await secondFactorIsOn(deps, call, staffId))] }
    }),
    ...staffAccountsRoutes(deps),
    ...staffRolesRoutes(deps),
    ...invitationsRoutes(deps),
  ]
}
