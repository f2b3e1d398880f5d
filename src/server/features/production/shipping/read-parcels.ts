import type { ParcelPage, TrackedParcel } from '#/contract/production/tracking.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { kindOf } from '#/domain/catalog/kinds.ts'
import { confirmsAt } from '#/domain/orders/auto-confirm.ts'
import { readCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import { deliveriesOf, linesOf, orderByNumber, orderOf } from '#/server/features/ordering/orders/orders.public.ts'
import type { Db } from '#/server/platform/db/database.ts'
import { presentParcel, presentReceiver } from './parcels.presenter.ts'
import { readShipmentById, readShipments } from './shipping.repo.ts'
import { readTracked } from './tracking.repo.ts'
import { openTroublesOf } from './troubles.repo.ts'

interface Own {
  readonly memberId: string
}

/** Parcels of a member's own order; another's order is NOT_FOUND. */
export async function readOwnShipments(
  db: Db,
  { orderNumber, memberId }: Own & { readonly orderNumber: string },
): Promise<{ items: TrackedParcel[] }> {
  const order = await orderByNumber(db, orderNumber)
  if (!order || order.memberId !== memberId) throw new AppError('NOT_FOUND')
  return { items: (await parcelsOf(db, order.id)).parcels }
}

/** One parcel of a member's own order; another's, and one that never was, are NOT_FOUND. */
export async function readOwnShipment(
  db: Db,
  { shipmentId, memberId }: Own & { readonly shipmentId: string },
): Promise<ParcelPage> {
  const shipment = await readShipmentById(db, shipmentId)
  const order = shipment && (await orderOf(db, shipment.orderId))
  if (!order || order.memberId !== memberId) throw new AppError('NOT_FOUND')
  const [{ parcels, deliveries }, lines] = await Promise.all([parcelsOf(db, order.id), linesOf(db, order.id)])
  const together = parcels.filter(({ deliveryId }) => deliveryId === shipment.deliveryId)
  const parcel = together.find(({ id }) => id === shipmentId)
  const delivery = deliveries.find(({ id }) => id === shipment.deliveryId)
  if (!parcel || !delivery) throw new AppError('NOT_FOUND')
  return {
    parcel,
    orderNumber: order.number,
    position: { number: together.indexOf(parcel) + 1, of: together.length },
    carries: delivery.counts.flatMap(({ lineId, copies }) => {
      const line = parcel.lineIds.includes(lineId) ? lines.find(({ id }) => id === lineId) : undefined
      return line ? [{ lineId, title: line.title, copies, unit: kindOf(line.spec.product).unit }] : []
    }),
    receiver: presentReceiver(delivery.recipient),
    mayConfirm: delivery.state === 'delivered',
    confirmsAt:
      delivery.state === 'delivered' && delivery.deliveredAt ? confirmsAt(delivery.deliveredAt).toISOString() : null,
  }
}

async function parcelsOf(db: Db, orderId: string) {
  const [shipments, deliveries, troubles, calendar] = await Promise.all([
    readShipments(db, orderId),
    deliveriesOf(db, orderId),
    openTroublesOf(db, orderId),
    readCalendar(db),
  ])
  const tracked = await readTracked(
    db,
    shipments.map(({ shipment }) => shipment.id),
  )
  const parcels = shipments.flatMap((shipment) => {
    const { id, deliveryId } = shipment.shipment
    const delivery = deliveries.find((candidate) => candidate.id === deliveryId)
    const trouble = troubles.find(({ shipmentId }) => shipmentId === id)
    return delivery ? [presentParcel({ shipment, delivery, tracked: tracked.get(id), trouble, calendar })] : []
  })
  return { parcels, deliveries }
}
