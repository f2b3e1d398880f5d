import { DONE } from '#/contract/people/login.contract.ts'
import {
  confirmCode,
  findId,
  resetPassword as resetPasswordEndpoint,
  sendCode,
} from '#/contract/people/codes.contract.ts'
import { beginGuest as beginGuestEndpoint } from '#/contract/people/guests.contract.ts'
import { checkLoginId, join } from '#/contract/people/join.contract.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import { sendDeviceToken, sendTokens } from '#/server/platform/http/token-headers.ts'
import { beginGuest } from './begin-guest.ts'
import { confirmContactCode, sendContactCode } from './contact-code.ts'
import { joinMember } from './join-member.ts'
import type { MembersDeps } from './members-deps.ts'
import { findByLogin } from './members.repo.ts'
import { findLoginIds, resetPassword } from './recover-account.ts'

export function joinRoutes(deps: MembersDeps): readonly Route[] {
  return [
    route(checkLoginId, async ({ query }) => ({
      free: (await findByLogin(deps.database.db, query.loginId.toLowerCase())) === null,
    })),
    route(join, async ({ body, reply, ...origin }) => {
      const { tokens, user } = await joinMember(deps, body, origin)
      sendTokens(reply, tokens)
      return { user }
    }),
    route(beginGuestEndpoint, async ({ body, reply, ...origin }) => {
      const { tokens, user } = await beginGuest(deps, body, origin)
      sendTokens(reply, tokens)
      return { user }
    }),
    route(sendCode, ({ body }) => sendContactCode(deps, { ...body, loginId: body.loginId })),
    route(confirmCode, async ({ params, body }) => ({
      ticket: await confirmContactCode(deps, params.codeId, body.code),
    })),
    route(findId, async ({ body }) => ({ accounts: await findLoginIds(deps, body) })),
    route(resetPasswordEndpoint, async ({ body, deviceToken, reply }) => {
      sendDeviceToken(reply, await resetPassword(deps, { ...body, deviceToken }))
      return DONE
    }),
  ]
}
