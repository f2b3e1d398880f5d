import * as z from 'zod/mini'
import { CUSTOMER } from '#/contract/access.ts'
import { lineFileField } from './cart.contract.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { quote } from '#/contract/job/quote.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { day, periodInOrder } from '#/contract/rules/date-rules.ts'
import { PRODUCT_CODES } from '#/domain/catalog/product-kinds.ts'
import { DELIVERY_METHODS } from '#/domain/orders/delivery-fee.ts'
import { ORDER_STEPS } from '#/domain/orders/merged-label.ts'
import { DELIVERY_STATES, FILE_STATES, PAYMENT_STATES, PRODUCTION_STATES } from '#/domain/orders/states.ts'
import { amountsField, labelField, orderNumberParams } from './order-parts.ts'

export const orderSummary = z.object({
  orderNumber: z.string(),
  placedAt: z.iso.datetime(),
  title: z.string(),
  total: z.int(),
  payment: z.enum(PAYMENT_STATES),
  label: labelField,
  dueDay: z.nullable(z.string()),
  firstSpec: jobSpec,
})
export type OrderSummary = z.output<typeof orderSummary>

export const listOrders = endpoint({
  id: 'orders.list',
  method: 'GET',
  path: '/api/orders',
  summary: '주문내역',
  access: CUSTOMER,
  query: z
    .object({
      step: z.optional(z.enum(ORDER_STEPS)),
      /** Days in Seoul, `YYYY-MM-DD`, both included. */
      from: z.optional(day('시작일')),
      to: z.optional(day('종료일')),
      after: z.optional(z.string()),
    })
    .check(periodInOrder('시작일', '종료일')),
  response: z.object({
    orders: z.array(orderSummary),
    /** Give it as `after` for the next page; null on the last. */
    next: z.nullable(z.string()),
    /** Orders of the last three months at each step. */
    counts: z.record(z.enum(ORDER_STEPS), z.int()),
  }),
  errors: [],
})

export const orderLine = z.object({
  id: z.uuid(),
  position: z.int(),
  title: z.string(),
  product: z.enum(PRODUCT_CODES),
  spec: jobSpec,
  quote,
  files: z.array(lineFileField),
  copies: z.int(),
  supply: z.int(),
  vat: z.int(),
  total: z.int(),
  file: z.enum(FILE_STATES),
  production: z.enum(PRODUCTION_STATES),
  label: labelField,
  dueDay: z.nullable(z.string()),
  mayChangeFiles: z.boolean(),
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
  state: z.enum(DELIVERY_STATES),
  courier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  shippedAt: z.nullable(z.iso.datetime()),
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
  paidAt: z.nullable(z.iso.datetime()),
  payment: z.enum(PAYMENT_STATES),
  paymentMethod: z.nullable(z.string()),
  /** The customer can pay it now, through the payment window. */
  payable: z.boolean(),
  /** A bank or card company took money of it back, and that is not settled. */
  moneyTaken: z.boolean(),
  refundedTotal: z.int(),
  /** On its way back after the order was cancelled; with what was kept and given back it makes what was paid. */
  refundingTotal: z.int(),
  /** Costs the shop kept when the order was cancelled by agreement. */
  keptTotal: z.int(),
  label: labelField,
  amounts: amountsField,
  orderer: z.object({ name: z.string(), phone: z.string(), email: z.string(), company: z.nullable(z.string()) }),
  memo: z.string(),
  lines: z.array(orderLine),
  deliveries: z.array(orderDelivery),
  timeline: z.array(timelineEntry),
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
  params: orderNumberParams,
  response: orderDetail,
  errors: ['NOT_FOUND'],
})
