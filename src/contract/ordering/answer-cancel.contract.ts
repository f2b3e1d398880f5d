import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { text } from '#/contract/text.ts'
import { refundAccountField } from './change-order.contract.ts'
import { orderNumberParams } from './order-parts.ts'

const words = text('고객에게 보낼 말', { max: 200, multiline: true })
const KEPT = { error: '들어간 비용은 0원 이상의 정수로 입력해 주세요.' }

/** The answer to a customer's cancellation request; the words reach the customer. CONFLICT when no request is open. */
export const answerCancel = endpoint({
  id: 'orders.answer-cancel',
  method: 'POST',
  path: '/api/staff/orders/:orderNumber/cancel-answer',
  summary: '고객의 취소 요청에 답합니다.',
  access: { who: 'staff', anyRight: ['cancel-requests'] },
  trace: { act: 'order', by: 'orderNumber', says: ['agreed', 'kept'] },
  params: orderNumberParams,
  body: z.discriminatedUnion('agreed', [
    z.object({
      agreed: z.literal(true),
      /** Won, VAT included; the rest goes back. */
      kept: z.int(KEPT).check(z.gte(0, KEPT)),
      text: words,
      /** For a deposit whose account the customer has not given with the request. */
      refundAccount: z.optional(refundAccountField),
      seen: LookedAt,
    }),
    z.object({ agreed: z.literal(false), text: words, seen: LookedAt }),
  ]),
  response: z.object({ outcome: z.enum(['cancelled', 'refunding', 'refused']) }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})
