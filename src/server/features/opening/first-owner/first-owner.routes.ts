import { makeFirstOwner, readFirstOwner } from '#/contract/opening/first-owner.contract.ts'
import { hasAdministrator, joinOwner, type StaffDeps, staffUser } from '#/server/features/people/staff/staff.public.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import { sendTokens } from '#/server/platform/http/token-headers.ts'
import { requireFirstOwnerCode, useFirstOwnerCode } from './first-owner-codes.ts'

/** The way in for whoever reads the console of a shop that nobody manages yet. */
export function firstOwnerRoutes(deps: StaffDeps): readonly Route[] {
  const { database, clock } = deps
  return [
    route(readFirstOwner, async () => ({ waiting: !(await hasAdministrator(database.db)) })),
    route(makeFirstOwner, async ({ body, reply, ...origin }) => {
      const { code, ...form } = body
      // A wrong code costs no password hash.
      await requireFirstOwnerCode(database.db, code, clock.now())
      const { tokens, staff } = await joinOwner(deps, form, origin, (tx) => useFirstOwnerCode(tx, code, clock.now()))
      sendTokens(reply, tokens)
      return { user: await staffUser(database.db, staff) }
    }),
  ]
}
