import { earnOfPurchase } from '#/server/features/benefits/wallet/wallet.public.ts'
import { memberCard } from '#/server/features/people/members/members.public.ts'
import { type JobHandler, onEvent } from '#/server/platform/jobs/job.ts'
import type { Services } from '#/server/platform/services.ts'
import { readDeliveries } from './lines.repo.ts'
import { lockOrders } from './cancel-order.repo.ts'
import { orderConfirmed } from './order-events.ts'

/** Points of a purchase, once all of it was said to have arrived well. Guests have no account to keep them in. */
export const earnPointsJobs = (deps: Pick<Services, 'database' | 'clock' | 'ids'>): readonly JobHandler[] => [
  onEvent(orderConfirmed, 'orders.earn-points', ({ orderId }) =>
    deps.database.transaction(async (tx) => {
      const [order] = await lockOrders(tx, [orderId])
      if (!order || order.cancelledAt) return
      const deliveries = await readDeliveries(tx, orderId)
      if (deliveries.some(({ state }) => state !== 'confirmed')) return
      const member = await memberCard(tx, order.memberId)
      if (!member || member.guest) return
      const { goodsSupply, goodsVat, discountTotal, couponTotal, pointsTotal, refundedTotal } = order
      await earnOfPurchase(tx, deps, {
        memberId: order.memberId,
        orderId,
        orderNumber: order.number,
        goods: goodsSupply + goodsVat,
        discounts: discountTotal + couponTotal + refundedTotal,
        points: pointsTotal,
      })
    }),
  ),
]
