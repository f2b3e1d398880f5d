import { DAY_MS, seoulDay } from '#/lib/seoul-time.ts'
import type { SandboxPayment } from './payment.ts'

interface Asked {
  readonly startDate: string
  readonly endDate: string
  readonly page: number
  readonly size: number
}

/** Settlement objects of API v1: each payment on the day it was approved, each cancel on the day it was made. */
export function settlementsOf(payments: readonly SandboxPayment[], asked: Asked): readonly object[] {
  const { startDate, endDate, page, size } = asked
  return payments
    .flatMap((payment) => linesOf(payment))
    .filter(({ soldDate }) => soldDate >= startDate && soldDate <= endDate)
    .slice((page - 1) * size, page * size)
}

function linesOf(payment: SandboxPayment) {
  if (payment.approvedAt === null) return []
  const sold = lineOf(payment, { key: `txs_${payment.paymentKey}`, amount: payment.amount, at: payment.approvedAt })
  const cancels = payment.cancels.map(({ transactionKey, amount, at, reason }) => ({
    ...lineOf(payment, { key: transactionKey, amount: -amount, at }),
    cancel: { cancelAmount: amount, cancelReason: reason, canceledAt: new Date(at).toISOString(), transactionKey },
  }))
  return [sold, ...cancels]
}

function lineOf(
  { paymentKey, orderId, method }: SandboxPayment,
  { key, amount, at }: { readonly key: string; readonly amount: number; readonly at: number },
) {
  const supplyAmount = Math.round(amount * 0.03)
  const vat = Math.round(supplyAmount / 10)
  return {
    mId: 'sandbox',
    paymentKey,
    transactionKey: key,
    orderId,
    currency: 'KRW',
    method,
    amount,
    interestFee: 0,
    fee: supplyAmount + vat,
    supplyAmount,
    vat,
    payOutAmount: amount - supplyAmount - vat,
    approvedAt: new Date(at).toISOString(),
    soldDate: seoulDay(new Date(at)),
    paidOutDate: seoulDay(new Date(at + 2 * DAY_MS)),
    cancel: null as object | null,
  }
}
