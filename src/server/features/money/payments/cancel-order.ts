import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { cancelOrder as cancelOrderEndpoint } from '#/contract/ordering/change-order.contract.ts'
import { advanceSoldEntries } from '#/domain/ledger/advance.ts'
import { advanceHeld, notSold } from '#/domain/orders/part-payment.ts'
import { refundEntries } from '#/domain/ledger/sale.ts'
import { OWED_AT } from '#/domain/ledger/reversal.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { splitBack } from '#/domain/orders/benefits.ts'
import { letGo } from '#/domain/orders/order-change.ts'
import { moneyLeft, saleUndone } from '#/domain/orders/order-money.ts'
import { allLeft, leftByMeans } from '#/domain/orders/split-give-back.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import {
  type Cancelling,
  closeOrder,
  type OrderRow,
  updateOrder,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { RefundAccount } from '#/server/ports/payment-gateway.ts'
import { waitingAttemptsOf } from './attempts.repo.ts'
import { closeAccountJob } from './close-account-job.ts'
import { freeOfOrder } from './held-money.repo.ts'
import { dropWaitingChange } from './take-change-back.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { prepaidBooking, wantsPrepaidBooking } from './prepaid-booking.ts'
import { promisedBack } from './repayments.repo.ts'
import { requestRefund } from './request-refund.ts'
import { returnBenefits } from './return-benefits.ts'
import { closeReversals } from './reversals.repo.ts'
import { saleOf } from './sale-of.ts'

interface Cancellation extends Cancelling {
  readonly refundAccount: RefundAccount | null
  /** Costs that the shop keeps of what was paid. */
  readonly kept: number
}

/**
 * Cancels an order and sends its money, less what is kept, back by the way it came. INVALID_INPUT when more is kept than was
 * paid, or a deposit has no account to go to. A cancellation that waits for staff keeps its account, sealed, until it is answered.
 */
export async function carryOutCancel(
  tx: Tx,
  deps: PaymentsDeps,
  cancellation: Cancellation,
): Promise<ResultOf<typeof cancelOrderEndpoint>['outcome']> {
  const { order, outcome, back, account } = await closeForGood(tx, deps, cancellation)
  if (outcome === 'requested') return outcome
  if (back === 0) return 'cancelled'
  await sendBack(tx, deps, { order, amount: back, cancellation, account })
  return 'refunding'
}

interface Closed {
  /** As it was before. */
  readonly order: OrderRow
  readonly outcome: 'cancelled' | 'requested'
  /** What is to go back now, beside what is on its way already. */
  readonly back: number
  /** Where a deposit shall go, sealed; null when nobody has said it. */
  readonly account: string | null
}

/** Everything of a cancellation but the sending of its money. */
export async function closeForGood(tx: Tx, deps: PaymentsDeps, cancellation: Cancellation): Promise<Closed> {
  const { order, outcome } = await closeOrder(tx, deps, cancellation)
  if (outcome === 'cancelled') refuseSettledCredit(order)
  const sealed = cancellation.refundAccount && deps.sealer.seal(JSON.stringify(cancellation.refundAccount))
  if (outcome === 'requested') {
    await updateOrder(tx, order.id, { cancelRefundAccount: sealed })
    return { order, outcome, back: 0, account: null }
  }
  await dropWaitingChange(tx, deps, order, '주문을 취소했습니다.')
  const waiting = await waitingAttemptsOf(tx, order.id)
  for (const attempt of waiting)
    await deps.jobs.add(
      tx,
      closeAccountJob,
      { attemptId: attempt.id, cancelled: order.number },
      { key: `payments.close-account:${attempt.id}` },
    )
  const prepaidBooked = (await sellAdvance(tx, deps, order)) || order.prepaidBooked
  await dropDebt(tx, deps, order, cancellation)
  const { money: back, prepaid } = await keepCosts(tx, order, cancellation.kept)
  await returnBenefits(tx, deps, { ...order, prepaidBooked }, prepaid)
  // The deposit may be faster than the closing of its account; then the customer has said already where it goes.
  if (waiting.length > 0 && sealed) await updateOrder(tx, order.id, { cancelRefundAccount: sealed })
  return { order, outcome, back, account: sealed ?? order.cancelRefundAccount }
}

