import type { FastifyRequest } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import * as contract from '#/contract/people/social.contract.ts'
import { maskEmail } from '#/domain/members/masking.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { sendTokens } from '#/server/platform/http/token-headers.ts'
import { webOriginOf } from '#/server/platform/http/web-origin.ts'
import type { MembersDeps } from './members-deps.ts'
import { beginAttempt } from './social-attempt.ts'
import { attachAccount, completeJoin, readPending } from './social-join.ts'
import { finishLink, unlink } from './social-links.ts'
import { finishLogin } from './social-login.ts'
import { linkOf, linksOf } from './social.repo.ts'

export function socialRoutes(deps: MembersDeps): readonly Route[] {
  const { db } = deps.database
  const originOf = (request: FastifyRequest) => webOriginOf(deps.config, request)
  return [
    route(contract.socialProviders, async () => ({ providers: [...deps.identities.keys()] })),
    route(contract.startSocialLogin, ({ params, request }) =>
      beginAttempt(deps, { ...params, purpose: 'login', memberId: null, origin: originOf(request) }),
    ),
    route(contract.finishSocialLogin, async ({ body, reply, ...origin }) => {
      const { tokens, user } = await finishLogin(deps, body, origin)
      sendTokens(reply, tokens)
      return { user }
    }),
    route(contract.pendingJoin, ({ principal }) => readPending(deps, principal.memberId)),
    route(contract.completeJoin, async ({ principal, body, reply, visitorKey }) => {
      sendTokens(reply, await completeJoin(deps, principal, body, { visitorKey }))
      return DONE
    }),
    route(contract.attachAccount, async ({ principal, body, reply, ...origin }) => {
      const { tokens, user } = await attachAccount(deps, principal, body, { ...origin, principal })
      sendTokens(reply, tokens)
      return { user }
    }),
    route(contract.listSocialLinks, async ({ principal }) => ({
      links: (await linksOf(db, principal.memberId)).map(({ provider, email, linkedAt }) => ({
        provider,
        email: email && maskEmail(email),
        linkedAt: linkedAt.toISOString(),
      })),
      offered: [...deps.identities.keys()],
    })),
    route(contract.startSocialLink, async ({ principal, params, body, request }) => {
      const linked = await linkOf(db, principal.memberId, params.provider)
      if (body.purpose === 'prove' && !linked) throw new AppError('NOT_FOUND')
      if (body.purpose === 'link' && linked) throw new AppError('CONFLICT', '이미 연결되어 있습니다.')
      // A new way to log in is as grave as a new password.
      if (body.purpose === 'link') await deps.sessions.requireFreshProof(db, principal.sessionId)
      const { memberId } = principal
      return beginAttempt(deps, { ...params, ...body, memberId, origin: originOf(request) })
    }),
    route(contract.finishSocialLink, ({ principal, body }) => finishLink(deps, principal, body)),
    writeRoute(contract.unlinkSocial, async ({ principal, params }, tx) => {
      await unlink(tx, deps, principal.memberId, params.provider)
      return DONE
    }),
  ]
}
