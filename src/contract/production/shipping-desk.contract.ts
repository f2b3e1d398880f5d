import * as z from 'zod/mini'
import { brandNamed } from '#/contract/content/brand-id.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { text } from '#/contract/text.ts'
import { PARCEL_STATES } from '#/domain/shipping/parcel-state.ts'
import { CHECK_DIGITS } from '#/domain/shipping/waybill-number.ts'

export const DESK = { who: 'staff', anyRight: ['shipping'] } as const
/** Addresses of one act of the desk. */
export const MOST_PARCELS = 500
const deliveryIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_PARCELS))

const courier = z.object({
  code: z.string(),
  name: z.string(),
  needsNumber: z.boolean(),
  lengths: z.array(z.int()),
  check: z.enum(CHECK_DIGITS),
  /** `17:00` in Seoul; null where nobody comes for parcels. */
  pickUpAt: z.nullable(z.string()),
})
export type DeskCourier = z.output<typeof courier>

const item = z.object({
  lineId: z.uuid(),
  title: z.string(),
  unit: z.string(),
  /** Of the line, to this address. */
  copies: z.int(),
  /** Of the line in all, and how many go to the addresses before this one. */
  of: z.int(),
  before: z.int(),
  spec: jobSpec,
  picture: jobPictureOrNone,
  /** Copies by class, each tied together; empty where the line has no classes. */
  bundles: z.array(z.object({ name: z.string(), copies: z.int() })),
})

const parcel = z.object({
  deliveryId: z.uuid(),
  orderNumber: z.string(),
  /** Which of the addresses of its order. */
  place: z.object({ number: z.int(), of: z.int() }),
  company: z.nullable(z.string()),
  brand: brandNamed,
  courier: z.string(),
  state: z.enum(PARCEL_STATES),
  /** Why it is stopped, or how far it is made. */
  words: z.string(),
  /** With dots; whom it is for is asked of `shipping-desk.receivers`. */
  name: z.string(),
  phone: z.string(),
  town: z.string(),
  request: z.string(),
  memo: z.string(),
  /** Somebody has to read the request or the memo before it goes. */
  unread: z.boolean(),
  remote: z.boolean(),
  /** What is made again goes as a parcel of its own. */
  remake: z.boolean(),
  items: z.array(item),
  boxes: z.int(),
  grams: z.int(),
  dueDay: z.nullable(z.string()),
  late: z.boolean(),
  labelPrintedAt: z.nullable(z.iso.datetime()),
  listedAt: z.nullable(z.iso.datetime()),
  waybills: z.array(
    z.object({
      shipmentId: z.uuid(),
      courier: z.string(),
      number: z.nullable(z.string()),
      at: z.iso.datetime(),
      /** Put right after the customer was told another number. */
      corrected: z.boolean(),
    }),
  ),
})
export type DeskParcel = z.output<typeof parcel>

export const readShippingDesk = endpoint({
  id: 'shipping-desk.read',
  method: 'GET',
  path: '/api/staff/shipping-desk',
  summary: '오늘 나갈 것: 보낼 곳마다 한 줄',
  access: DESK,
  trace: { none: 'names and addresses come from shipping-desk.receivers', masked: true },
  response: z.object({
    today: z.string(),
    /** Until when this person sees names and addresses. */
    openUntil: z.nullable(z.iso.datetime()),
    couriers: z.array(courier),
    parcels: z.array(parcel),
  }),
  errors: [],
})
export type ShippingDesk = z.output<(typeof readShippingDesk)['response']>

const receiver = z.object({
  deliveryId: z.uuid(),
  name: z.string(),
  phone: z.string(),
  zipcode: z.nullable(z.string()),
  address: z.string(),
})
export type Receiver = z.output<typeof receiver>

export const readReceivers = endpoint({
  id: 'shipping-desk.receivers',
  method: 'GET',
  path: '/api/staff/shipping-desk/receivers',
  summary: '오늘 나갈 것의 이름과 주소, 열어 둔 동안만',
  access: DESK,
  trace: { look: 'delivery', verb: 'list' },
  response: z.object({ items: z.array(receiver) }),
  errors: ['CONFLICT'],
})

export const openReceivers = endpoint({
  id: 'shipping-desk.open',
  method: 'POST',
  path: '/api/staff/shipping-desk/opening',
  summary: '이름과 주소를 한 시간 동안 엽니다.',
  access: DESK,
  trace: { act: 'delivery' },
  body: z.object({}),
  response: z.object({ until: z.iso.datetime() }),
  errors: [],
})

export const closeReceivers = endpoint({
  id: 'shipping-desk.close',
  method: 'DELETE',
  path: '/api/staff/shipping-desk/opening',
  summary: '이름과 주소를 다시 가립니다.',
  access: DESK,
  trace: { act: 'delivery' },
  response: z.object({}),
  errors: [],
})

export const planParcels = endpoint({
  id: 'shipping-desk.plan',
  method: 'POST',
  path: '/api/staff/shipping-desk/plans',
  summary: '고른 곳의 택배사를 바꾸거나 다음 영업일로 미룹니다.',
  access: DESK,
  trace: { act: 'delivery', says: ['courier', 'tomorrow'] },
  body: z.object({
    deliveryIds,
    courier: z._default(z.nullable(text('택배사', { max: 20 })), null),
    tomorrow: z._default(z.boolean(), false),
  }),
  response: z.object({ changed: z.int(), day: z.nullable(z.string()) }),
  errors: ['NOT_FOUND', 'INVALID_INPUT', 'CONFLICT'],
})

export const printParcels = endpoint({
  id: 'shipping-desk.print',
  method: 'POST',
  path: '/api/staff/shipping-desk/prints',
  summary: '고른 곳의 라벨(100×150), 동봉 명세(A4)나 반 이름표(100×70) PDF',
  access: DESK,
  trace: { own: true },
  body: z.object({ deliveryIds, kind: z.enum(['labels', 'slips', 'classes']) }),
  response: z.null(),
  errors: ['NOT_FOUND'],
})

export const exportParcels = endpoint({
  id: 'shipping-desk.export',
  method: 'POST',
  path: '/api/staff/shipping-desk/exports',
  summary: '택배사에 올릴 접수 목록',
  access: DESK,
  trace: { own: true },
  body: z.object({ deliveryIds, courier: text('택배사', { max: 20 }), format: z.enum(['xlsx', 'csv']) }),
  response: z.null(),
  errors: ['NOT_FOUND', 'INVALID_INPUT', 'CONFLICT'],
})

export const shippingDeskEndpoints = [
  readShippingDesk,
  readReceivers,
  openReceivers,
  closeReceivers,
  planParcels,
  printParcels,
  exportParcels,
] as const
