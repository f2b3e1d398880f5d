import {
  decideBrandRequest as decideEndpoint,
  joinBrand as joinEndpoint,
  listBrandRequests,
  readMembership,
} from '#/contract/people/brand-membership.contract.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import { DONE } from '#/contract/people/login.contract.ts'
import { maskName, maskPhone } from '#/domain/members/masking.ts'
import { MEMBER_STANDINGS } from '#/domain/members/member-standings.data.ts'
import { allBrands } from '#/server/features/content/brands/brands.public.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { lookedAt } from '#/server/platform/looked-at.ts'
import { sendTokens } from '#/server/platform/http/token-headers.ts'
import { joinBrand, membershipOf } from './brand-membership.ts'
import { requestsWaiting } from './brand-requests.repo.ts'
import { decideBrandRequest } from './decide-brand-request.ts'
import { requestThings } from './looked-at-member.ts'
import type { MembersDeps } from './members-deps.ts'

const PAGE = 50

export function brandMembershipRoutes(deps: MembersDeps): readonly Route[] {
  const { db } = deps.database
  return [
    route(readMembership, ({ principal, params }) =>
      membershipOf(db, { memberId: principal.memberId, brandId: params.id }),
    ),
    writeRoute(joinEndpoint, async ({ principal, visitorKey, params, body, reply }, tx) => {
      const whose = { memberId: principal.memberId, brandId: params.id }
      await joinBrand(tx, deps, { principal, visitorKey }, { ...whose, ...body })
      // The token carries the roles: the browser gets one that says the new ones.
      sendTokens(reply, await deps.sessions.reissue(tx, principal.sessionId))
      return membershipOf(tx, whose)
    }),
    route(listBrandRequests, async ({ query: { brand = null, after = null } }) => {
      const [rows, brands] = await Promise.all([requestsWaiting(db, { brand, after, limit: PAGE + 1 }), allBrands(db)])
      const shown = rows.slice(0, PAGE)
      const last = rows.length > PAGE ? shown.at(-1) : undefined
      const seen = new Map<string, LookedAt>()
      for (const request of shown) seen.set(request.id, lookedAt(await requestThings(db, request)))
      return {
        requests: shown.map(({ id, brandId, memberId, name, phone, was, academy, contract, askedAt }) => ({
          id,
          brand: brandId,
          brandName: brands.find((each) => each.id === brandId)?.name ?? brandId,
          memberId,
          maskedName: maskName(name),
          maskedPhone: maskPhone(phone),
          was: MEMBER_STANDINGS[was].name,
          academy,
          contract,
          askedAt: askedAt.toISOString(),
          seen: seen.get(id) ?? {},
        })),
        next: last ? `${last.at}~${last.id}` : null,
      }
    }),
    writeRoute(decideEndpoint, async (call, tx) => {
      await decideBrandRequest(tx, deps, call, call.params.id, call.body)
      return DONE
    }),
  ]
}
