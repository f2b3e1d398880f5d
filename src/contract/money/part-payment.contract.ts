import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { orderNumberParams } from '#/contract/ordering/order-parts.ts'
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
    reason: text('나누어 받는 사유', { min: 2, max: 200 }),
    /** What the form showed. Another sum on the server is a CONFLICT. */
    shownTotal: z.int(),
  }),
  response: z.object({ advance: z.int(), rest: z.int() }),
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
  body: z.object({ reason: text('거두는 사유', { min: 2, max: 200 }) }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const partPaymentsEndpoints = [agreeAdvance, dropAdvance] as const
