import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { REFUND_STEPS } from '#/contract/money/charges.contract.ts'
import { Done } from '#/contract/people/login.contract.ts'
import { placeInTime } from '#/contract/rules/place-rule.ts'
import { text, uuid } from '#/contract/text.ts'

const access = { who: 'staff', anyRight: ['money'] } as const
const params = z.object({ id: uuid() })

const listed = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  maskedMember: z.string(),
  source: z.enum(['charge', 'gift-card']),
  /** How it was paid; of a gift card 상품권. */
  method: z.string(),
  amount: z.int(),
  state: z.enum(REFUND_STEPS),
  askedAt: z.iso.datetime(),
  decidedBy: z.nullable(z.string()),
  reason: z.string(),
})
export type ListedEmoneyRefund = z.output<typeof listed>

const owedCharge = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  maskedMember: z.string(),
  method: z.string(),
  /** What the bank took back, and what of it was spent already. */
  amount: z.int(),
  owed: z.int(),
  takenAt: z.iso.datetime(),
})
export type OwedCharge = z.output<typeof owedCharge>

export const listEmoneyRefunds = endpoint({
  id: 'emoney-refunds.list',
  method: 'GET',
  path: '/api/staff/emoney-refunds',
  summary: 'e머니 환불 신청: 오래 기다린 것부터, 또는 끝난 것까지 모두; 되가져간 충전',
  access,
  trace: { none: 'names are masked', masked: true },
  query: z.object({
    show: z._default(z.enum(['open', 'all']), 'open'),
    /** `next` of the page before. */
    before: z.optional(placeInTime()),
  }),
  response: z.object({ items: z.array(listed), next: z.nullable(z.string()), owed: z.array(owedCharge) }),
  errors: [],
})

export const decideEmoneyRefund = endpoint({
  id: 'emoney-refunds.decide',
  method: 'POST',
  path: '/api/staff/emoney-refunds/:id/decision',
  summary: 'e머니 환불 신청을 받아들이거나 거절하기; 상품권은 은행에서 보낸 뒤에 적습니다',
  access,
  trace: { act: 'benefit', by: 'id', says: ['agree', 'reason'] },
  params,
  body: z.object({
    agree: z.boolean(),
    /** Why not; of a gift card when and where it was sent. */
    reason: z.optional(text('이유', { min: 2, max: 200 })),
  }),
  response: Done,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const readEmoneyRefundAccount = endpoint({
  id: 'emoney-refunds.account',
  method: 'GET',
  path: '/api/staff/emoney-refunds/:id/account',
  summary: 'e머니를 돌려보낼 계좌 보기',
  access,
  trace: { look: 'benefit', by: 'id' },
  params,
  response: z.object({ bank: z.string(), accountNumber: z.string(), holderName: z.string() }),
  errors: ['NOT_FOUND'],
})

export const settleOwedCharge = endpoint({
  id: 'emoney-refunds.settle-owed',
  method: 'POST',
  path: '/api/staff/owed-charges/:id/settlement',
  summary: '되가져간 충전 가운데 이미 쓴 금액을 받았거나 받지 않기로 한 것 적기',
  access,
  trace: { act: 'benefit', by: 'id', says: ['how', 'reason'] },
  params,
  body: z.object({ how: z.enum(['received', 'written-off']), reason: text('이유', { min: 2, max: 200 }) }),
  response: Done,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const staffChargesEndpoints = [listEmoneyRefunds, decideEmoneyRefund, readEmoneyRefundAccount, settleOwedCharge]
