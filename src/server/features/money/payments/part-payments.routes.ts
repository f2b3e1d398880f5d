import * as endpoints from '#/contract/money/part-payment.contract.ts'
import { actorOf } from '#/server/features/ordering/orders/orders.public.ts'
import { type Route, writeRoute } from '#/server/platform/http/route.ts'
import { agreeAdvance, dropAdvance } from './agree-advance.ts'
import type { PaymentsDeps } from './payments-deps.ts'

export const partPaymentsRoutes = (deps: PaymentsDeps): readonly Route[] => [
  writeRoute(endpoints.agreeAdvance, (call, tx) =>
    agreeAdvance(tx, deps, call, { ...call.params, body: call.body, by: actorOf(call.principal) }),
  ),
  writeRoute(endpoints.dropAdvance, async (call, tx) => {
    await dropAdvance(tx, deps, call, { ...call.params, reason: call.body.reason, by: actorOf(call.principal) })
    return {}
  }),
]
