import type { StaffOrder } from '#/contract/production/staff-order.contract.ts'
import { hasRight } from '#/domain/members/rights.ts'
import { goesBackByAccount } from '#/domain/orders/payment-means.ts'
import { cancelRule } from '#/domain/orders/guards.ts'
import { moneyLeft } from '#/domain/orders/order-money.ts'
import { reversalAnswers } from '#/domain/orders/reversal-answers.ts'
import { factsOf, type OrderLine, type OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import { lookedAt } from '#/server/platform/looked-at.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { type MissingOfOrder, missingThings } from '#/server/features/money/payments/payments.public.ts'

interface Parts {
  readonly order: OrderRow
  readonly works: readonly { readonly line: OrderLine }[]
  readonly missing: readonly MissingOfOrder[]
  readonly staff: StaffPrincipal
}

/** Money that was taken back, and what the reader may decide about it. */
export function missingMoneyOf({ order, works, missing, staff }: Parts): StaffOrder['missingMoney'] {
  const open = order.moneyMissingSince !== null
  if (!open && order.receivableTotal === 0) return null
  const left = moneyLeft(order)
  const answers = reversalAnswers({
    payment: order.paymentState,
    open,
    receivable: order.receivableTotal > 0,
    cancelled: order.cancelledAt !== null,
    advanceGone: order.advanceTotal > 0 && order.capturedTotal === 0,
    cancelRule: cancelRule(works.map(({ line }) => factsOf(line))),
  })
  return {
    open,
    items: missing.map(({ kind, amount, at }) => ({ kind, amount: Number(amount), at: new Date(at).toISOString() })),
    left,
    needsAccount: goesBackByAccount(order.paymentMethod) && left > 0,
    answers: hasRight(staff.rights, 'money') ? [...answers] : [],
    seen: lookedAt(missingThings(order, missing)),
  }
}
