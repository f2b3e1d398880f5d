import { arrivalDay, isLate } from '#/domain/orders/arrival-day.ts'
import { hasArrived, isOnItsWay, type ParcelStage } from '#/domain/orders/parcel.ts'
import { ENDS_BY_ARRIVAL, PARCEL_TROUBLE_NAMES, troubleOf } from '#/domain/orders/parcel-trouble.ts'
import { DAY_MS, seoulDay } from '#/lib/seoul-time.ts'
import { readCalendar } from '#/server/features/content/calendar/calendar.public.ts'
import {
  type Actor,
  deliveriesOf,
  lockOrders,
  type MoveDeps,
  moveDelivery,
  noteOnOrder,
  orderOf,
  STAFF_QUEUE_TOPIC,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import type { LookOutcome } from '#/server/ports/courier-tracking.ts'
import { parcelDelayed } from './shipping-events.ts'
import { readShipmentById } from './shipping.repo.ts'
import type { ShipmentRow } from './shipping.table.ts'
import { lockTracking, parcelsTo, replaceEvents, writeTracking } from './tracking.repo.ts'
import { endTroubles, insertTrouble } from './troubles.repo.ts'

export type SettleDeps = MoveDeps & Pick<Services, 'ids'>

export interface Look {
  readonly shipment: ShipmentRow
  readonly outcome: Exclude<LookOutcome, { kind: 'not-now' }>
  readonly misses: number
  readonly nextLookAt: Date | null
  readonly by: Actor
}

/** A number that its courier does not know after so long was mistyped, or the parcel was never handed over. */
const UNKNOWN_AFTER_DAYS = 1

type Delivery = Awaited<ReturnType<typeof deliveriesOf>>[number]

/** Writes down what the courier said, and moves the delivery along with it. The same news twice changes nothing. */
export async function settleLook(tx: Tx, deps: SettleDeps, look: Look): Promise<void> {
  const { shipment, outcome, misses, nextLookAt } = look
  await lockOrders(tx, [shipment.orderId])
  const before = await lockTracking(tx, shipment.id)
  // Put right while its courier was asked: what was heard is about another parcel.
  const asked = await readShipmentById(tx, shipment.id)
  if (!before || asked?.trackingNumber !== shipment.trackingNumber) return
  const now = deps.clock.now()
  const heard = outcome.kind === 'parcel' ? outcome : { stage: before.stage, events: null }
  if (heard.events) await replaceEvents(tx, shipment.id, heard.events)
  const deliveredAt = heard.stage === 'delivered' ? momentOf(heard.events?.at(-1)?.at ?? now, shipment, now) : null
  await writeTracking(tx, shipment.id, { stage: heard.stage, misses, nextLookAt, lookedAt: now, deliveredAt })
  const delivery = (await deliveriesOf(tx, shipment.orderId)).find(({ id }) => id === shipment.deliveryId)
  if (!delivery) return
  await moveAlong(tx, deps, delivery, heard.stage, { by: look.by, at: deliveredAt ?? now })
  await noteTrouble(tx, deps, delivery, { shipment, stage: heard.stage, misses, now })
}

/** Couriers' clocks are not ours: a parcel was not delivered before it left, nor tomorrow. */
const momentOf = (said: Date, { dispatchedAt }: ShipmentRow, now: Date): Date =>
  new Date(Math.min(now.getTime(), Math.max(dispatchedAt.getTime(), said.getTime())))

async function moveAlong(
  tx: Tx,
  deps: SettleDeps,
  delivery: Delivery,
  stage: ParcelStage,
  { by, at }: { readonly by: Actor; readonly at: Date },
): Promise<void> {
  const { id: deliveryId, state, counts } = delivery
  if (state !== 'shipped' && state !== 'in-transit') return
  if (stage === 'delivered') {
    const lineIds = counts.map(({ lineId }) => lineId)
    if (hasArrived(lineIds, await parcelsTo(tx, deliveryId)))
      await moveDelivery(tx, deps, { deliveryId, event: 'deliver', by, at })
  } else if (state === 'shipped' && isOnItsWay(stage)) {
    await moveDelivery(tx, deps, { deliveryId, event: 'depart', by })
  }
}

interface Seen {
  readonly shipment: ShipmentRow
  readonly stage: ParcelStage
  readonly misses: number
  readonly now: Date
}

async function noteTrouble(tx: Tx, deps: SettleDeps, delivery: Delivery, seen: Seen): Promise<void> {
  const { shipment, stage, misses, now } = seen
  if (stage === 'delivered')
    return endTroubles(tx, shipment.id, ENDS_BY_ARRIVAL, { at: now, note: '도착해서 끝났습니다.' })
  const unknownForLong = misses > 0 && now.getTime() - shipment.dispatchedAt.getTime() > UNKNOWN_AFTER_DAYS * DAY_MS
  const calendar = await readCalendar(tx)
  const expectedDay = arrivalDay(calendar, seoulDay(shipment.dispatchedAt), delivery.recipient.zipcode)
  const late = isLate(calendar, expectedDay, seoulDay(now))
  const kind = troubleOf({ stage, late, unknownForLong })
  const order = kind && (await orderOf(tx, shipment.orderId))
  if (!kind || !order) return
  const row = { id: deps.ids.uuid(), shipmentId: shipment.id, orderId: shipment.orderId, kind, since: now }
  if (!(await insertTrouble(tx, row))) return
  const note = `${PARCEL_TROUBLE_NAMES[kind]} ${shipment.trackingNumber ?? ''}`.trim()
  await noteOnOrder(tx, deps, { order, event: 'parcel-trouble', note })
  if (kind === 'delayed')
    await deps.jobs.emit(tx, parcelDelayed, { orderId: shipment.orderId, shipmentId: shipment.id, expectedDay })
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
}
