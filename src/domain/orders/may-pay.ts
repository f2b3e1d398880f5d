import type { Krw } from '#/domain/money/krw.ts'
import type { PaymentState } from './states.ts'

interface PayFacts {
  readonly payment: PaymentState
  readonly total: Krw
  readonly receivableTotal: Krw
}

/** What a customer can pay without the desk: an order of which nothing is paid, or the whole of one that goes on as a debt. */
export const mayPay = ({ payment, total, receivableTotal }: PayFacts): boolean =>
  payment === 'unpaid' || owesAll({ payment, total, receivableTotal })

/** The order goes on, and keeps its state while its debt is being paid. */
export const owesAll = ({ payment, total, receivableTotal }: PayFacts): boolean =>
  payment === 'deferred' && receivableTotal > 0 && receivableTotal === total
