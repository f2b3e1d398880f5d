import * as z from 'zod/mini'
import { placeInTime } from '#/contract/rules/place-rule.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { Done } from '#/contract/people/login.contract.ts'
import { refundAccountField } from '#/contract/ordering/change-order.contract.ts'
import { LookedAt } from '#/contract/looked-at.ts'
import { text, uuid } from '#/contract/text.ts'
import { REPAYMENT_CAUSES, REPAYMENT_STATES } from '#/domain/orders/repayment-machine.ts'

const access = { who: 'staff', anyRight: ['money'] } as const
const params = z.object({ repaymentId: uuid() })

export const listedRepayment = z.object({
  id: z.uuid(),
  amount: z.int(),
  cause: z.enum(REPAYMENT_CAUSES),
  state: z.enum(REPAYMENT_STATES),
  byDeposit: z.boolean(),
  orderNumbers: z.array(z.string()),
  maskedCustomer: z.string(),
  /** What the gateway said, in Korean, and its own code. */
  failure: z.nullable(z.string()),
  failureCode: z.nullable(z.string()),
  /** The customer has a link that still works until then. */
  linkUntil: z.nullable(z.iso.datetime()),
  note: z.string(),
  /** By law: three working days after it began. */
  dueDay: z.iso.date(),
  late: z.boolean(),
  createdAt: z.iso.datetime(),
  since: z.iso.datetime(),
  /** Comes back with what finance does about it. */
  seen: LookedAt,
})
export type ListedRepayment = z.output<typeof listedRepayment>

export const listRepayments = endpoint({
  id: 'repayments.list',
  method: 'GET',
  path: '/api/staff/repayments',
  summary: '돌려 드릴 돈: 오래 기다린 것부터, 또는 끝난 것까지 모두',
  access,
  trace: { none: 'names are masked', masked: true },
  query: z.object({
    show: z._default(z.enum(['owed', 'all']), 'owed'),
    /** `next` of the page before. */
    before: z.optional(placeInTime()),
  }),
  response: z.object({ repayments: z.array(listedRepayment), next: z.nullable(z.string()) }),
  errors: [],
})

export const sendRepayment = endpoint({
  id: 'repayments.send',
  method: 'POST',
  path: '/api/staff/repayments/:repaymentId/refund',
  summary: '결제사를 통해 다시 돌려보내기',
  access,
  trace: { own: true },
  params,
  /** Missing: the same way as before. */
  body: z.object({ refundAccount: z.optional(refundAccountField), seen: LookedAt }),
  response: Done,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const sendRepaymentLink = endpoint({
  id: 'repayments.send-link',
  method: 'POST',
  path: '/api/staff/repayments/:repaymentId/link',
  summary: '고객에게 계좌를 묻는 링크를 새로 보내기',
  access,
  trace: { own: true },
  params,
  response: Done,
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const recordTransfer = endpoint({
  id: 'repayments.record-transfer',
  method: 'POST',
  path: '/api/staff/repayments/:repaymentId/transfer',
  summary: '은행에서 직접 보낸 것을 적기',
  access,
  trace: { own: true },
  params,
  body: z.object({ note: text('언제 어디로 보냈는지', { min: 5, max: 200 }), seen: LookedAt }),
  response: Done,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** Money that came into the shop's own account is sent from there by hand: to this account, as the customer named it. */
export const readRepaymentAccount = endpoint({
  id: 'repayments.account',
  method: 'GET',
  path: '/api/staff/repayments/:repaymentId/account',
  summary: '돌려 드릴 돈을 보낼 계좌 보기',
  access,
  trace: { own: true },
  params,
  response: z.object({ bank: z.string(), accountNumber: z.string(), holderName: z.string() }),
  errors: ['NOT_FOUND'],
})

export const staffRepaymentsEndpoints = [
  readRepaymentAccount,
  listRepayments,
  sendRepayment,
  sendRepaymentLink,
  recordTransfer,
]
