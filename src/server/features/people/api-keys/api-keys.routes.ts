import { endpoints } from '#/contract/endpoints.ts'
import { AppError } from '#/contract/errors.ts'
import * as contract from '#/contract/people/api-keys.contract.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import { findMember, type MembersDeps } from '#/server/features/people/members/members.public.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { endKey, keysOf } from './api-keys.repo.ts'
import { makeKey, presentKey } from './manage-keys.ts'

/** Keys of the API: made and ended by the firm, seen and ended by staff. */
export function apiKeysRoutes(deps: MembersDeps): readonly Route[] {
  const { database, clock, sessions } = deps
  return [
    route(contract.listApiKeys, async ({ principal }) => ({
      keys: (await keysOf(database.db, principal.memberId)).map(presentKey),
    })),
    writeRoute(contract.createApiKey, async ({ principal, body }, tx) => {
      // A browser that somebody left open must not make a way in that outlives it.
      await sessions.requireFreshProof(tx, principal.sessionId)
      const { key, secret } = await makeKey(tx, deps, principal.memberId, body)
      return { key: presentKey(key), secret }
    }),
    writeRoute(contract.endApiKey, async ({ principal, params }, tx) => {
      const whose = { keyId: params.keyId, memberId: principal.memberId }
      if (!(await endKey(tx, whose, 'member', clock.now()))) throw new AppError('NOT_FOUND')
      return DONE
    }),
    route(contract.readApiGuide, async () => ({ endpoints: takingKeys })),
    route(contract.listMemberApiKeys, async ({ params }) => {
      if (!(await findMember(database.db, params.memberId))) throw new AppError('NOT_FOUND')
      return { keys: (await keysOf(database.db, params.memberId)).map(presentKey) }
    }),
    writeRoute(contract.endMemberApiKey, async ({ params }, tx) => {
      if (!(await endKey(tx, params, 'staff', clock.now()))) throw new AppError('NOT_FOUND')
      return DONE
    }),
  ]
}

const takingKeys = endpoints.flatMap(({ id, method, path, summary, keyScope, idempotent = false }) =>
  keyScope ? [{ id, method, path, summary, scope: keyScope, idempotent }] : [],
)
