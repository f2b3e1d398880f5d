import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { jobTitle } from '#/contract/job/job-title.schema.ts'
import { fileChoices } from '#/contract/ordering/cart.contract.ts'
import { estimateParams } from '#/contract/ordering/estimates.contract.ts'
import { amountsField, recipientField } from '#/contract/ordering/order-parts.ts'
import { cellPhone } from '#/contract/rules/member-fields.ts'
import { ruled } from '#/contract/rules/ruled.ts'
import { text, uuid, wholeNumber } from '#/contract/text.ts'
import { phoneProblem, tidyPhone } from '#/domain/members/phone.ts'
import { MOST_DEPOSITOR } from '#/domain/orders/payment-means.ts'
import { DELIVERY_METHODS } from '#/domain/orders/delivery-fee.ts'

const ANY_PHONE = { mode: 'ALL', hyphens: true } as const
const COUNTER = { who: 'staff', anyRight: ['manual-orders'] } as const

/** A member, or whoever has no account: found again by phone and name. */
const customer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member'), memberId: uuid('고객') }),
  z.object({ kind: z.literal('guest'), name: text('고객 이름', { max: 40 }), phone: cellPhone() }),
])

/** What was agreed for a line instead of the price of the tariff; the customer reads the reason. */
const agreedPrice = z.object({
  supply: wholeNumber('협의한 공급가액', { min: 10, max: 1_000_000_000 }),
  reason: text('협의 사유', { min: 2, max: 60 }),
})

const line = { spec: jobSpec, title: z.optional(jobTitle()), price: z.optional(agreedPrice) }
const some = [
  z.minLength(1, { error: '주문할 품목을 넣어 주세요.' }),
  z.maxLength(30, { error: '한 번에 30건까지 주문할 수 있습니다.' }),
] as const

export const MANUAL_PAYMENTS = ['link', 'bank', 'deferred'] as const
export type ManualPayment = (typeof MANUAL_PAYMENTS)[number]

/** Name and phone may be left out: then they are the customer's own. */
const deskRecipient = z.object({
  ...recipientField.shape,
  name: text('받는 분', { max: 40, min: 0 }),
  phone: text('받는 분 연락처', {
    max: 13,
    min: 0,
    tidy: tidyPhone,
    rules: [ruled((value: string) => (value === '' ? null : phoneProblem(value, ANY_PHONE, '받는 분 연락처')))],
  }),
})

const orderNumber = () => text('주문번호', { max: 40 })

/** An open estimate of the customer, as it was read out: its jobs stay as they are, its price holds, and the order uses it up. */
const seenEstimate = z.object({
  number: estimateParams.shape.number,
  version: wholeNumber('견적의 판', { min: 1, max: 1_000_000 }),
})

/** The name is masked. */
const knownCustomer = z.object({ memberId: z.uuid(), name: z.string(), company: z.nullable(z.string()) })

/** What a new order by the desk begins with when somebody wants the same as once before; it is priced anew, and files are chosen anew. */
export const copyForManualOrder = endpoint({
  id: 'manual-orders.copy',
  method: 'GET',
  path: '/api/staff/manual-orders/copies/:orderNumber',
  summary: '있는 주문의 사양으로 새 주문 시작하기',
  access: COUNTER,
  trace: { look: 'order', by: 'orderNumber' },
  params: z.object({ orderNumber: orderNumber() }),
  response: z.object({
    /** Null when the account is gone. */
    customer: z.nullable(knownCustomer),
    /** As they were ordered; `title` where the customer gave one. */
    lines: z.array(z.object({ spec: jobSpec, title: z.nullable(z.string()) })),
    /** What cannot be taken by the desk, with the reason. */
    left: z.array(z.object({ title: z.string(), reason: z.string() })),
  }),
  errors: ['NOT_FOUND'],
})
export type OrderCopy = z.output<typeof copyForManualOrder.response>

/** What an order by the desk begins with when a customer says yes to an estimate on the phone. CONFLICT: its price holds no more. */
export const startFromEstimate = endpoint({
  id: 'manual-orders.from-estimate',
  method: 'GET',
  path: '/api/staff/manual-orders/estimates/:number',
  summary: '견적 금액으로 주문 받기 시작하기',
  access: COUNTER,
  trace: { look: 'estimate', by: 'number' },
  params: estimateParams,
  response: z.object({
    customer: knownCustomer,
    lines: z.array(z.object({ spec: jobSpec, title: z.string() })),
    version: z.int(),
    lastDay: z.string(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
})
export type EstimateStart = z.output<typeof startFromEstimate.response>

/** What the form comes to, by the engine that prices the customer's own orders. */
export const previewManualOrder = endpoint({
  id: 'manual-orders.preview',
  method: 'POST',
  path: '/api/staff/manual-orders/preview',
  summary: '직원이 받은 주문의 금액',
  access: COUNTER,
  trace: { none: 'prices without a name' },
  body: z.object({
    /** Whose agreed discount counts. */
    memberId: z.nullable(uuid('고객')),
    lines: z.array(z.object(line)).check(...some),
    method: z.enum(DELIVERY_METHODS),
    zipcode: z.nullable(z.string()),
    estimate: z.optional(seenEstimate),
  }),
  response: z.object({ lines: z.array(z.object({ total: z.int() })), amounts: amountsField }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

/** An ordinary order that staff type in for somebody on the phone or at the counter; the customer gets the link to pay. */
export const takeManualOrder = endpoint({
  id: 'manual-orders.take',
  method: 'POST',
  path: '/api/staff/manual-orders',
  summary: '전화나 방문으로 받은 주문 넣기 (감사 기록에 남음)',
  access: COUNTER,
  trace: { own: true },
  body: z.object({
    customer,
    lines: z.array(z.object({ ...line, files: z._default(fileChoices, []) })).check(...some),
    delivery: z.object({ method: z.enum(DELIVERY_METHODS), recipient: deskRecipient }),
    memo: text('요청사항', { max: 500, min: 0, multiline: true }),
    /** How it is paid: by a link, by a transfer to the shop's own account, or owed by a firm that has terms. */
    payment: z._default(z.enum(MANUAL_PAYMENTS), 'link'),
    /** The name that the transfer will carry; without one it is the customer's own. */
    depositor: z._default(text('입금자 이름', { max: MOST_DEPOSITOR, min: 0 }), ''),
    /** The order that its jobs were copied from; the audit log keeps it. */
    copiedFrom: z.optional(orderNumber()),
    estimate: z.optional(seenEstimate),
    /** Staff read the terms of a made-to-order purchase out, and the customer agreed. */
    agreed: z.literal(true, { error: '주문 조건을 안내하고 동의를 받아 주세요.' }),
    /** What the form showed. Another total on the server is a CONFLICT and nothing is ordered. */
    shownTotal: z.int(),
  }),
  response: z.object({ orderNumber: z.string(), total: z.int() }),
  errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const manualOrdersEndpoints = [
  copyForManualOrder,
  startFromEstimate,
  previewManualOrder,
  takeManualOrder,
] as const
