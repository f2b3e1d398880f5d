import { firstLook } from '#/domain/orders/look-schedule.ts'
import { AppError } from '#/contract/errors.ts'
import {
  actorOf,
  deliveriesOf,
  lockOrdersByNumber,
  moveDelivery,
  orderByNumber,
  refuseMissingMoney,
  refuseUnpaidRest,
  refuseWaitingChange,
  type MoveDeps,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { Services } from '#/server/platform/services.ts'
import type { CourierTracking } from '#/server/ports/courier-tracking.ts'
import { refuseUnread } from './unread-words.ts'
import { chooseCourier } from './courier-choice.ts'
import { orderDispatched } from './shipping-events.ts'
import { insertShipment, readCouriers } from './shipping.repo.ts'
import { startTracking } from './tracking.repo.ts'

export type DispatchDeps = MoveDeps & Pick<Services, 'ids'> & { readonly tracking: CourierTracking | null }

export interface Dispatch {
  readonly orderNumber: string
  readonly deliveryId: string | null
  readonly courier: string
  readonly trackingNumber: string | null
  readonly lineIds: readonly string[]
  /** Nothing of the address was seen sent. */
  readonly first?: boolean
}

/**
 * Hands one parcel to a courier. The first parcel of an address marks it as sent; further ones are added to it.
 * CONFLICT: not finished yet, sent by a colleague meanwhile, or the number is already on another parcel. INVALID_INPUT: courier, number or address.
 */
export async function dispatchOrder(
  tx: Tx,
  deps: DispatchDeps,
  dispatch: Dispatch,
  staff: StaffPrincipal,
): Promise<{ shipmentId: string }> {
  // Before it is read: what another does to it meanwhile decides whether it may go.
  await lockOrdersByNumber(tx, [dispatch.orderNumber])
  const order = await orderByNumber(tx, dispatch.orderNumber)
  if (!order) throw new AppError('NOT_FOUND', `${dispatch.orderNumber} 주문이 없습니다.`)
  refuseMissingMoney({ moneyMissing: order.moneyMissingSince !== null })
  refuseWaitingChange({ changeWaits: order.changeWaitsSince !== null })
  refuseUnpaidRest({ restWaits: order.paymentState === 'part-paid' })
  const { courier, trackingNumber } = chooseCourier(await readCouriers(tx), dispatch.courier, dispatch.trackingNumber)
  const delivery = chooseDelivery(await deliveriesOf(tx, order.id), dispatch.deliveryId)
  if (dispatch.first && delivery.state !== 'preparing')
    throw new AppError('CONFLICT', '다른 직원이 먼저 출고했습니다. 이 번호는 나가지 않았습니다.')
  await refuseUnread(tx, order, delivery)
  const lineIds = linesIn(delivery, dispatch.lineIds)
  if (delivery.state === 'preparing')
    await moveDelivery(tx, deps, {
      deliveryId: delivery.id,
      event: courier.code === 'pickup' ? 'make-ready' : 'ship',
      by: actorOf(staff),
      courier: courier.name,
      ...(trackingNumber ? { trackingNumber } : {}),
    })
  const shipmentId = deps.ids.uuid()
  const fresh = await insertShipment(tx, {
    id: shipmentId,
    deliveryId: delivery.id,
    orderId: order.id,
    courier: courier.code,
    trackingNumber,
    lineIds,
    dispatchedAt: deps.clock.now(),
    dispatchedBy: staff.staffId,
  })
  if (!fresh) throw new AppError('CONFLICT', `${courier.name} ${trackingNumber} 송장은 이미 다른 소포에 있습니다.`)
  const now = deps.clock.now()
  if (trackingNumber) await startTracking(tx, shipmentId, deps.tracking?.practised ? now : firstLook(now))
  await deps.jobs.emit(tx, orderDispatched, { orderId: order.id, shipmentId })
  return { shipmentId }
}

type Delivery = Awaited<ReturnType<typeof deliveriesOf>>[number]

function chooseDelivery(deliveries: readonly Delivery[], wanted: string | null): Delivery {
  if (wanted) {
    const found = deliveries.find((delivery) => delivery.id === wanted)
    if (!found) throw new AppError('NOT_FOUND')
    return found
  }
  const here = deliveries.filter((delivery) => delivery.state === 'preparing')
  if (here.length > 1)
    throw new AppError('INVALID_INPUT', '보낼 곳이 여러 곳입니다. 주문을 열어 받는 분을 고른 뒤 출고해 주세요.')
  if (!here[0]) throw new AppError('CONFLICT', '이미 출고한 주문입니다.')
  return here[0]
}

function linesIn(delivery: Delivery, chosen: readonly string[]): string[] {
  const ids = delivery.counts.map(({ lineId }) => lineId)
  if (chosen.some((id) => !ids.includes(id))) throw new AppError('INVALID_INPUT', '이 주소로 가는 품목이 아닙니다.')
  return chosen.length > 0 ? [...new Set(chosen)] : ids
}
