import { DONE } from '#/contract/people/login.contract.ts'
import * as contract from '#/contract/people/staff-roles.contract.ts'
import { rightsOf } from '#/domain/members/rights.ts'
import { ADMINISTRATOR } from '#/domain/members/roles.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { requireStaffPassword } from './change-staff-password.ts'
import type { StaffDeps } from './staff-deps.ts'
import { accountView } from './staff-list.ts'
import { changeRole, dropRole, giveRoles, makeRole } from './staff-roles.ts'
import { allRoles, holdersOf } from './staff-roles.repo.ts'
import type { StaffRoleRow } from './staff.table.ts'

/** What each role of the shop may do, and who has which. */
export function staffRolesRoutes(deps: StaffDeps): readonly Route[] {
  const { database } = deps
  const { db } = database
  const prove = (staffId: string, password: string) => requireStaffPassword(deps, staffId, password)
  return [
    route(contract.listStaffRoles, async () => {
      const rows = await allRoles(db)
      return { roles: await Promise.all(rows.map((row) => roleView(db, row))) }
    }),
    route(contract.makeStaffRole, async (call) => {
      const { ownPassword, ...wanted } = call.body
      await prove(call.principal.staffId, ownPassword)
      return roleView(db, await database.transaction((tx) => makeRole(tx, deps, call, wanted)))
    }),
    route(contract.changeStaffRole, async (call) => {
      const { ownPassword, ...wanted } = call.body
      await prove(call.principal.staffId, ownPassword)
      const { roleId } = call.params
      return roleView(db, await database.transaction((tx) => changeRole(tx, deps, call, roleId, wanted)))
    }),
    writeRoute(contract.dropStaffRole, async (call, tx) => {
      await dropRole(tx, call, call.params.roleId)
      return DONE
    }),
    route(contract.giveStaffRoles, async (call) => {
      const { ownPassword, roles: roleIds, seen } = call.body
      await prove(call.principal.staffId, ownPassword)
      const { staffId } = call.params
      const account = await database.transaction((tx) => giveRoles(tx, deps, call, { staffId, roleIds, seen }))
      return { account: await accountView(deps, account) }
    }),
  ]
}

async function roleView(db: DbOrTx, row: StaffRoleRow): Promise<contract.StaffRoleView> {
  const { id, name, version } = row
  const people = (await holdersOf(db, id)).length
  return { id, name, version, rights: [...rightsOf([row])], fixed: id === ADMINISTRATOR, people }
}
