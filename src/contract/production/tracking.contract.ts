import * as z from 'zod/mini'
import { CUSTOMER, STAFF } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { text, uuid } from '#/contract/text.ts'
import { PARCEL_STAGES } from '#/domain/orders/parcel.ts'
import { PARCEL_TROUBLES } from '#/domain/orders/parcel-trouble.ts'
import { shipment } from './shipping.contract.ts'

const orderParams = z.object({ orderNumber: text('주문번호', { max: 40 }) })

/** A parcel for the customer whom it goes to, with what its courier said last. */
export const trackedParcel = z.extend(shipment, {
  deliveryId: z.uuid(),
  stage: z.enum(PARCEL_STAGES),
  stageLabel: z.string(),
  /** Day in Seoul on which it should be there; null once it is. */
  expectedDay: z.nullable(z.iso.date()),
  trouble: z.nullable(z.object({ kind: z.enum(PARCEL_TROUBLES), text: z.string() })),
  /** Newest first. */
  events: z.array(
    z.object({ at: z.iso.datetime(), place: z.string(), text: z.string(), stage: z.enum(PARCEL_STAGES) }),
  ),
  /** When the courier was asked last; null while nobody has asked. */
  lookedAt: z.nullable(z.iso.datetime()),
})
export type TrackedParcel = z.output<typeof trackedParcel>

export const readShipments = endpoint({
  id: 'shipping.of-order',
  method: 'GET',
  path: '/api/orders/:orderNumber/shipments',
  summary: '내 주문의 배송',
  access: CUSTOMER,
  keyScope: 'orders-read',
  params: orderParams,
  response: z.object({ items: z.array(trackedParcel) }),
  errors: ['NOT_FOUND'],
})

export const parcelPage = z.object({
  parcel: trackedParcel,
  orderNumber: z.string(),
  /** Which of the parcels that go to this place. */
  position: z.object({ number: z.int(), of: z.int() }),
  /** What goes to the place, in all of its parcels. */
  carries: z.array(z.object({ lineId: z.uuid(), title: z.string(), copies: z.int(), unit: z.string() })),
  /** Masked: whoever looks over a shoulder does not learn where somebody lives. */
  receiver: z.object({ name: z.string(), phone: z.string(), place: z.string() }),
  mayConfirm: z.boolean(),
  /** When the purchase is confirmed by itself; null when it is, or while nothing has arrived. */
  confirmsAt: z.nullable(z.iso.datetime()),
})
export type ParcelPage = z.output<typeof parcelPage>

export const readShipment = endpoint({
  id: 'shipping.read',
  method: 'GET',
  path: '/api/shipments/:shipmentId',
  summary: '배송 조회: 소포 하나',
  access: CUSTOMER,
  keyScope: 'orders-read',
  params: z.object({ shipmentId: uuid() }),
  response: parcelPage,
  errors: ['NOT_FOUND'],
})

/** For lists of orders: where to look for each of them, by the numbers that are on the screen. */
export const latestShipments = endpoint({
  id: 'shipping.latest',
  method: 'GET',
  path: '/api/shipments',
  summary: '내 주문들의 가장 최근 소포',
  access: CUSTOMER,
  query: z.object({ orders: text('주문번호', { max: 20 * 17 }) }),
  response: z.object({
    items: z.array(
      z.object({
        orderNumber: z.string(),
        shipmentId: z.uuid(),
        parcels: z.int(),
        courier: z.string(),
        trackingNumber: z.nullable(z.string()),
        stageLabel: z.string(),
        expectedDay: z.nullable(z.iso.date()),
      }),
    ),
  }),
  errors: [],
})

const TROUBLE_DESK = { who: 'staff', anyRight: ['shipping'] } as const

export const listTroubles = endpoint({
  id: 'shipping.troubles',
  method: 'GET',
  path: '/api/staff/parcel-troubles',
  summary: '사람이 필요한 소포',
  access: STAFF,
  trace: { none: 'a list with masked names', masked: true },
  response: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(PARCEL_TROUBLES),
        label: z.string(),
        since: z.iso.datetime(),
        orderNumber: z.string(),
        receiver: z.string(),
        courier: z.string(),
        trackingNumber: z.nullable(z.string()),
        trackingUrl: z.nullable(z.string()),
        lastEvent: z.nullable(z.string()),
      }),
    ),
    mayResolve: z.boolean(),
  }),
  errors: [],
})

export const resolveTrouble = endpoint({
  id: 'shipping.resolve-trouble',
  method: 'POST',
  path: '/api/staff/orders/:orderNumber/parcel-troubles/:troubleId/resolve',
  summary: '배송 문제를 어떻게 했는지 적고 끝냅니다.',
  access: TROUBLE_DESK,
  trace: { act: 'order', by: 'orderNumber', says: ['note'] },
  params: z.object({ ...orderParams.shape, troubleId: uuid() }),
  body: z.object({ note: text('처리 내용', { min: 2, max: 500, multiline: true }) }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
  idempotent: true,
})

export const trackingEndpoints = [readShipments, readShipment, latestShipments, listTroubles, resolveTrouble] as const
