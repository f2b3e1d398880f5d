import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { optionalText, text, uuid, wholeNumber } from '#/contract/text.ts'
import { estimate, estimateJobs, estimateParams, estimateSummary } from './estimates.contract.ts'

const COUNTER = { who: 'staff', anyRight: ['estimates'] } as const

const staffEstimate = z.object({ ...estimateSummary.shape, customer: z.string() })

export const listStaffEstimates = endpoint({
  id: 'staff-estimates.list',
  method: 'GET',
  path: '/api/staff/estimates',
  summary: '모든 견적',
  access: { who: 'staff', anyRight: ['estimates'] },
  trace: { look: 'estimate', verb: 'list' },
  query: z.object({
    /** Begin of a number, or part of the customer's name or company. */
    q: z.optional(text('찾을 말', { max: 40, min: 0 })),
    after: z.optional(z.string()),
  }),
  response: z.object({ estimates: z.array(staffEstimate), next: z.nullable(z.string()) }),
  errors: [],
})

/** Members to make an estimate for; phone and e-mail are masked. */
export const findCustomers = endpoint({
  id: 'staff-estimates.customers',
  method: 'GET',
  path: '/api/staff/estimates/customers',
  summary: '견적 내거나 주문 받을 고객 찾기',
  access: { who: 'staff', anyRight: ['estimates', 'manual-orders', 'coupon-grants'] },
  trace: { look: 'member', verb: 'search' },
  query: z.object({ q: text('이름, 회사, 이메일', { min: 2, max: 60 }) }),
  response: z.object({
    customers: z.array(
      z.object({
        memberId: z.uuid(),
        name: z.string(),
        company: z.nullable(z.string()),
        email: z.string(),
        discountRate: z.number(),
      }),
    ),
  }),
  errors: [],
})

/** The customer is told by a message. */
export const makeEstimate = endpoint({
  id: 'staff-estimates.make',
  method: 'POST',
  path: '/api/staff/estimates',
  summary: '고객에게 견적 내기',
  access: COUNTER,
  trace: { own: true },
  body: z.object({
    memberId: uuid(),
    jobs: estimateJobs,
    note: optionalText('전할 말', { max: 300, multiline: true }),
  }),
  response: estimate,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'UNAVAILABLE'],
  idempotent: true,
})

/** Adds a line to one job of an open estimate. CONFLICT when it is not open any more or was changed since `version`. */
export const adjustEstimate = endpoint({
  id: 'staff-estimates.adjust',
  method: 'POST',
  path: '/api/staff/estimates/:number/adjustments',
  summary: '견적 금액 조정',
  access: COUNTER,
  trace: { own: true },
  params: estimateParams,
  body: z.object({
    version: wholeNumber('판', { min: 1, max: 1_000_000 }),
    position: wholeNumber('품목', { min: 1, max: 30 }),
    /** Supply in won, negative to take off, in tens. */
    amount: wholeNumber('조정 금액', { min: -1_000_000_000, max: 1_000_000_000 }),
    reason: text('사유', { min: 2, max: 60 }),
  }),
  response: estimate,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const staffEstimatesEndpoints = [listStaffEstimates, findCustomers, makeEstimate, adjustEstimate] as const
