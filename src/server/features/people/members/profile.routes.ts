import { DONE } from '#/contract/people/login.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { submitDocuments } from '#/contract/people/supporting-documents.contract.ts'
import * as contract from '#/contract/people/profile.contract.ts'
import { policiesInForce } from '#/server/features/content/policies/policies.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { presentSession } from '#/server/platform/sessions/present-session.ts'
import { sendTokens } from '#/server/platform/http/token-headers.ts'
import { changePassword } from './change-password.ts'
import { changeProfile } from './change-profile.ts'
import { consentsOf, insertConsents } from './consents.repo.ts'
import type { MembersDeps } from './members-deps.ts'
import { presentProfile } from './members.presenter.ts'
import { findMember } from './members.repo.ts'
import { handIn } from './supporting-documents.ts'

export function profileRoutes(deps: MembersDeps): readonly Route[] {
  const { database, sessions, clock } = deps
  return [
    route(contract.profile, ({ principal }) => profileOf(database.db, principal.memberId, clock.now())),
    writeRoute(contract.changeProfile, async ({ principal, body, reply }, tx) => {
      await changeProfile(tx, deps, principal, body)
      // The token carries name, e-mail and phone: the browser gets one that says the new ones.
      sendTokens(reply, await sessions.reissue(tx, principal.sessionId))
      return profileOf(tx, principal.memberId, clock.now())
    }),
    route(contract.changePassword, async ({ principal, body }) => {
      await changePassword(deps, principal, body)
      return DONE
    }),
    writeRoute(contract.changeMarketing, async ({ principal, body }, tx) => {
      const at = clock.now()
      const given = {
        'marketing-email': body.email,
        'marketing-sms': body.sms,
        'marketing-kakao': body.kakao,
      }
      await insertConsents(tx, principal.memberId, given, { versions: await policiesInForce(tx, at), at })
      return { marketing: body, at: at.toISOString() }
    }),
    route(contract.listSessions, async ({ principal }) => {
      const rows = await sessions.list(database.db, { audience: 'member', subjectId: principal.memberId })
      return { sessions: rows.map((row) => presentSession(row, principal.sessionId)) }
    }),
    writeRoute(contract.endSession, async ({ principal, params }, tx) => {
      const whose = { audience: 'member', subjectId: principal.memberId, id: params.sessionId } as const
      if (!(await sessions.end(tx, whose, 'ended-by-owner'))) throw new AppError('NOT_FOUND')
      return DONE
    }),
    writeRoute(submitDocuments, async (call, tx) => {
      await handIn(tx, deps, call, call.principal.memberId, call.body.documents)
      return DONE
    }),
  ]
}

async function profileOf(db: DbOrTx, memberId: string, now: Date) {
  const member = await findMember(db, memberId)
  if (!member) throw new AppError('LOGIN_REQUIRED')
  return presentProfile(member, await consentsOf(db, memberId), now)
}
