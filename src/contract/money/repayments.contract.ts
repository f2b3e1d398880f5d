import * as z from 'zod/mini'
import { CUSTOMER } from '#/contract/access.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { refundAccountField } from '#/contract/ordering/change-order.contract.ts'
import { orderNumberParams } from '#/contract/ordering/order-parts.ts'
import { uuid } from '#/contract/text.ts'
import { REPAYMENT_CAUSES, REPAYMENT_STATES } from '#/domain/orders/repayment-machine.ts'

/** Money that is to go back to a customer, as the customer may see it. */
export const ownRepayment = z.object({
  id: z.uuid(),
  amount: z.int(),
  cause: z.enum(REPAYMENT_CAUSES),
  state: z.enum(REPAYMENT_STATES),
  /** An account can be named now. */
  needsAccount: z.boolean(),
  /** What the bank said, when it did not take the money. */
  failure: z.nullable(z.string()),
  since: z.iso.datetime(),
  /** How it was paid, and goes back: 카드, 가상계좌. */
  method: z.string(),
  byDeposit: z.boolean(),
  /** What the shop said with it; null when it was no decision of the shop. */
  words: z.nullable(z.string()),
})
export type OwnRepayment = z.output<typeof ownRepayment>

export const listOwnRepayments = endpoint({
  id: 'repayments.of-order',
  method: 'GET',
  path: '/api/orders/:orderNumber/repayments',
  summary: '이 주문으로 들어왔고 돌려 드릴 돈',
  access: CUSTOMER,
  params: orderNumberParams,
  response: z.object({
    repayments: z.array(ownRepayment),
    /** Refunds that began with a cancellation. */
    refunds: z.array(
      z.object({
        amount: z.int(),
        state: z.enum(['requested', 'done']),
        method: z.string(),
        byDeposit: z.boolean(),
        at: z.iso.datetime(),
      }),
    ),
    /** Points and e-money that the shop gave back of this order. */
    value: z.object({ emoney: z.int(), points: z.int() }),
  }),
  errors: ['NOT_FOUND'],
})

export const nameOwnAccount = endpoint({
  id: 'repayments.name-account',
  method: 'POST',
  path: '/api/orders/:orderNumber/repayments/:repaymentId/account',
  summary: '돌려받을 계좌 알리기',
  access: CUSTOMER,
  params: z.object({ ...orderNumberParams.shape, repaymentId: uuid() }),
  body: z.object({ refundAccount: refundAccountField }),
  response: z.object({ state: z.enum(REPAYMENT_STATES) }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/, { error: '쓸 수 없는 링크입니다.' }))

/** What the holder of a link may see: no name in full, no phone, no account. An unknown link and an old one are NOT_FOUND alike. */
export const readRefundLink = endpoint({
  id: 'repayments.read-link',
  method: 'POST',
  path: '/api/refund-links/read',
  summary: '링크로 온 돌려 드릴 돈',
  access: { who: 'proof' },
  body: z.object({ token }),
  response: z.object({
    amount: z.int(),
    cause: z.enum(REPAYMENT_CAUSES),
    state: z.enum(REPAYMENT_STATES),
    needsAccount: z.boolean(),
    failure: z.nullable(z.string()),
    orderNumbers: z.array(z.string()),
    maskedName: z.string(),
    /** How it stands is true since then: another account that is refused too makes it another moment. */
    since: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  }),
  errors: ['NOT_FOUND'],
  rate: 'code',
})

/** The state of the money makes a second call harmless: while it is on its way the answer is CONFLICT. */
export const nameAccountByLink = endpoint({
  id: 'repayments.name-account-by-link',
  method: 'POST',
  path: '/api/refund-links/account',
  summary: '링크로 돌려받을 계좌 알리기',
  access: { who: 'proof' },
  body: z.object({ token, refundAccount: refundAccountField }),
  response: z.object({ state: z.enum(REPAYMENT_STATES) }),
  errors: ['INVALID_INPUT', 'NOT_FOUND', 'CONFLICT'],
  rate: 'code',
})

export const repaymentsEndpoints = [listOwnRepayments, nameOwnAccount, readRefundLink, nameAccountByLink]
