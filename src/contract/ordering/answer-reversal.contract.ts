import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { text } from '#/contract/text.ts'
import { REVERSAL_ANSWERS } from '#/domain/orders/reversal-answers.ts'
import { refundAccountField } from './change-order.contract.ts'
import { orderNumberParams } from './order-parts.ts'

/**
 * What becomes of an order whose money the bank or the card company took back. CONFLICT when nothing is missing any more, or
 * this answer is not possible now. The words of a cancel reach the customer; all others stay in the shop.
 */
export const answerReversal = endpoint({
  id: 'payments.answer-reversal',
  method: 'POST',
  path: '/api/staff/orders/:orderNumber/reversal-answer',
  summary: '입금·결제 취소를 처리합니다 (감사 기록에 남음).',
  access: { who: 'staff', anyRight: ['money'] },
  trace: { own: true },
  params: orderNumberParams,
  body: z.object({
    how: z.enum(REVERSAL_ANSWERS),
    reason: text('사유', { max: 200, multiline: true }),
    /** For a cancel of what is left of a deposit. */
    refundAccount: z.optional(refundAccountField),
    seen: LookedAt,
  }),
  response: z.object({ outcome: z.enum(['cancelled', 'refunding', 'receivable', 'received', 'written-off']) }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})
