import { AppError } from '#/contract/errors.ts'
import { REPAYMENT_MACHINE, type RepaymentEvent } from '#/domain/orders/repayment-machine.ts'
import { type Mover, next } from '#/domain/orders/transition.ts'
import { orderOf, orderTopic, STAFF_QUEUE_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { dropAccounts } from './refunds.repo.ts'
import { updateRepayment } from './repayments.repo.ts'
import type { RepaymentRow } from './repayments.table.ts'

/** Moves a repayment that the caller has locked, if its table allows it. Errors: CONFLICT. Every open screen learns of it. */
export async function moveRepayment(
  tx: Tx,
  deps: PaymentsDeps,
  repayment: RepaymentRow,
  move: { readonly event: RepaymentEvent; readonly by: Mover; readonly change?: Partial<RepaymentRow> },
): Promise<RepaymentRow> {
  const outcome = next(REPAYMENT_MACHINE, repayment.state, move.event, move.by)
  if (!outcome.ok)
    throw new AppError('CONFLICT', '이미 돌려 드리고 있거나 돌려 드린 금액입니다.\n새로 고쳐 확인해 주세요.')
  const moved = { ...repayment, ...move.change, state: outcome.to, since: deps.clock.now() }
  await updateRepayment(tx, repayment.id, moved)
  for (const orderId of repayment.orderIds) {
    const order = await orderOf(tx, orderId)
    if (order) await deps.live.publish(tx, orderTopic(order.number))
  }
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
  return moved
}

/** The money has left. Accounts that were named on the way are forgotten. */
export async function endRepayment(
  tx: Tx,
  deps: PaymentsDeps,
  repayment: RepaymentRow,
  via: 'gateway' | 'bank',
): Promise<void> {
  // A transfer by hand has moved it already, with the reason that staff gave.
  if (via === 'gateway') await moveRepayment(tx, deps, repayment, { event: 'give-back', by: 'system' })
  await dropAccounts(tx, repayment.id)
}
