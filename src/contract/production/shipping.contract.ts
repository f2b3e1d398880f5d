import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { STAFF } from '#/contract/access.ts'
import { text } from '#/contract/text.ts'
import { DELIVERY_STATES } from '#/domain/orders/states.ts'

const DISPATCH = { who: 'staff', anyRight: ['shipping'] } as const
const orderParams = z.object({ orderNumber: text('주문번호', { max: 40 }) })
const trackingNumber = text('송장 번호', { max: 30 })

export const courier = z.object({
  code: z.string(),
  name: z.string(),
  /** False for pick-up and messengers, which have no number. */
  needsNumber: z.boolean(),
})

export const shipment = z.object({
  id: z.uuid(),
  /** The address of the order that it goes to. */
  deliveryId: z.uuid(),
  state: z.enum(DELIVERY_STATES),
  label: z.string(),
  courier: z.string(),
  trackingNumber: z.nullable(z.string()),
  /** Address of the courier's own tracking page; null where there is none. */
  trackingUrl: z.nullable(z.string()),
  lineIds: z.array(z.uuid()),
  dispatchedAt: z.iso.datetime(),
  deliveredAt: z.nullable(z.iso.datetime()),
})
export type ShipmentView = z.output<typeof shipment>

export const listCouriers = endpoint({
  id: 'shipping.couriers',
  method: 'GET',
  path: '/api/staff/couriers',
  summary: '택배사',
  access: STAFF,
  trace: { none: 'nothing of a person' },
  response: z.object({ items: z.array(courier) }),
  errors: [],
})

export const dispatchOrder = endpoint({
  id: 'shipping.dispatch',
  method: 'POST',
  path: '/api/staff/orders/:orderNumber/shipments',
  summary: '출고: 택배사와 송장 번호',
  access: DISPATCH,
  trace: { act: 'order', by: 'orderNumber', says: ['courier'] },
  params: orderParams,
  body: z.object({
    /** Which address, when the order goes to several; null means the only one that is still here. */
    deliveryId: z._default(z.nullable(z.uuid()), null),
    courier: text('택배사', { max: 20 }),
    trackingNumber: z._default(z.nullable(trackingNumber), null),
    /** Lines in this parcel; empty means everything that goes to this address. */
    lineIds: z._default(z.array(z.uuid()).check(z.maxLength(50)), []),
    /** Its sender saw nothing of this address sent: CONFLICT where a colleague was faster. Else it is a further box. */
    first: z._default(z.boolean(), false),
  }),
  response: z.object({ shipmentId: z.uuid() }),
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  idempotent: true,
})

export const moveParcel = endpoint({
  id: 'shipping.move',
  method: 'POST',
  path: '/api/staff/deliveries/:deliveryId/moves',
  summary: '배송 상태를 옮깁니다.',
  access: DISPATCH,
  trace: { act: 'delivery', by: 'deliveryId', says: ['event'] },
  params: z.object({ deliveryId: z.uuid() }),
  body: z.object({ event: z.enum(['depart', 'deliver', 'return']) }),
  response: z.object({ state: z.enum(DELIVERY_STATES) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const shippingEndpoints = [listCouriers, dispatchOrder, moveParcel] as const
