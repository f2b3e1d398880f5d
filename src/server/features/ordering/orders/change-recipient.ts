import { eq } from '#/server/platform/db/drizzle.ts'
import { AppError } from '#/contract/errors.ts'
import { recipientRefusal } from '#/domain/orders/change-recipient.ts'
import type { Recipient } from '#/domain/orders/order-records.ts'
import { feesOf } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Actor } from './actor.ts'
import { lockDelivery } from './lines.repo.ts'
import type { MoveDeps } from './move-file.ts'
import { orderTopic, recipientChanged, STAFF_QUEUE_TOPIC } from './order-events.ts'
import { orderDeliveries } from './orders.table.ts'
import { readOrder } from './orders.repo.ts'
import { refuseWaitingChange } from './refuse-missing-money.ts'
import { writeStates } from './write-states.ts'

interface Change {
  readonly deliveryId: string
  /** Who and where it was for as the form was opened. */
  readonly seen: string
  readonly recipient: Recipient
  readonly reason: string
  readonly by: Actor
}

/** Who and where, in one line: two forms of the same parcel compare what they began with. */
const placeLine = ({ name, phone, zipcode, address, addressEtc }: Recipient): string =>
  [name, phone, zipcode, address, addressEtc].filter(Boolean).join(' ')

/** A parcel of an order goes to somebody else. NOT_FOUND, or CONFLICT: it left, somebody else changed it, or its way costs something else. */
export async function changeRecipient(
  tx: Tx,
  deps: MoveDeps,
  change: Change,
): Promise<{ readonly orderNumber: string }> {
  const { deliveryId, seen, recipient, reason, by } = change
  const delivery = await lockDelivery(tx, deliveryId)
  const order = delivery && (await readOrder(tx, delivery.orderId))
  if (!delivery || !order) throw new AppError('NOT_FOUND')
  refuseWaitingChange({ changeWaits: order.changeWaitsSince !== null })
  const { orderNumber, orderId, state, method, grams } = delivery
  const closed = order.paymentState === 'cancelled' || order.paymentState === 'refunded'
  const parcel = { method, grams, zipcode: delivery.recipient.zipcode }
  const fees = await feesOf(tx, order.feesVersion)
  const refusal = recipientRefusal({ state, closed, parcel, zipcode: recipient.zipcode }, fees)
  if (refusal) throw new AppError('CONFLICT', refusal)
  if (placeLine(delivery.recipient) !== seen)
    throw new AppError('CONFLICT', '그 사이 받는 곳이 바뀌었습니다. 새로 고쳐 지금 주소를 확인해 주세요.')
  const at = deps.clock.now()
  await tx.update(orderDeliveries).set({ recipient }).where(eq(orderDeliveries.id, deliveryId))
  const told = {
    machine: 'delivery',
    event: 'change-recipient',
    byKind: by.kind,
    byId: by.id,
    note: reason,
    at,
  } as const
  await writeStates(tx, orderId, {}, [{ ...told, deliveryId, fromState: state, toState: state }])
  await deps.jobs.emit(tx, recipientChanged, { orderId, deliveryId, at: at.toISOString() })
  await deps.live.publish(tx, orderTopic(orderNumber), STAFF_QUEUE_TOPIC)
  return { orderNumber }
}
