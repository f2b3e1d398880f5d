import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Actor } from './actor.ts'
import { lockDelivery } from './lines.repo.ts'
import type { MoveDeps } from './move-file.ts'
import { orderTopic, STAFF_QUEUE_TOPIC } from './order-events.ts'
import { writeStates } from './write-states.ts'

interface Correction {
  readonly deliveryId: string
  readonly before: string
  readonly courier: string
  readonly trackingNumber: string
  readonly note: string
  readonly by: Actor
}

/** Puts right which waybill a delivery went out with; its state stays. NOT_FOUND, or CONFLICT once it has arrived. */
export async function correctDelivery(tx: Tx, deps: MoveDeps, correction: Correction): Promise<void> {
  const { deliveryId, before, courier, trackingNumber, note, by } = correction
  const delivery = await lockDelivery(tx, deliveryId)
  if (!delivery) throw new AppError('NOT_FOUND')
  if (delivery.state !== 'shipped' && delivery.state !== 'in-transit')
    throw new AppError('CONFLICT', '이미 도착했거나 돌아온 상자입니다. 송장번호를 바꿀 수 없습니다.')
  // Of several boxes the first one's number stands on the delivery.
  const first = delivery.trackingNumber === before
  const at = deps.clock.now()
  const moved = { machine: 'delivery', event: 'correct-waybill', byKind: by.kind, byId: by.id, note, at } as const
  const change = first ? { delivery: { id: delivery.id, values: { courier, trackingNumber } } } : {}
  await writeStates(tx, delivery.orderId, change, [
    { ...moved, deliveryId: delivery.id, fromState: delivery.state, toState: delivery.state },
  ])
  await deps.live.publish(tx, orderTopic(delivery.orderNumber), STAFF_QUEUE_TOPIC)
}
