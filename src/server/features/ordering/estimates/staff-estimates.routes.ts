import {
  adjustEstimate,
  findCustomers,
  listStaffEstimates,
  makeEstimate,
} from '#/contract/ordering/staff-estimates.contract.ts'
import { maskEmail, maskName } from '#/domain/members/masking.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { searchMembers } from '#/server/features/people/members/members.public.ts'
import { listRoute, type Route, writeRoute } from '#/server/platform/http/route.ts'
import { adjustEstimate as adjust } from './adjust-estimate.ts'
import type { EstimatesDeps } from './estimates-deps.ts'
import { customerOf, presentEstimate, presentList } from './estimates.presenter.ts'
import { listEstimates } from './list-estimates.ts'
import { makeForCustomer } from './make-for-customer.ts'

export function staffEstimatesRoutes(deps: EstimatesDeps): readonly Route[] {
  const now = () => deps.clock.now()
  return [
    listRoute(listStaffEstimates, async ({ query }, db) => {
      const { rows, next } = await listEstimates(db, { memberId: null, q: query.q ?? '', after: query.after })
      const listed = await presentList(db, rows, now())
      const customers = rows.map(({ receiver }) => customerOf(receiver))
      const estimates = listed.map((shown, at) => ({ ...shown, customer: customers[at] ?? '' }))
      return { estimates, next }
    }),
    listRoute(findCustomers, async ({ query }, db) => ({
      customers: (await searchMembers(db, query.q, seoulDay(now()))).map(
        ({ id, name, companyName, email, discountRate }) => ({
          memberId: id,
          name: maskName(name),
          company: companyName,
          email: maskEmail(email),
          discountRate,
        }),
      ),
    })),
    writeRoute(makeEstimate, async (call, tx) =>
      presentEstimate(tx, await makeForCustomer(tx, deps, call, call.body), now()),
    ),
    writeRoute(adjustEstimate, async (call, tx) =>
      presentEstimate(tx, await adjust(tx, deps, call, call.params.number, call.body), now()),
    ),
  ]
}
