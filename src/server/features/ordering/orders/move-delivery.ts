import { AppError } from '#/contract/errors.ts'
import { DELIVERY_MACHINE, type DeliveryEvent } from '#/domain/orders/delivery-machine.ts'
import type { DeliveryState } from '#/domain/orders/states.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Actor } from './actor.ts'
import { lockDelivery, readLines } from './lines.repo.ts'
import { promiseAgain } from './move-due-days.ts'
import type { MoveDeps } from './move-file.ts'
import { deliveryDone, FLOOR_TOPIC, orderConfirmed, orderTopic, STAFF_QUEUE_TOPIC } from './order-events.ts'
import { refuseMissingMoney, refuseUnpaidRest, refuseWaitingChange } from './refuse-missing-money.ts'
import { nextOrRefuse } from './refuse-move.ts'
import { writeStates } from './write-states.ts'

export interface DeliveryMove {
  readonly deliveryId: string
  readonly event: DeliveryEvent
  readonly by: Actor
  /** Needed with `ship` by courier. */
  readonly courier?: string
  readonly trackingNumber?: string
  readonly note?: string
  /** When it happened, if that was not now. */
  readonly at?: Date
}

export interface DeliveryMoved {
  readonly orderId: string
  readonly orderNumber: string
  readonly memberId: string
  readonly from: DeliveryState
  readonly to: DeliveryState
}

/**
 * Moves one delivery. Nothing leaves the house before every line it carries is done, nor while money is missing, and nothing
 * is handed over at the counter then (CONFLICT).
 */
export async function moveDelivery(tx: Tx, deps: MoveDeps, move: DeliveryMove): Promise<DeliveryMoved> {
  const delivery = await lockDelivery(tx, move.deliveryId)
  if (!delivery) throw new AppError('NOT_FOUND')
  const to = nextOrRefuse(DELIVERY_MACHINE, delivery.state, move.event, move.by.kind)
  const handedOver = delivery.state === 'pickup-ready' && to === 'delivered'
  const leaves = to === 'shipped' || to === 'pickup-ready'
  if (leaves || handedOver) {
    refuseMissingMoney(delivery)
    refuseWaitingChange(delivery)
    refuseUnpaidRest(delivery)
  }
  if (leaves)
    await refuseUnfinished(
      tx,
      delivery.orderId,
      delivery.counts.map((count) => count.lineId),
    )
  if (to === 'shipped' && delivery.method === 'courier' && !(move.courier && move.trackingNumber))
    throw new AppError('INVALID_INPUT', '택배사와 송장번호를 입력해 주세요.')
  const now = deps.clock.now()
  const values = {
    state: to,
    ...(leaves ? { courier: move.courier ?? null, trackingNumber: move.trackingNumber ?? null, shippedAt: now } : {}),
    ...(to === 'delivered' ? { deliveredAt: move.at ?? now } : {}),
  }
  await writeStates(tx, delivery.orderId, { delivery: { id: delivery.id, values } }, [
    {
      deliveryId: delivery.id,
      machine: 'delivery',
      event: move.event,
      fromState: delivery.state,
      toState: to,
      byKind: move.by.kind,
      byId: move.by.id,
      note: move.note ?? '',
      at: now,
    },
  ])
  if (to === 'delivered') {
    const done = { orderId: delivery.orderId, deliveryId: delivery.id, by: move.by.kind, at: now.toISOString() }
    await deps.jobs.emit(tx, deliveryDone, done)
  }
  if (to === 'preparing' && move.by.id) await promiseAgain(tx, deps, delivery.orderId, move.by.id)
  if (to === 'confirmed') await deps.jobs.emit(tx, orderConfirmed, { orderId: delivery.orderId })
  await deps.live.publish(tx, orderTopic(delivery.orderNumber), STAFF_QUEUE_TOPIC, FLOOR_TOPIC)
  const { orderId, orderNumber, memberId } = delivery
  return { orderId, orderNumber, memberId, from: delivery.state, to }
}

async function refuseUnfinished(tx: Tx, orderId: string, lineIds: readonly string[]): Promise<void> {
  const lines = await readLines(tx, orderId)
  const carried = lines.filter((line) => lineIds.includes(line.id) && line.production !== 'cancelled')
  if (carried.length === 0) throw new AppError('CONFLICT', '모두 취소된 품목이라 보낼 것이 없습니다.')
  const unfinished = carried.filter((line) => line.production !== 'done')
  if (unfinished.length > 0)
    throw new AppError(
      'CONFLICT',
      `아직 제작이 끝나지 않은 품목이 있습니다: ${unfinished.map((line) => line.title).join(', ')}`,
    )
}
