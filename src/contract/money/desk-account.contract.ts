import * as z from 'zod/mini'
import { endpoint } from '#/contract/endpoint.ts'
import { text } from '#/contract/text.ts'
import { BANK_NAMES } from '#/domain/money/banks.data.ts'
import { awaitedAccount } from './awaited-account.ts'

/** Staff name the account of an order while somebody is on the phone: no payment window, and the customer is told as after one. */
export const issueDeskAccount = endpoint({
  id: 'payments.issue-desk-account',
  method: 'POST',
  path: '/api/staff/orders/:orderNumber/account',
  summary: '고객에게 가상계좌를 발급해 보냅니다. (감사 기록에 남음)',
  access: { who: 'staff', anyRight: ['manual-orders', 'money'] },
  trace: { own: true },
  params: z.object({ orderNumber: text('주문번호', { max: 40 }) }),
  body: z.object({
    /** Code of the bank, e.g. `20`. */
    bank: z.string().check(z.refine((code) => BANK_NAMES.has(code), { error: '은행을 골라 주세요.' })),
  }),
  response: z.object({
    amount: z.int(),
    /** Null while the gateway has not said it yet: the customer is told when it does. */
    account: z.nullable(z.object(awaitedAccount)),
    message: z.string(),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const deskAccountEndpoints = [issueDeskAccount] as const
