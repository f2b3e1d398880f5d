import * as z from 'zod/mini'
import { CUSTOMER } from '#/contract/access.ts'
import { quote } from '#/contract/job/quote.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { text, uuid } from '#/contract/text.ts'
import { amountsField, consentField, deliveryPlanField, itemIdsField, ordererField } from './order-parts.ts'

/** Prices the order sheet as it stands: today's tariff, the member's discount, the delivery of each address. */
export const previewOrder = endpoint({
  id: 'orders.preview',
  method: 'POST',
  path: '/api/orders/preview',
  summary: '주문서 금액',
  access: CUSTOMER,
  body: z.object({
    itemIds: itemIdsField,
    deliveries: z.array(
      z.object({ ...z.pick(deliveryPlanField, { method: true, counts: true }).shape, zipcode: z.nullable(z.string()) }),
    ),
  }),
  response: z.object({
    lines: z.array(z.object({ itemId: z.uuid(), title: z.string(), total: z.int(), quote })),
    deliveryFees: z.array(z.int()),
    amounts: amountsField,
  }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

export const placeOrder = endpoint({
  id: 'orders.place',
  method: 'POST',
  path: '/api/orders',
  summary: '주문하기',
  access: CUSTOMER,
  body: z.object({
    itemIds: itemIdsField,
    orderer: ordererField,
    deliveries: z.array(deliveryPlanField).check(z.minLength(1), z.maxLength(20)),
    consents: z.array(consentField).check(z.maxLength(10)),
    memo: text('요청사항', { max: 500, min: 0, multiline: true }),
    /** What the order sheet showed. Another total on the server is a CONFLICT and nothing is ordered. */
    shownTotal: z.int(),
  }),
  response: z.object({ orderNumber: z.string(), total: z.int() }),
  errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const reorder = endpoint({
  id: 'orders.reorder',
  method: 'POST',
  path: '/api/orders/:orderNumber/reorder',
  summary: '같은 사양과 파일로 장바구니에 다시 담기',
  access: CUSTOMER,
  params: z.object({ orderNumber: z.string() }),
  body: z.object({ lineIds: z.optional(z.array(uuid())) }),
  response: z.object({
    itemIds: z.array(z.uuid()),
    refused: z.array(z.object({ title: z.string(), message: z.string() })),
  }),
  errors: ['NOT_FOUND'],
  idempotent: true,
})
