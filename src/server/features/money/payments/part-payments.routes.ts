import { issueDeskAccount as issueEndpoint } from '#/contract/money/desk-account.contract.ts'
import * as endpoints from '#/contract/money/part-payment.contract.ts'
import { actorOf } from '#/server/features/ordering/orders/orders.public.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { agreeAdvance, dropAdvance } from './agree-advance.ts'
import { issueDeskAccount } from './issue-desk-account.ts'
import { moveRestDay } from './move-rest-day.ts'
import type { PaymentsDeps } from './payments-deps.ts'

export const partPaymentsRoutes = (deps: PaymentsDeps): readonly Route[] => [
  route(issueEndpoint, (call) => issueDeskAccount(deps, call, { ...call.params, ...call.body })),
  writeRoute(endpoints.agreeAdvance, (call, tx) =>
    agreeAdvance(tx, deps, call, { ...call.params, body: call.body, by: actorOf(call.principal) }),
  ),
  writeRoute(endpoints.dropAdvance, async (call, tx) => {
    await dropAdvance(tx, deps, call, { ...call.params, reason: call.body.reason, by: actorOf(call.principal) })
    return {}
  }),
  writeRoute(endpoints.moveRestDay, (call, tx) =>
    moveRestDay(tx, deps, call, { ...call.params, body: call.body, by: actorOf(call.principal) }),
  ),
]
