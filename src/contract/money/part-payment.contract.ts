import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { orderNumberParams } from '#/contract/ordering/order-parts.ts'
import { day } from '#/contract/rules/date-rules.ts'
import { text, wholeNumber } from '#/contract/text.ts'

const COUNTER = { who: 'staff', anyRight: ['manual-orders', 'money'] } as const

/** Agrees with the customer that a large order is paid in two parts: made from the advance on, sent from the rest on. */
export const agreeAdvance = endpoint({
  id: 'part-payments.agree',
  method: 'POST',
  path: '/api/staff/orders/:orderNumber/advance',
  summary: '주문을 선금과 잔금으로 나누어 받기로 합니다 (고객에게 알림).',
  access: COUNTER,
  trace: { own: true },
  params: orderNumberParams,
  body: z.object({
    advance: wholeNumber('선금', { min: 1, max: 1_000_000_000 }),
    /** Until when the rest is to be paid; without it the usual day. */
    restDay: z.optional(day('잔금을 내실 날')),
    reason: text('나누어 받는 사유', { min: 2, max: 200, multiline: true }),
    /** What the form showed. Another sum on the server is a CONFLICT. */
    shownTotal: z.int(),
  }),
  response: z.object({ advance: z.int(), rest: z.int(), restDay: z.string() }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** Before the advance is paid: the order is paid at once again. */
export const dropAdvance = endpoint({
  id: 'part-payments.drop',
  method: 'POST',
  path: '/api/staff/orders/:orderNumber/advance/withdrawal',
  summary: '선금과 잔금으로 나누기로 한 것을 거둡니다.',
  access: COUNTER,
  trace: { own: true },
  params: orderNumberParams,
  body: z.object({ reason: text('거두는 사유', { min: 2, max: 200, multiline: true }) }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** While the rest is not there the customer may be given more time, or less. */
export const moveRestDay = endpoint({
  id: 'part-payments.move-rest-day',
  method: 'POST',
  path: '/api/staff/orders/:orderNumber/advance/rest-day',
  summary: '잔금을 내실 날을 바꾸고 고객에게 알립니다.',
  access: COUNTER,
  trace: { own: true },
  params: orderNumberParams,
  body: z.object({
    restDay: day('잔금을 내실 날'),
    /** What the form showed. Another day on the server is a CONFLICT. */
    shownDay: day('지금 잔금 기한'),
    reason: text('바꾸는 사유', { min: 2, max: 200, multiline: true }),
  }),
  response: z.object({ restDay: z.string() }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const partPaymentsEndpoints = [agreeAdvance, dropAdvance, moveRestDay] as const
