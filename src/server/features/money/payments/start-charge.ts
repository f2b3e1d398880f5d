import type { PaymentMeans } from '#/domain/orders/payment-means.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { insertCharge } from './charges.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'

export const METHOD_NAMES = {
  card: '카드',
  transfer: '계좌이체',
  'virtual-account': '가상계좌',
  bank: '무통장입금',
} as const satisfies Readonly<Record<PaymentMeans, string>>

interface Asked {
  readonly memberId: string
  readonly amount: number
  readonly method: Exclude<PaymentMeans, 'bank'>
}

interface Started {
  readonly gatewayOrderId: string
  readonly amount: number
  readonly orderName: string
  readonly window: PaymentsDeps['gateway']['window']
}

/** Writes a charge of e-money down before any window opens: a try to pay like any other, for no order. */
export async function startCharge(tx: Tx, deps: PaymentsDeps, { memberId, amount, method }: Asked): Promise<Started> {
  const id = deps.ids.uuid()
  const gatewayOrderId = `jk-${id}`
  const orderName = 'e머니 충전'
  await insertCharge(tx, {
    id,
    gatewayOrderId,
    memberId,
    amount,
    orderName,
    confirmKey: deps.ids.uuid(),
    method: METHOD_NAMES[method],
    paidTo: 'gateway',
    purpose: 'emoney',
    createdAt: deps.clock.now(),
  })
  return { gatewayOrderId, amount, orderName, window: deps.gateway.window }
}
