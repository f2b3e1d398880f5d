import * as z from 'zod/mini'
import { DeliveryFeesShown } from '#/contract/content/delivery-fees.schema.ts'
import { CUSTOMER } from '#/contract/access.ts'
import { quote } from '#/contract/job/quote.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'
import { NOTHING_ASKED } from '#/domain/orders/benefits.ts'
import { PAYMENT_MEANS } from '#/domain/orders/payment-means.ts'
import { DELIVERY_METHODS } from '#/domain/orders/delivery-fee.ts'
import { couponsOffered } from '#/contract/benefits/coupon-parts.ts'
import {
  benefitsField,
  consentField,
  deliveryPlanField,
  evidenceField,
  evidenceShown,
  itemIdsField,
  ordererField,
  payableField,
  senderField,
} from './order-parts.ts'

const benefitsAsked = z._default(benefitsField, { ...NOTHING_ASKED, couponIds: [] })

/** Prices the order sheet as it stands: today's tariff, the member's discount, the delivery of each address. */
export const previewOrder = endpoint({
  id: 'orders.preview',
  method: 'POST',
  path: '/api/orders/preview',
  summary: '주문서 금액',
  access: CUSTOMER,
  keyScope: 'orders-write',
  body: z.object({
    itemIds: itemIdsField,
    deliveries: z.array(
      z.object({ ...z.pick(deliveryPlanField, { method: true, counts: true }).shape, zipcode: z.nullable(z.string()) }),
    ),
    benefits: benefitsAsked,
    /** The best combination of coupons instead of `benefits.couponIds`. */
    bestCoupons: z._default(z.boolean(), false),
  }),
  response: z.object({
    lines: z.array(z.object({ itemId: z.uuid(), title: z.string(), total: z.int(), quote })),
    deliveryFees: z.array(z.int()),
    /** Those it was summed by: of today, or as its estimate promised. */
    fees: DeliveryFeesShown,
    /** Of each address what it weighs, and in how many boxes it travels. */
    parcels: z.array(z.object({ grams: z.int(), boxes: z.int() })),
    amounts: payableField,
    /** All that the member can use now, and which of them the amounts reckon with. */
    coupons: couponsOffered,
  }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

export const placeOrder = endpoint({
  id: 'orders.place',
  method: 'POST',
  path: '/api/orders',
  summary: '주문하기',
  access: CUSTOMER,
  keyScope: 'orders-write',
  body: z.object({
    itemIds: itemIdsField,
    orderer: ordererField,
    /** None where nothing of it is sent, as with e-books. */
    deliveries: z.array(deliveryPlanField).check(z.maxLength(20)),
    consents: z.array(consentField).check(z.maxLength(10)),
    memo: text('요청사항', { max: 500, min: 0, multiline: true }),
    /** Null: the customer sends it in no other name. */
    sender: z._default(z.nullable(senderField), null),
    /** Null where nothing was asked, as with a card. */
    evidence: z._default(z.nullable(evidenceField), null),
    benefits: benefitsAsked,
    /** What the order sheet showed. Another total on the server is a CONFLICT and nothing is ordered. */
    shownTotal: z.int(),
  }),
  response: z.object({ orderNumber: z.string(), total: z.int() }),
  errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** What the order sheet of somebody who ordered before begins with; null at the first order. */
export const readSheetStart = endpoint({
  id: 'orders.sheet-start',
  method: 'GET',
  path: '/api/orders/sheet-start',
  summary: '지난 주문의 배송지·증빙·결제수단',
  access: CUSTOMER,
  response: z.object({
    last: z.nullable(
      z.object({
        method: z.enum(DELIVERY_METHODS),
        recipient: z.object({
          name: z.string(),
          phone: z.string(),
          zipcode: z.nullable(z.string()),
          address: z.string(),
          addressEtc: z.string(),
          request: z.string(),
        }),
        sender: z.nullable(z.object({ name: z.string(), phone: z.string() })),
        evidence: z.nullable(evidenceShown),
        means: z.nullable(z.enum(PAYMENT_MEANS)),
      }),
    ),
  }),
  errors: [],
})

/** As it was kept; of an old order the names may be gone. */
const lastSheet = z.object({
  orderer: z.object({ name: z.string(), phone: z.string(), email: z.string(), company: z.nullable(z.string()) }),
  deliveries: z.array(
    z.object({
      method: z.enum(DELIVERY_METHODS),
      recipient: z.object({
        name: z.string(),
        phone: z.string(),
        zipcode: z.nullable(z.string()),
        address: z.string(),
        addressEtc: z.string(),
        request: z.string(),
      }),
      /** `line` is the place of the item in `itemIds`, from 1. */
      counts: z.array(z.object({ line: z.int(), copies: z.int() })),
    }),
  ),
  memo: z.string(),
})
export type LastSheet = z.output<typeof lastSheet>

export const reorder = endpoint({
  id: 'orders.reorder',
  method: 'POST',
  path: '/api/orders/:orderNumber/reorder',
  summary: '같은 사양과 파일로 장바구니에 다시 담기',
  access: CUSTOMER,
  keyScope: 'orders-write',
  params: z.object({ orderNumber: z.string() }),
  body: z.object({
    lineIds: z.optional(z.array(uuid())),
    /** Another number of copies, where one job is ordered again. */
    copies: z.optional(wholeNumber('수량', { min: 1, max: 1_000_000 })),
  }),
  response: z.object({
    itemIds: z.array(z.uuid()),
    /** Whose cart they lie in; null is the shop itself. */
    brand: z.nullable(z.string()),
    refused: z.array(z.object({ title: z.string(), message: z.string() })),
    /** Where the copies went last time; the order sheet starts from it. */
    last: lastSheet,
  }),
  errors: ['NOT_FOUND', 'INVALID_INPUT'],
  idempotent: true,
})
