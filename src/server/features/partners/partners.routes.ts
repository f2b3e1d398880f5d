import { AppError } from '#/contract/errors.ts'
import { DONE } from '#/contract/members/login.contract.ts'
import * as contract from '#/contract/partner-auth/partner-auth.contract.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { sendTokens } from '#/server/platform/http/token-headers.ts'
import type { LoginThrottle } from '#/server/platform/passwords/login-throttle.ts'
import type { Passwords } from '#/server/platform/passwords/passwords.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Sessions } from '#/server/platform/sessions/sessions.ts'
import { presentPartner } from './describe-partner.ts'
import { activePartners, findPartner, setPartnerLogin } from './partners.repo.ts'

interface PartnersDeps extends Pick<Services, 'database' | 'clock'> {
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly loginThrottle: LoginThrottle
}

export function partnersRoutes(deps: PartnersDeps): readonly Route[] {
  const { database, sessions, loginThrottle, passwords, clock } = deps
  return [
    route(contract.partnerLogin, async ({ body, reply, userAgent, ip }) => {
      const loginId = body.loginId.toLowerCase()
      await loginThrottle.enter('partner', loginId)
      const partner = await findPartner(database.db, { loginId })
      const right = await passwords.verify(partner?.passwordHash ?? null, body.password)
      if (!partner || !right) throw new AppError('WRONG_LOGIN')
      await loginThrottle.succeeded('partner', loginId)
      const who = { audience: 'partner', subjectId: partner.id, remembered: false, userAgent, ip } as const
      const tokens = await database.transaction(async (tx) => {
        await setPartnerLogin(tx, partner.id, clock.now())
        return sessions.open(tx, who)
      })
      sendTokens(reply, tokens)
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
      return { user: presentPartner(partner) }
    }),
    route(contract.listPartners, async () => ({
      partners: (await activePartners(database.db)).map(({ id, name, company }) => ({ id, name, company })),
    })),
  ]
}
