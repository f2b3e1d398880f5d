import { PAYMENT_MEANS_NAMES } from '#/domain/orders/payment-means.ts'
import type { DepositAccount, GatewayStatus, ToldPayment } from '#/server/ports/payment-gateway.ts'
import type { AttemptRow } from './payments.table.ts'

/** What there is to know of a transfer to the shop's own account, said as the gateway says it of a virtual account. */
export const toldOfBank = (
  { gatewayOrderId, amount }: Pick<AttemptRow, 'gatewayOrderId' | 'amount'>,
  status: Extract<GatewayStatus, 'waiting-deposit' | 'done'>,
  account: DepositAccount,
): ToldPayment => ({
  paymentKey: null,
  gatewayOrderId,
  status,
  amount,
  balance: status === 'done' ? amount : 0,
  method: PAYMENT_MEANS_NAMES.bank,
  approvedAt: null,
  depositSecret: null,
  card: null,
  account,
  receiptUrl: null,
  cancels: [],
  failure: null,
})
