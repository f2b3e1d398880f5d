import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { orderNumberParams } from '#/contract/ordering/order-parts.ts'
import { text, wholeNumber } from '#/contract/text.ts'

const COUNTER = { who: 'staff', anyRight: ['manual-orders'] } as const
const lineParams = z.object({ lineId: z.uuid() })
const reason = text('바꾸는 까닭', { min: 2, max: 200 })

/** What the line becomes, and what it was as the form was opened. */
const wanted = {
  spec: jobSpec,
  seenSpec: jobSpec,
  /** Copies to each parcel; empty where all go to one, or where nothing of it changes. */
  counts: z._default(
    z.array(z.object({ deliveryId: z.uuid(), copies: wholeNumber('배송지별 부수', { min: 1, max: 1_000_000 }) })),
    [],
  ),
}

/** What a change of a line of a paid order comes to: each amount before and after, VAT, discount and delivery included. */
export const previewOrderChange = endpoint({
  id: 'order-changes.preview',
  method: 'POST',
  path: '/api/staff/lines/:lineId/change/preview',
  summary: '결제한 주문을 바꿀 때의 차액',
  access: COUNTER,
  trace: { look: 'order-line', by: 'lineId' },
  params: lineParams,
  body: z.object(wanted),
  response: z.object({
    rows: z.array(z.object({ label: z.string(), before: z.int(), after: z.int() })),
    /** To pay when above zero, to give back when below. */
    difference: z.int(),
    /** An approval, or a proof that was shown, holds no more. */
    withdraws: z.boolean(),
    /** What goes back came by a deposit: the customer is asked for an account. */
    asksAccount: z.boolean(),
  }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
})

/** Dearer: the order stands still until the customer has paid the difference. Otherwise done at once; what is too much goes back. */
export const changeOrderLine = endpoint({
  id: 'order-changes.change',
  method: 'POST',
  path: '/api/staff/lines/:lineId/change',
  summary: '결제한 주문의 옵션이나 부수를 바꿉니다 (고객에게 알림).',
  access: COUNTER,
  trace: { act: 'order-line', by: 'lineId' },
  params: lineParams,
  body: z.object({
    ...wanted,
    reason,
    /** What the form showed. Another one on the server is a CONFLICT and nothing is changed. */
    shownDifference: z.int(),
  }),
  response: z.object({ state: z.enum(['waiting', 'applied']), difference: z.int(), orderNumber: z.string() }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const takeChangeBack = endpoint({
  id: 'order-changes.take-back',
  method: 'POST',
  path: '/api/staff/orders/:orderNumber/change/take-back',
  summary: '차액을 받지 못한 변경을 되돌립니다.',
  access: COUNTER,
  trace: { act: 'order', by: 'orderNumber' },
  params: orderNumberParams,
  body: z.object({ reason: text('되돌리는 까닭', { min: 2, max: 200 }) }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const orderChangesEndpoints = [previewOrderChange, changeOrderLine, takeChangeBack] as const
