import * as z from 'zod/mini'
import { CUSTOMER } from '#/contract/access.ts'
import { jobPictureOrNone } from '#/contract/job/job-picture.schema.ts'
import { jobSpec } from '#/contract/job/job-spec.schema.ts'
import { endpoint } from '#/contract/endpoint.ts'
import { answerCancel } from '#/contract/ordering/answer-cancel.contract.ts'
import { answerReversal } from '#/contract/ordering/answer-reversal.contract.ts'
import { cancelOrder } from '#/contract/ordering/change-order.contract.ts'
import { orderNumberParams } from '#/contract/ordering/order-parts.ts'
import { FIRM } from '#/contract/people/api-keys.contract.ts'
import { text } from '#/contract/text.ts'
import { BANK_NAMES } from '#/domain/money/banks.data.ts'
import { MOST_DEPOSITOR, PAYMENT_MEANS } from '#/domain/orders/payment-means.ts'
import { PARTS } from '#/domain/orders/part-payment.ts'
import { PAYMENT_STATES } from '#/domain/orders/states.ts'
import { REVERSAL_KINDS } from '#/domain/orders/take-back.ts'
import { awaitedAccount } from './awaited-account.ts'

const orderNumbers = z
  .array(z.string().check(z.regex(/^\d{8}-[0-9A-Z]{6}$/)))
  .check(
    z.minLength(1, { error: '결제할 주문을 골라 주세요.' }),
    z.maxLength(20, { error: '한 번에 20건까지 함께 결제할 수 있습니다.' }),
  )

export const depositorField = text('입금자 이름', { max: MOST_DEPOSITOR })

export const paymentStatus = z.object({
  gatewayOrderId: z.string(),
  orderNumbers: z.array(z.string()),
  amount: z.int(),
  /**
   * `paid`, `waiting-deposit`: done for now. `confirming`: unknown at the gateway; do not order again. `refused`: nothing was
   * taken. `open`: the window is (or was) open and nothing was taken yet.
   */
  state: z.enum(['open', 'confirming', 'waiting-deposit', 'paid', 'refused', 'returned']),
  method: z.nullable(z.string()),
  message: z.string(),
  account: z.nullable(
    z.object({
      ...awaitedAccount,
      /** Of a transfer to the shop's own account: the name that it is to carry. */
      depositor: z.optional(z.string()),
    }),
  ),
  receiptUrl: z.nullable(z.string()),
})
export type PaymentStatus = z.output<typeof paymentStatus>

/** What can be paid together, for the payment pages; orders of others and unknown ones are NOT_FOUND alike. */
export const readPayable = endpoint({
  id: 'payments.payable',
  method: 'GET',
  path: '/api/payments/payable',
  summary: '결제할 주문',
  access: CUSTOMER,
  query: z.object({ orderNumbers: z.union([z.string(), z.array(z.string())]) }),
  response: z.object({
    orders: z.array(
      z.object({
        orderNumber: z.string(),
        title: z.string(),
        /** Of the first line. */
        spec: jobSpec,
        picture: jobPictureOrNone,
        total: z.int(),
        payment: z.enum(PAYMENT_STATES),
        /** Not paid yet, or owed as a whole: the payment window can be opened for it. */
        payable: z.boolean(),
        /** Only the difference of a change of an order that is paid. */
        difference: z.boolean(),
        /** Which part, where it is paid in two, and what comes after it. */
        part: z.enum(PARTS),
        later: z.int(),
        /** Until when what comes after, or the rest that is due now, is to be paid. */
        restDay: z.nullable(z.string()),
        /** The rest is paid by a means of the same proof. */
        means: z.array(z.enum(PAYMENT_MEANS)),
      }),
    ),
    total: z.int(),
  }),
  errors: ['NOT_FOUND'],
})

