import type { Krw } from '#/domain/money/krw.ts'
import type { PaymentState } from './states.ts'

interface PayFacts {
  readonly payment: PaymentState
  readonly total: Krw
  readonly receivableTotal: Krw
  readonly cancelledAt: Date | null
}

/** What a customer can pay without the desk: an order of which nothing is paid, its rest, or the whole of one that goes on as a debt. */
export const mayPay = ({ payment, total, receivableTotal, cancelledAt }: PayFacts): boolean =>
  payment === 'unpaid' ||
  (payment === 'part-paid' && cancelledAt === null) ||
  owesAll({ payment, total, receivableTotal })

/** The order goes on, and keeps its state while its debt is being paid. */
export const owesAll = ({ payment, total, receivableTotal }: Omit<PayFacts, 'cancelledAt'>): boolean =>
  payment === 'deferred' && receivableTotal > 0 && receivableTotal === total
