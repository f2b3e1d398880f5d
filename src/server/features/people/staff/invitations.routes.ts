import { DONE } from '#/contract/people/login.contract.ts'
import * as contract from '#/contract/people/invitations.contract.ts'
import { anyBrand } from '#/server/features/content/brands/brands.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { sendTokens } from '#/server/platform/http/token-headers.ts'
import { invitedBy } from './accept-invitation.ts'
import { requireStaffPassword } from './change-staff-password.ts'
import { rolesAmong, staffUser } from './describe-staff.ts'
import { openInvitations } from './invitations.repo.ts'
import { invite, inviteAgain, type Invited, withdrawInvitation } from './invitations.ts'
import { joinStaff } from './join-staff.ts'
import type { StaffCall } from './require-as-much.ts'
import type { StaffDeps } from './staff-deps.ts'
import { allRoles } from './staff-roles.repo.ts'
import type { InvitationRow, StaffRoleRow } from './staff.table.ts'

/** Who is asked to work here, and the way in for whoever has the link. */
export function invitationsRoutes(deps: StaffDeps): readonly Route[] {
  const { database, clock } = deps
  const present = async (db: DbOrTx, row: InvitationRow) => presentInvitation(row, await allRoles(db), clock.now())
  const send = async (call: StaffCall, ownPassword: string, who: Invited) => {
    await requireStaffPassword(deps, call.principal.staffId, ownPassword)
    const row = await database.transaction((tx) => invite(tx, deps, call, who))
    return { invitation: await present(database.db, row) }
  }
  return [
    route(contract.listInvitations, async () => {
      const [rows, roles] = await Promise.all([openInvitations(database.db), allRoles(database.db)])
      return { invitations: rows.map((row) => presentInvitation(row, roles, clock.now())) }
    }),
    route(contract.inviteStaff, async (call) => {
      const { ownPassword, ...who } = call.body
      return send(call, ownPassword, { ...who, audience: 'staff', company: null, brand: null })
    }),
    route(contract.invitePartner, async (call) => {
      const { ownPassword, ...who } = call.body
      return send(call, ownPassword, { ...who, audience: 'partner', roles: [] })
    }),
    writeRoute(contract.inviteAgain, async (call, tx) => ({
      invitation: await present(tx, await inviteAgain(tx, deps, call, call.params.invitationId)),
    })),
    writeRoute(contract.withdrawInvitation, async (call, tx) => {
      await withdrawInvitation(tx, deps, call, call.params.invitationId)
      return DONE
    }),
    route(contract.readInvitation, async ({ body }) => {
      const row = await invitedBy(database.db, body.token, clock.now())
      const { audience, name, email, company, brand, roles, expiresAt } = await present(database.db, row)
      const headOfficeOf = brand === null ? null : ((await anyBrand(database.db, brand))?.name ?? brand)
      return { audience, name, email, company, headOfficeOf, roles: roles.map((role) => role.name), expiresAt }
    }),
    route(contract.joinStaff, async ({ body, reply, ...origin }) => {
      const { tokens, staff } = await joinStaff(deps, body, origin)
      sendTokens(reply, tokens)
      return { user: await staffUser(database.db, staff) }
    }),
  ]
}

function presentInvitation(row: InvitationRow, roles: readonly StaffRoleRow[], now: Date): contract.Invitation {
  return {
    id: row.id,
    audience: row.audience,
    name: row.name,
    email: row.email,
    company: row.company,
    brand: row.brand,
    roles: rolesAmong(row.roles, roles),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    expired: row.expiresAt <= now,
  }
}