/** Money of a statement went to several orders; which of it goes where instead is for finance to say. */
function refuseSettledCredit({ deferredAt, settledTotal }: OrderRow): void {
  if (deferredAt === null || settledTotal === 0) return
  throw new AppError(
    'CONFLICT',
    '이미 입금을 확인한 후불 주문입니다.\n취소하려면 후불 청구서에서 입금 기록을 먼저 되돌려야 합니다.',
  )
}

/** What was received before the work becomes the sale of a cancelled order: out of it money goes back, or is kept for what it has cost. True when points and e-money became sale with it. */
async function sellAdvance(tx: Tx, deps: PaymentsDeps, order: OrderRow): Promise<boolean> {
  const held = advanceHeld(order)
  if (held === 0) return false
  await postBookings(tx, deps.clock.now(), [
    {
      id: deps.ids.uuid(),
      kind: 'order-payment',
      reference: `${order.number}:advance-ended`,
      memo: order.number,
      attemptId: null,
      entries: advanceSoldEntries(saleOf(order), { notSold: notSold(order), held }),
    },
    ...prepaidBooking(deps, order),
  ])
  const booked = wantsPrepaidBooking(order)
  if (booked) await updateOrder(tx, order.id, { prepaidBooked: true })
  return booked
}

/** Money that was taken back is not waited for any more, and what stood in the books as owed is undone with the sale. */
async function dropDebt(tx: Tx, deps: PaymentsDeps, order: OrderRow, { reason, by }: Cancellation): Promise<void> {
  if (order.moneyMissingSince === null && order.receivableTotal === 0) return
  const now = deps.clock.now()
  const byId = by.kind === 'staff' ? by.id : null
  await closeReversals(tx, [order.id], { outcome: 'cancelled', reason, byId, settledAt: now })
  const owed = order.receivableTotal
  if (owed === 0) return
  await updateOrder(tx, order.id, { receivableTotal: 0 })
  await postBookings(tx, now, [
    {
      id: deps.ids.uuid(),
      kind: 'order-receivable',
      reference: `${order.number}:cancelled`,
      memo: order.number,
      attemptId: null,
      entries: refundEntries(saleOf(order), OWED_AT, saleUndone(order), owed),
    },
  ])
}

/** Writes down what the shop keeps beside what it kept before; answers with what goes back: money first, then what was prepaid. */
async function keepCosts(tx: Tx, order: OrderRow, kept: number): Promise<ReturnType<typeof splitBack>> {
  const promised = await promisedBack(tx, order.id)
  const left = allLeft(leftByMeans(order, promised))
  if (kept > left) {
    const message = `들어간 비용은 받은 금액 ${formatWon(left)}을 넘을 수 없습니다.`
    throw new AppError('INVALID_INPUT', message, { kept: message })
  }
  await updateOrder(tx, order.id, { keptTotal: order.keptTotal + kept, cancelRefundAccount: null })
  return splitBack(left - kept, moneyLeft(order) - promised)
}

async function sendBack(
  tx: Tx,
  deps: PaymentsDeps,
  {
    order,
    amount,
    cancellation,
    account,
  }: { order: OrderRow; amount: number; cancellation: Cancellation; account: string | null },
): Promise<void> {
  const held = await freeOfOrder(tx, order.id)
  // What the differences of changes came by is asked for with a link, if an account is wanted.
  if (held.some(({ byDeposit, forChange }) => byDeposit && !forChange) && !account)
    throw new AppError('INVALID_INPUT', '환불받을 계좌를 입력해 주세요.', {
      refundAccount: '환불받을 계좌를 입력해 주세요.',
    })
  for (const part of letGo(amount, held))
    await requestRefund(tx, deps, {
      attemptId: part.from.attemptId,
      orderId: order.id,
      amount: part.amount,
      reason: cancellation.reason,
      by: cancellation.by,
      refundAccount: part.from.byDeposit ? account : null,
    })
}
