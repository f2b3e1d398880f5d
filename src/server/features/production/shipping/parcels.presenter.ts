import type { ParcelPage, TrackedParcel } from '#/contract/production/tracking.contract.ts'
import type { BusinessCalendar } from '#/domain/calendar/business-days.ts'
import { maskName, maskPhone } from '#/domain/members/masking.ts'
import { arrivalDay } from '#/domain/orders/arrival-day.ts'
import type { Recipient } from '#/domain/orders/order-records.ts'
import { PARCEL_STAGE_NAMES, type ParcelStage } from '#/domain/orders/parcel.ts'
import { PARCEL_TROUBLE_WORDS } from '#/domain/orders/parcel-trouble.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { DELIVERY_LABELS, type ParcelState, presentShipment } from './shipping.presenter.ts'
import type { ShipmentWithCourier } from './shipping.repo.ts'
import type { TroubleRow } from './shipping.table.ts'
import type { TrackedShipment } from './tracking.repo.ts'

interface ParcelParts {
  readonly shipment: ShipmentWithCourier
  readonly delivery: ParcelState & { readonly id: string; readonly recipient: Recipient }
  readonly tracked: TrackedShipment | undefined
  readonly trouble: TroubleRow | undefined
  readonly calendar: BusinessCalendar
}

export function presentParcel({ shipment, delivery, tracked, trouble, calendar }: ParcelParts): TrackedParcel {
  const stage = stageOf(tracked?.tracking?.stage ?? 'waiting', delivery)
  const dispatched = seoulDay(shipment.shipment.dispatchedAt)
  const onItsWay = stage !== 'delivered' && (delivery.state === 'shipped' || delivery.state === 'in-transit')
  const goesByParcel = shipment.courier.numberPattern !== null
  const arrivedAt = tracked?.tracking?.deliveredAt ?? delivery.deliveredAt
  return {
    ...presentShipment(shipment, delivery),
    deliveredAt: stage === 'delivered' ? (arrivedAt?.toISOString() ?? null) : null,
    deliveryId: delivery.id,
    stage,
    stageLabel: stage === 'waiting' ? DELIVERY_LABELS[delivery.state] : PARCEL_STAGE_NAMES[stage],
    expectedDay: onItsWay && goesByParcel ? arrivalDay(calendar, dispatched, delivery.recipient.zipcode) : null,
    trouble: trouble ? { kind: trouble.kind, text: PARCEL_TROUBLE_WORDS[trouble.kind] } : null,
    events: (tracked?.events ?? []).map(({ at, place, text, stage: reached }) => ({
      at: at.toISOString(),
      place,
      text,
      stage: reached,
    })),
    lookedAt: tracked?.tracking?.lookedAt?.toISOString() ?? null,
  }
}

/** Staff may know better than the courier. */
const stageOf = (stage: ParcelStage, { state }: ParcelState): ParcelStage =>
  state === 'delivered' || state === 'confirmed' ? 'delivered' : stage

/** The town is enough to know the parcel by. */
export function presentReceiver({ name, phone, address }: Recipient): ParcelPage['receiver'] {
  return { name: maskName(name), phone: maskPhone(phone), place: address.split(/\s+/).slice(0, 2).join(' ') }
}