/** Writes the attempt before the window opens; its amount is the only one that counts. Zero won is paid at once. */
export const startPayment = endpoint({
  id: 'payments.start',
  method: 'POST',
  path: '/api/payments',
  summary: '결제 시작',
  access: CUSTOMER,
  body: z.object({
    orderNumbers,
    method: z.enum(PAYMENT_MEANS),
    /** Of a transfer to the shop's own account: the name that it will carry. */
    depositor: z.optional(depositorField),
  }),
  response: z.object({
    gatewayOrderId: z.string(),
    amount: z.int(),
    orderName: z.string(),
    customerName: z.string(),
    paid: z.boolean(),
    /** No window opens: the order waits for a transfer to the shop's own account. */
    waits: z.boolean(),
    window: z.union([
      z.object({ kind: z.literal('sandbox'), url: z.string(), clientKey: z.string() }),
      z.object({ kind: z.literal('toss'), clientKey: z.string() }),
    ]),
  }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** Of a system without a browser: no payment window opens. The deposit is awaited as after one. */
export const issueAccount = endpoint({
  id: 'payments.issue-account',
  method: 'POST',
  path: '/api/payments/virtual-accounts',
  summary: '결제창 없이 가상계좌 발급',
  access: FIRM,
  keyScope: 'payments',
  body: z.object({
    orderNumbers,
    /** Code of the bank, e.g. `20`. */
    bank: z.string().check(z.refine((code) => BANK_NAMES.has(code), { error: '은행을 골라 주세요.' })),
  }),
  response: paymentStatus,
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** Safe to ask again: a reload, a second tab and a retry get the state of the one payment. */
export const confirmPayment = endpoint({
  id: 'payments.confirm',
  method: 'POST',
  path: '/api/payments/confirm',
  summary: '결제 승인',
  access: CUSTOMER,
  body: z.object({
    gatewayOrderId: text('결제 번호', { max: 64 }),
    paymentKey: text('결제 키', { max: 200 }),
    amount: z.coerce.number().check(z.int()),
  }),
  response: paymentStatus,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const readPayment = endpoint({
  id: 'payments.read',
  method: 'GET',
  path: '/api/payments/:gatewayOrderId',
  summary: '결제 상태',
  access: CUSTOMER,
  keyScope: 'payments',
  params: z.object({ gatewayOrderId: z.string().check(z.maxLength(64)) }),
  response: paymentStatus,
  errors: ['NOT_FOUND'],
})

/** The account that waits for the deposit of an order; null when none does. Also long after the payment page was left. */
export const readDeposit = endpoint({
  id: 'payments.deposit',
  method: 'GET',
  path: '/api/orders/:orderNumber/deposit',
  summary: '입금할 계좌',
  access: CUSTOMER,
  keyScope: 'payments',
  params: orderNumberParams,
  response: z.nullable(paymentStatus),
  errors: ['NOT_FOUND'],
})

/** What a bank or card company took back of an order and was not settled since; null when nothing is missing. */
export const readTakenBack = endpoint({
  id: 'payments.taken-back',
  method: 'GET',
  path: '/api/orders/:orderNumber/taken-back',
  summary: '은행이나 카드사가 되가져간 돈',
  access: CUSTOMER,
  params: orderNumberParams,
  response: z.nullable(
    z.object({
      kind: z.enum(REVERSAL_KINDS),
      amount: z.int(),
      takenAt: z.iso.datetime(),
      /** Nothing is made or sent before it is paid or the shop has decided. */
      held: z.boolean(),
      /** What the shop waits for. */
      owed: z.int(),
      /** By card or transfer, through the payment window. */
      payable: z.boolean(),
      /** The virtual account still takes a deposit. */
      account: z.boolean(),
    }),
  ),
  errors: ['NOT_FOUND'],
})

/** Gives the account back, so that the order can be paid by another method; of orders that are paid together, all. */
export const giveUpDeposit = endpoint({
  id: 'payments.give-up-deposit',
  method: 'POST',
  path: '/api/orders/:orderNumber/deposit/withdrawal',
  summary: '가상계좌 닫고 다른 방법으로 결제',
  access: CUSTOMER,
  keyScope: 'payments',
  params: orderNumberParams,
  response: z.object({ state: z.literal('closing') }),
  errors: ['NOT_FOUND', 'CONFLICT'],
  idempotent: true,
})

/** From the gateway. Nothing in it is believed but which payment to look up again. */
export const gatewayNotice = endpoint({
  id: 'payments.notice',
  method: 'POST',
  path: '/api/payments/notices',
  summary: '결제사 알림',
  access: { who: 'proof' },
  body: z.looseObject({
    eventType: z.optional(z.string().check(z.maxLength(60))),
    data: z.optional(
      z.looseObject({
        paymentKey: z.optional(z.string()),
        orderId: z.optional(z.string()),
        status: z.optional(z.string()),
        lastTransactionKey: z.optional(z.nullable(z.string())),
      }),
    ),
    orderId: z.optional(z.string()),
    status: z.optional(z.string()),
    secret: z.optional(z.string()),
    transactionKey: z.optional(z.string()),
  }),
  response: z.object({ received: z.literal(true) }),
  errors: [],
})

export const paymentsEndpoints = [
  readPayable,
  startPayment,
  issueAccount,
  confirmPayment,
  readPayment,
  readDeposit,
  readTakenBack,
  giveUpDeposit,
  gatewayNotice,
  cancelOrder,
  answerCancel,
  answerReversal,
]
