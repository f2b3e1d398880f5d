import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { readTakenBack } from '#/contract/money/payments.contract.ts'
import { mayPay } from '#/domain/orders/may-pay.ts'
import { orderByNumber, type OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { waitingAttemptsOf } from './attempts.repo.ts'
import { openReversals } from './reversals.repo.ts'

/** NOT_FOUND for another member's order, exactly like one that does not exist. */
export async function takenBackOf(
  db: DbOrTx,
  memberId: string,
  orderNumber: string,
): Promise<ResultOf<typeof readTakenBack>> {
  const order = await orderByNumber(db, orderNumber)
  if (!order || order.memberId !== memberId) throw new AppError('NOT_FOUND')
  const reversals = await openReversals(db, order.id)
  const last = reversals.at(-1)
  if (!last) return null
  const amount = reversals.reduce((sum, reversal) => sum + reversal.amount, 0)
  return {
    kind: last.kind,
    amount,
    takenAt: last.takenAt.toISOString(),
    held: order.moneyMissingSince !== null,
    owed: owedOf(order, amount),
    payable: mayPay({ ...order, payment: order.paymentState }),
    account: (await waitingAttemptsOf(db, order.id)).length > 0,
  }
}

/** While nobody has decided, all that is missing; of a cancelled order what it has cost. */
function owedOf({ moneyMissingSince, cancelledAt, receivableTotal }: OrderRow, missing: number): number {
  return moneyMissingSince && !cancelledAt ? missing : receivableTotal
}
