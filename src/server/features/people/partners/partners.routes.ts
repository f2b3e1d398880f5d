import { AppError } from '#/contract/errors.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import { joinPartner as joinPartnerEndpoint } from '#/contract/people/invitations.contract.ts'
import * as contract from '#/contract/people/partner-auth.contract.ts'
import type { StaffDeps } from '#/server/features/people/staff/staff.public.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { sendDeviceToken, sendTokens } from '#/server/platform/http/token-headers.ts'
import { presentPartner } from './describe-partner.ts'
import { joinPartner } from './join-partner.ts'
import { loginPartner } from './login-partner.ts'
import { partnerAccountsRoutes } from './partner-accounts.routes.ts'
import { activePartners, findPartner } from './partners.repo.ts'

export function partnersRoutes(deps: StaffDeps): readonly Route[] {
  const { database, sessions } = deps
  return [
    route(contract.partnerLogin, async ({ body, reply, ...origin }) => {
      const { partner, tokens, device } = await loginPartner(deps, body, origin)
      sendTokens(reply, tokens)
      sendDeviceToken(reply, device)
      return { user: presentPartner(partner) }
    }),
    writeRoute(contract.partnerLogout, async ({ principal }, tx) => {
      const whose = { audience: 'partner', subjectId: principal.partnerId, id: principal.sessionId } as const
      await sessions.end(tx, whose, 'logout')
      return DONE
    }),
    route(contract.partnerMe, async ({ principal }) => {
      const partner = await findPartner(database.db, { id: principal.partnerId })
      if (!partner) throw new AppError('LOGIN_REQUIRED')
      return { user: presentPartner(partner), needsPassword: partner.passwordTemporary }
    }),
    ...partnerAccountsRoutes(deps),
    route(joinPartnerEndpoint, async ({ body, ...origin }) => ({
      user: presentPartner(await joinPartner(deps, body, origin)),
    })),
    route(contract.listPartners, async () => ({
      partners: (await activePartners(database.db)).map(({ id, name, company }) => ({ id, name, company })),
    })),
  ]
}
