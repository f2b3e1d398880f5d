import { AppError } from '#/contract/errors.ts'
import { DONE, login, logout, me, prove, renew } from '#/contract/people/login.contract.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { sendDeviceToken, sendTokens } from '#/server/platform/http/token-headers.ts'
import { defaultAddressOf } from './addresses.repo.ts'
import { loginMember, requirePassword } from './login-member.ts'
import type { MembersDeps } from './members-deps.ts'
import { presentMe } from './members.presenter.ts'
import { findMember } from './members.repo.ts'

export function loginRoutes(deps: MembersDeps): readonly Route[] {
  const { database, sessions } = deps
  return [
    route(login, async ({ body, reply, ...origin }) => {
      const { tokens, user, device } = await loginMember(deps, body, origin)
      sendTokens(reply, tokens)
      sendDeviceToken(reply, device)
      return { user }
    }),
    writeRoute(logout, async ({ principal }, tx) => {
      if (principal.kind === 'member') {
        const whose = {
          audience: principal.guest ? 'guest' : 'member',
          subjectId: principal.memberId,
          id: principal.sessionId,
        } as const
        await sessions.end(tx, whose, 'logout')
      }
      return DONE
    }),
    route(renew, async ({ principal }) => ({ pending: principal.pending })),
    route(prove, async ({ principal, body }) => {
      const member = await findMember(database.db, principal.memberId)
      await requirePassword(deps, principal.memberId, member?.passwordHash ?? null, body.password)
      await database.transaction((tx) => sessions.prove(tx, principal.sessionId))
      return DONE
    }),
    route(me, async ({ principal }) => {
      const member = await findMember(database.db, principal.memberId)
      if (!member) throw new AppError('LOGIN_REQUIRED')
      return presentMe(member, await defaultAddressOf(database.db, member.id))
    }),
  ]
}
