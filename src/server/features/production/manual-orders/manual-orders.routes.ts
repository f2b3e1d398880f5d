import * as endpoints from '#/contract/production/manual-orders.contract.ts'
import { type OrdersDeps, priceManual } from '#/server/features/ordering/orders/orders.public.ts'
import type { PaymentsDeps } from '#/server/features/money/payments/payments.public.ts'
import { route, writeRoute, type Route } from '#/server/platform/http/route.ts'
import { copyOfOrder } from './copy-of-order.ts'
import { startFromEstimate } from './start-from-estimate.ts'
import { takeByStaff } from './take-by-staff.ts'

export const manualOrdersRoutes = (deps: OrdersDeps & PaymentsDeps): readonly Route[] => [
  route(endpoints.copyForManualOrder, ({ params }) => copyOfOrder(deps.database.db, params.orderNumber)),
  route(endpoints.startFromEstimate, ({ params }) =>
    startFromEstimate(deps.database.db, params.number, deps.clock.now()),
  ),
  route(endpoints.previewManualOrder, async ({ body }) => {
    const { lines, amounts } = await priceManual(deps.database.db, deps, body)
    const { deliveryFees: _, ...sums } = amounts
    return { lines: lines.map(({ quote }) => ({ total: quote.total })), amounts: sums }
  }),
  writeRoute(endpoints.takeManualOrder, (call, tx) => takeByStaff(tx, deps, call, call.body)),
]
