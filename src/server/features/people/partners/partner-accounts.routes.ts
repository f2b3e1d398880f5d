import { DONE } from '#/contract/people/login.contract.ts'
import * as contract from '#/contract/people/partner-accounts.contract.ts'
import { requireStaffPassword } from '#/server/features/people/staff/staff.public.ts'
import type { StaffDeps } from '#/server/features/people/staff/staff.public.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import { presentPartnerAccount } from './describe-partner.ts'
import * as accounts from './partner-accounts.ts'
import { allPartners } from './partners.repo.ts'

/** Which partners there are: for administrators, and for partners the own password. */
export function partnerAccountsRoutes(deps: StaffDeps): readonly Route[] {
  const { database } = deps
  const prove = (staffId: string, password: string) => requireStaffPassword(deps, staffId, password)
  return [
    route(contract.changePartnerPassword, async ({ principal, body }) => {
      await accounts.changePartnerPassword(deps, principal, body)
      return DONE
    }),
    route(contract.listPartnerAccounts, async () => ({
      accounts: (await allPartners(database.db)).map(presentPartnerAccount),
    })),
    route(contract.setPartnerState, async (call) => {
      const { active, ownPassword } = call.body
      await prove(call.principal.staffId, ownPassword)
      const { partnerId } = call.params
      const account = await database.transaction((tx) =>
        accounts.setPartnerState(tx, deps, call, { partnerId, active }),
      )
      return { account: presentPartnerAccount(account) }
    }),
    route(contract.resetPartnerPassword, async (call) => {
      await prove(call.principal.staffId, call.body.ownPassword)
      return { temporaryPassword: await accounts.resetPartnerPassword(deps, call, call.params.partnerId) }
    }),
  ]
}
