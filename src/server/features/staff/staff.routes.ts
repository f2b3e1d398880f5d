import { AppError } from '#/contract/errors.ts'
import { DONE } from '#/contract/members/login.contract.ts'
import * as contract from '#/contract/staff-auth/staff-auth.contract.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { sendTokens } from '#/server/platform/http/token-headers.ts'
import { presentStaff } from './describe-staff.ts'
import { loginStaff } from './login-staff.ts'
import type { StaffDeps } from './staff-deps.ts'
import { confirmTotp, startTotp } from './staff-totp.ts'
import { findStaff } from './staff.repo.ts'

export function staffRoutes(deps: StaffDeps): readonly Route[] {
  return [
    route(contract.staffLogin, async ({ body, reply, ...origin }) => {
      const { tokens, staff } = await loginStaff(deps, body, origin)
      sendTokens(reply, tokens)
      return { user: presentStaff(staff) }
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
      return { user: presentStaff(staff), secondFactor: staff.totpSecret !== null }
    }),
    route(contract.startTotp, ({ principal, body }) => startTotp(deps, principal, body.password)),
    route(contract.confirmTotp, async ({ principal, body }) => {
      await confirmTotp(deps, principal, body.otp)
      return DONE
    }),
  ]
}
