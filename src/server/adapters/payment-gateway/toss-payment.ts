import * as z from 'zod/mini'
import { BANK_NAMES } from '#/domain/money/banks.data.ts'
import type { GatewayPayment, GatewayStatus } from '#/server/ports/payment-gateway.ts'
import { CARD_NAMES } from './toss-outcomes.data.ts'

const optional = <T extends z.core.$ZodType>(schema: T) => z.optional(z.nullable(schema))

/** The part of Toss's Payment object that the shop reads; fields may be added without notice, so others are ignored. */
const tossPayment = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.string(),
  totalAmount: z.int(),
  balanceAmount: z.int(),
  method: optional(z.string()),
  approvedAt: optional(z.string()),
  secret: optional(z.string()),
  receipt: optional(z.object({ url: z.string() })),
  cashReceipt: optional(z.object({ receiptUrl: optional(z.string()) })),
  card: optional(
    z.object({
      issuerCode: optional(z.string()),
      number: optional(z.string()),
      installmentPlanMonths: optional(z.int()),
    }),
  ),
  easyPay: optional(z.object({ provider: optional(z.string()) })),
  virtualAccount: optional(
    z.object({
      accountNumber: z.string(),
      bankCode: z.string(),
      customerName: optional(z.string()),
      dueDate: z.string(),
    }),
  ),
  cancels: optional(
    z.array(
      z.object({
        transactionKey: z.string(),
        cancelAmount: z.int(),
        canceledAt: z.string(),
        cancelStatus: optional(z.string()),
      }),
    ),
  ),
  failure: optional(z.object({ code: z.string(), message: z.string() })),
})

const STATUSES: Readonly<Record<string, GatewayStatus>> = {
  READY: 'ready',
  IN_PROGRESS: 'in-progress',
  WAITING_FOR_DEPOSIT: 'waiting-deposit',
  DONE: 'done',
  PARTIAL_CANCELED: 'partly-cancelled',
  CANCELED: 'cancelled',
  ABORTED: 'aborted',
  EXPIRED: 'expired',
}

/** Our words for a Payment object; null when it is not one. */
export function readTossPayment(body: unknown): GatewayPayment | null {
  const parsed = z.safeParse(tossPayment, body)
  if (!parsed.success) return null
  const payment = parsed.data
  const status = STATUSES[payment.status]
  if (!status) return null
  return {
    paymentKey: payment.paymentKey,
    gatewayOrderId: payment.orderId,
    status,
    amount: payment.totalAmount,
    balance: payment.balanceAmount,
    method: payment.easyPay?.provider ?? payment.method ?? '',
    approvedAt: payment.approvedAt ?? null,
    depositSecret: payment.secret ?? null,
    card: payment.card
      ? {
          issuer: CARD_NAMES[payment.card.issuerCode ?? ''] ?? '카드',
          number: payment.card.number ?? '',
          installmentMonths: payment.card.installmentPlanMonths ?? 0,
        }
      : null,
    account: payment.virtualAccount
      ? {
          bank: BANK_NAMES.get(payment.virtualAccount.bankCode) ?? payment.virtualAccount.bankCode,
          number: payment.virtualAccount.accountNumber,
          holder: payment.virtualAccount.customerName ?? '',
          dueAt: withSeoulZone(payment.virtualAccount.dueDate),
        }
      : null,
    // A cash receipt that the window wrote proves more than the slip of the deposit.
    receiptUrl: payment.cashReceipt?.receiptUrl ?? payment.receipt?.url ?? null,
    cancels: (payment.cancels ?? [])
      .filter((cancel) => (cancel.cancelStatus ?? 'DONE') === 'DONE')
      .map((cancel) => ({ transactionKey: cancel.transactionKey, amount: cancel.cancelAmount, at: cancel.canceledAt })),
    failure: payment.failure ?? null,
  }
}

/** Due dates come with or without a zone; without one they are Seoul's. */
const withSeoulZone = (text: string): string => (/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}+09:00`)
