import { AppError } from '#/contract/errors.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import * as contract from '#/contract/people/staff-accounts.contract.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { presentSession } from '#/server/platform/sessions/present-session.ts'
import { changeStaffPassword, requireStaffPassword } from './change-staff-password.ts'
import { accountView, staffList } from './staff-list.ts'
import { endStaffSessions, resetStaffPassword, setStaffState } from './staff-accounts.ts'
import type { StaffDeps } from './staff-deps.ts'
import { lockStaff } from './staff.repo.ts'

/** Who works here: for administrators, and for everybody the own password. */
export function staffAccountsRoutes(deps: StaffDeps): readonly Route[] {
  const { database, sessions } = deps
  const prove = (staffId: string, password: string) => requireStaffPassword(deps, staffId, password)
  return [
    route(contract.listOwnSessions, async ({ principal }) => {
      const rows = await sessions.list(database.db, { audience: 'staff', subjectId: principal.staffId })
      return { sessions: rows.map((row) => presentSession(row, principal.sessionId)) }
    }),
    writeRoute(contract.endOwnSession, async ({ params, principal }, tx) => {
      const whose = { audience: 'staff', subjectId: principal.staffId, id: params.sessionId } as const
      if (!(await sessions.end(tx, whose, 'ended-by-owner'))) throw new AppError('NOT_FOUND')
      return DONE
    }),
    route(contract.changeStaffPassword, async (call) => {
      await changeStaffPassword(deps, call, call.body)
      return DONE
    }),
    route(contract.listStaff, () => staffList(deps)),
    route(contract.setStaffState, async (call) => {
      const { active, ownPassword } = call.body
      await prove(call.principal.staffId, ownPassword)
      const { staffId } = call.params
      const account = await database.transaction((tx) => setStaffState(tx, deps, call, { staffId, active }))
      return { account: await accountView(deps, account) }
    }),
    route(contract.resetStaffPassword, async (call) => {
      const { ownPassword, dropSecondFactor } = call.body
      await prove(call.principal.staffId, ownPassword)
      const { staffId } = call.params
      return { temporaryPassword: await resetStaffPassword(deps, call, { staffId, dropSecondFactor }) }
    }),
    writeRoute(contract.listStaffSessions, async ({ params, principal }, tx) => {
      if (!(await lockStaff(tx, params.staffId))) throw new AppError('NOT_FOUND')
      const rows = await sessions.list(tx, { audience: 'staff', subjectId: params.staffId })
      return { sessions: rows.map((row) => presentSession(row, principal.sessionId)) }
    }),
    writeRoute(contract.endStaffSessions, async (call, tx) => {
      await endStaffSessions(tx, deps, call, call.params.staffId)
      return DONE
    }),
  ]
}
