import * as z from 'zod/mini'
import { CUSTOMER, MEMBER } from '#/contract/access.ts'
import { brandNamed } from '#/contract/content/brand-id.ts'
import { lineFileField } from './cart.contract.ts'
import { lineOrigin } from './line-origin.schema.ts'
import { jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { quote } from '#/contract/job/quote.schema.ts'
import { endpoint, type ResultOf } from '#/contract/endpoint.ts'
import { text } from '#/contract/text.ts'
import { day, periodInOrder } from '#/contract/rules/date-rules.ts'
import { LINE_CODES } from '#/domain/catalog/product-kinds.ts'
import { DELIVERY_METHODS } from '#/domain/orders/delivery-fee.ts'
import { ORDER_STEPS } from '#/domain/orders/merged-label.ts'
import { PARTS } from '#/domain/orders/part-payment.ts'
import { DELIVERY_STATES, FILE_STATES, PAYMENT_STATES, PRODUCTION_STATES } from '#/domain/orders/states.ts'
import { orderChangeView } from './order-change-view.ts'
import { partPaymentView } from './part-payment-view.ts'
import { evidenceShown, labelField, orderNumberParams, payableField } from './order-parts.ts'

export const orderSummary = z.object({
  orderNumber: z.string(),
  placedAt: z.iso.datetime(),
  brand: brandNamed,
  title: z.string(),
  total: z.int(),
  payment: z.enum(PAYMENT_STATES),
  /** What of it is paid next. */
  due: z.enum(PARTS),
  label: labelField,
  dueDay: z.nullable(z.string()),
  firstSpec: jobSpec,
  /** Of the first line. */
  ownTitle: z.boolean(),
  picture: jobPictureOrNone,
  /** For the proof of the first job, and for its copies. */
  firstLine: z.object({ id: z.uuid(), copies: z.int() }),
  /** Jobs in it. */
  lineCount: z.int(),
})
export type OrderSummary = z.output<typeof orderSummary>

export const listOrders = endpoint({
  id: 'orders.list',
  method: 'GET',
  path: '/api/orders',
  summary: '주문내역',
  access: CUSTOMER,
  keyScope: 'orders-read',
  query: z
    .object({
      step: z.optional(z.enum(ORDER_STEPS)),
      /** Days in Seoul, `YYYY-MM-DD`, both included. */
      from: z.optional(day('시작일')),
      to: z.optional(day('종료일')),
      /** Part of the order's number or of a job's title. */
      q: z.optional(text('찾을 말', { max: 60 })),
      after: z.optional(z.string()),
    })
    .check(periodInOrder('시작일', '종료일')),
  response: z.object({
    orders: z.array(orderSummary),
    /** Give it as `after` for the next page; null on the last. */
    next: z.nullable(z.string()),
    /** Orders of the last three months at each step. */
    counts: z.record(z.enum(ORDER_STEPS), z.int()),
    /** There are more orders than are counted of those that are over. */
    countsMore: z.boolean(),
    /** And more than are counted of those that are under way or wait for their money. */
    movingMore: z.boolean(),
  }),
  errors: [],
})

/** What waits for the customer, the most urgent at the top. */
export const listWaiting = endpoint({
  id: 'orders.waiting',
  method: 'GET',
  path: '/api/orders/waiting',
  summary: '고객이 확인할 주문',
  access: CUSTOMER,
  response: z.object({
    /** Of all that wait; the first of them are listed. */
    count: z.int(),
    orders: z.array(z.extend(orderSummary, { workingDays: z.int() })),
    /** Of what waits for nobody the next dispatch, else what is on its way or being prepared; null when nothing is. */
    nearest: z.nullable(orderSummary),
  }),
  errors: [],
})
export type WaitingOrder = ResultOf<typeof listWaiting>['orders'][number]

export const listPointsToCome = endpoint({
  id: 'orders.points-to-come',
  method: 'GET',
  path: '/api/orders/points-to-come',
  summary: '구매를 확정하면 적립될 포인트, 새 주문부터',
  access: MEMBER,
  response: z.object({
    /** Of the newest orders under way, each as the rate of now has it. */
    orders: z.array(z.object({ orderNumber: z.string(), title: z.string(), points: z.int() })),
  }),
  errors: [],
})

export const orderLine = z.object({
  id: z.uuid(),
  position: z.int(),
  title: z.string(),
  ownTitle: z.boolean(),
  product: z.enum(LINE_CODES),
  spec: jobSpec,
  quote,
  files: z.array(lineFileField),
  picture: jobPictureOrNone,
  copies: z.int(),
  supply: z.int(),
  vat: z.int(),
  total: z.int(),
  file: z.enum(FILE_STATES),
  production: z.enum(PRODUCTION_STATES),
  label: labelField,
  dueDay: z.nullable(z.string()),
  mayChangeFiles: z.boolean(),
  mayChangeTitle: z.boolean(),
  /** What it was made from where it is no job of options. */
  origin: z.nullable(lineOrigin),
})

export const orderDelivery = z.object({
  id: z.uuid(),
  method: z.enum(DELIVERY_METHODS),
  recipient: z.object({
    name: z.string(),
    phone: z.string(),
    zipcode: z.nullable(z.string()),
    address: z.string(),
    addressEtc: z.string(),
    request: z.string(),
  }),
  counts: z.array(z.object({ line: z.int(), copies: z.int() })),
  fee: z.int(),
  grams: z.int(),
  state: z.enum(DELIVERY_STATES),
  courier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  shippedAt: z.nullable(z.iso.datetime()),
  deliveredAt: z.nullable(z.iso.datetime()),
})

export const timelineEntry = z.object({
  at: z.iso.datetime(),
  machine: z.enum(['order', 'payment', 'file', 'production', 'delivery']),
  text: z.string(),
  line: z.nullable(z.int()),
})

export const orderDetail = z.object({
  orderNumber: z.string(),
  placedAt: z.iso.datetime(),
  brand: brandNamed,
  paidAt: z.nullable(z.iso.datetime()),
  payment: z.enum(PAYMENT_STATES),
  paymentMethod: z.nullable(z.string()),
  /** The customer can pay it now, through the payment window. */
  payable: z.boolean(),
  /** Not paid until then it is cancelled. */
  lapsesAt: z.nullable(z.iso.datetime()),
  /** A bank or card company took money of it back, and that is not settled. */
  moneyTaken: z.boolean(),
  /** Changes that staff made for the customer, oldest first; one that waits is not carried out before its difference is paid. */
  /** Null where it is paid at once. */
  partPayment: z.nullable(partPaymentView),
  changes: z.array(orderChangeView),
  refundedTotal: z.int(),
  /** Of what its firm owes, not sold after all. */
  loweredTotal: z.int(),
  /** Points and e-money that came back. */
  prepaidReturned: z.int(),
  /** On its way back after the order was cancelled; with what was kept and given back it makes what was paid. */
  refundingTotal: z.int(),
  /** Costs the shop kept when the order was cancelled by agreement. */
  keptTotal: z.int(),
  label: labelField,
  amounts: payableField,
  orderer: z.object({ name: z.string(), phone: z.string(), email: z.string(), company: z.nullable(z.string()) }),
  memo: z.string(),
  sender: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  evidence: z.nullable(evidenceShown),
  lines: z.array(orderLine),
  deliveries: z.array(orderDelivery),
  timeline: z.array(timelineEntry),
  /** When each of the six steps was over; null while it is not. */
  milestones: z.object({
    paid: z.nullable(z.iso.datetime()),
    file: z.nullable(z.iso.datetime()),
    proof: z.nullable(z.iso.datetime()),
    made: z.nullable(z.iso.datetime()),
    shipped: z.nullable(z.iso.datetime()),
    delivered: z.nullable(z.iso.datetime()),
    confirmed: z.nullable(z.iso.datetime()),
  }),
  /** From the day of the order on: `businessCalendar` of the domain makes a calendar of it. */
  calendar: z.object({
    days: z.array(z.object({ day: z.iso.date() })),
    cutOffs: z.array(z.object({ from: z.iso.date(), hour: z.int() })),
  }),
  cancel: z.enum(['free', 'by-agreement', 'impossible', 'done']),
  cancelRequestedAt: z.nullable(z.iso.datetime()),
})
export type OrderDetail = z.output<typeof orderDetail>

export const readOrder = endpoint({
  id: 'orders.read',
  method: 'GET',
  path: '/api/orders/:orderNumber',
  summary: '주문 상세',
  access: CUSTOMER,
  keyScope: 'orders-read',
  params: orderNumberParams,
  response: orderDetail,
  errors: ['NOT_FOUND'],
})
