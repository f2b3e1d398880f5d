import * as z from 'zod/mini'
import { MEMBER } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { startPayment } from '#/contract/money/payments.contract.ts'
import { refundAccountField } from '#/contract/ordering/change-order.contract.ts'
import { uuid, wholeNumber } from '#/contract/text.ts'
import { CHARGE } from '#/domain/ledger/charge.ts'
import { awaitedAccount } from './awaited-account.ts'

/** `sending`: agreed to, and on its way. `done`: it has gone. */
export const REFUND_STEPS = ['asked', 'sending', 'done', 'refused', 'withdrawn', 'ended'] as const
const source = z.enum(['charge', 'gift-card'])

const ownRefund = z.object({
  id: z.uuid(),
  source,
  amount: z.int(),
  state: z.enum(REFUND_STEPS),
  askedAt: z.iso.datetime(),
  /** What the shop says with it. */
  reason: z.string(),
})
export type OwnEmoneyRefund = z.output<typeof ownRefund>

const refundable = z.object({
  lotId: z.uuid(),
  source,
  /** How it was charged: 카드, 가상계좌; of a gift card 상품권. */
  method: z.string(),
  bought: z.int(),
  remaining: z.int(),
  /** All of what is left, or nothing. */
  refundable: z.int(),
  /** Of a gift card: what has to be used before the rest goes back. */
  missing: z.int(),
  /** It goes back to an account that is named with the request. */
  needsAccount: z.boolean(),
  since: z.iso.datetime(),
})
export type RefundableLot = z.output<typeof refundable>

export const readCharges = endpoint({
  id: 'charges.read',
  method: 'GET',
  path: '/api/wallet/charges',
  summary: '돌려받을 수 있는 e머니와 환불 신청, 입금을 기다리는 충전',
  access: MEMBER,
  response: z.object({
    lots: z.array(refundable),
    refunds: z.array(ownRefund),
    /** Accounts that wait for a deposit. */
    waiting: z.array(z.object({ gatewayOrderId: z.string(), amount: z.int(), ...awaitedAccount })),
    /** What proves a charge that was paid: the slip of a card, or the cash receipt that the gateway's window wrote. */
    slips: z.array(
      z.object({
        gatewayOrderId: z.string(),
        amount: z.int(),
        method: z.string(),
        paidAt: z.iso.datetime(),
        url: z.string(),
      }),
    ),
    /** Spent of charges that the bank took back. */
    owed: z.int(),
  }),
  errors: [],
})

/** Writes the try before the window opens; its amount is the only one that counts. Confirmed like any payment. */
export const startCharge = endpoint({
  id: 'charges.start',
  method: 'POST',
  path: '/api/wallet/charges',
  summary: 'e머니 충전 시작',
  access: MEMBER,
  body: z.object({
    amount: wholeNumber('충전 금액', { min: CHARGE.least, max: CHARGE.most }),
    method: z.enum(['card', 'transfer', 'virtual-account']),
  }),
  response: z.object({
    gatewayOrderId: z.string(),
    amount: z.int(),
    orderName: z.string(),
    customerName: z.string(),
    window: startPayment.response.shape.window,
  }),
  errors: ['INVALID_INPUT', 'CONFLICT'],
  idempotent: true,
})

/** Gives the account of a charge back before anything was paid in. */
export const closeCharge = endpoint({
  id: 'charges.close',
  method: 'POST',
  path: '/api/wallet/charges/:gatewayOrderId/closing',
  summary: '입금을 기다리는 e머니 충전의 계좌 닫기',
  access: MEMBER,
  params: z.object({ gatewayOrderId: z.string().check(z.maxLength(64)) }),
  response: z.object({ state: z.literal('closing') }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const askEmoneyRefund = endpoint({
  id: 'charges.ask-refund',
  method: 'POST',
  path: '/api/wallet/refunds',
  summary: 'e머니 환불 신청',
  access: MEMBER,
  body: z.object({
    lotId: uuid(),
    /** What was shown; CONFLICT when it is another by now. */
    amount: wholeNumber('환불 금액', { min: 1, max: 100_000_000 }),
    refundAccount: z.optional(refundAccountField),
  }),
  response: ownRefund,
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const withdrawEmoneyRefund = endpoint({
  id: 'charges.withdraw-refund',
  method: 'POST',
  path: '/api/wallet/refunds/:id/withdrawal',
  summary: 'e머니 환불 신청 취소',
  access: MEMBER,
  params: z.object({ id: uuid() }),
  response: ownRefund,
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

export const chargesEndpoints = [readCharges, startCharge, closeCharge, askEmoneyRefund, withdrawEmoneyRefund]
