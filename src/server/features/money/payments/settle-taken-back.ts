import { takenBackEntries } from '#/domain/ledger/reversal.ts'
import { advanceBackEntries, restBackEntries } from '#/domain/ledger/advance.ts'
import type { Entry } from '#/domain/ledger/entry.ts'
import { advanceHeld } from '#/domain/orders/part-payment.ts'
import { saleUndone } from '#/domain/orders/order-money.ts'
import { pickedBy, type ReversalKind, sharesOf } from '#/domain/orders/take-back.ts'
import { postBookings } from '#/server/features/benefits/ledger/ledger.public.ts'
import { lockOrders, type OrderRow, takeMoneyBack } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { GatewayPayment } from '#/server/ports/payment-gateway.ts'
import { lowerOwed } from './lower-owed.ts'
import {
  type AttemptRef,
  lockAttempt,
  releaseCaptured,
  releaseRest,
  type SeenAttempt,
  updateAttempt,
} from './attempts.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { AttemptRow } from './payments.table.ts'
import { dropWaitingChange } from './take-change-back.ts'
import { heldByAttempt } from './held-money.repo.ts'
import { knownTransactions } from './refunds.repo.ts'
import { givenBackOf, insertReversal } from './reversals.repo.ts'
import { pickedText } from './picked-text.ts'
import { receivedAt } from './received-at.ts'
import { saleOf } from './sale-of.ts'
import { takeFromCharge } from './settle-charge.ts'

/**
 * The gateway has given back more of a captured payment than the shop asked for: a dispute, or a cancel made by hand at the
 * vendor's. Null when there is nothing new; while a refund of the shop's own is on its way nobody can tell, and its end looks again.
 */
export async function settleChargeback(
  tx: Tx,
  deps: PaymentsDeps,
  ref: SeenAttempt,
  payment: GatewayPayment,
): Promise<Partial<AttemptRow> | null> {
  const orders = await lockOrders(tx, ref.orderIds)
  const attempt = await lockAttempt(tx, ref.id)
  if (attempt.state !== 'captured') return null
  const back = await givenBackOf(tx, ref.id)
  const amount = payment.amount - payment.balance - back.refunded - back.chargedBack
  if (back.asked > 0 || amount <= 0) return null
  deps.log.warn({ attemptId: ref.id, amount }, 'a payment was cancelled, and not by the shop')
  const known = await knownTransactions(tx, ref.id)
  const transactionKeys = payment.cancels.map((cancel) => cancel.transactionKey).filter((key) => !known.includes(key))
  const reference = `${ref.id}:chargeback:${back.chargedBack + amount}`
  const held = await heldByAttempt(tx, ref.id)
  const theirs = orders.filter((order) => held.has(order.id))
  const taken = { amount, kind: 'chargeback', reference, transactionKeys } as const
  if (ref.purpose === 'emoney') await takeFromCharge(tx, deps, { attempt, ...taken })
  else await takeFromOrders(tx, deps, { attempt: ref, orders: theirs, held, ...taken })
  const gatewayReturned = payment.amount - payment.balance
  await updateAttempt(tx, ref.id, { gatewayReturned })
  if (payment.balance > 0) return {}
  const change = {
    gatewayReturned,
    state: 'charged-back' as const,
    lookAgainAt: null,
    failureCode: 'CHARGED_BACK',
    failureMessage: '결제가 취소되었습니다. 주문내역에서 상태를 확인해 주세요.',
    settledAt: deps.clock.now(),
  }
  await updateAttempt(tx, ref.id, change)
  return change
}

const CHANGE_DROPPED = '결제가 취소되어 변경을 되돌렸습니다.'

interface Taken {
  readonly attempt: Pick<AttemptRow, 'id' | 'paidTo'> & Pick<AttemptRef, 'part'>
  /** Locked. */
  readonly orders: readonly OrderRow[]
  /** What of this payment each of them still has. */
  readonly held: ReadonlyMap<string, number>
  readonly amount: number
  readonly kind: ReversalKind
  readonly reference: string
  readonly transactionKeys: readonly string[]
}

interface Gone {
  readonly account: string
  readonly amount: number
  readonly stands: number
  readonly restOnly: boolean
}

/** An advance is no sale yet, and is no more. */
function entriesOf(order: OrderRow, { account, amount, stands, restOnly }: Gone): readonly Entry[] {
  if (restOnly) return restBackEntries(saleOf(order), account, amount)
  if (advanceHeld(order) > 0) return advanceBackEntries(account, amount)
  return takenBackEntries(saleOf(order), account, saleUndone(order), { amount, stands })
}

/** Takes an amount from the orders of a payment: each with its own entry in the books and its own work for the desk. */
export async function takeFromOrders(tx: Tx, deps: PaymentsDeps, taken: Taken): Promise<void> {
  const { kind } = taken
  const attemptId = taken.attempt.id
  const now = deps.clock.now()
  const row = { attemptId, kind, transactionKeys: [...taken.transactionKeys], takenAt: now }
  const byNumber = taken.orders.toSorted((a, b) => (a.number < b.number ? -1 : 1))
  const lefts = byNumber.map((order) => ({ id: order.id, left: taken.held.get(order.id) ?? 0 }))
  const { shares, rest } = sharesOf(taken.amount, lefts)
  const by = pickedBy(taken.amount, lefts)
  const emptied: string[] = []
  for (const order of byNumber) {
    const amount = shares.find((share) => share.orderId === order.id)?.amount ?? 0
    if (amount === 0) continue
    await lowerOwed(tx, deps, { attemptId, orderId: order.id, left: (taken.held.get(order.id) ?? 0) - amount })
    const reference = `${taken.reference}:${order.number}`
    // The account of a part, or of what the order cost before, cannot take what it costs now.
    const asPlaced = taken.held.get(order.id) === (advanceHeld(order) > 0 ? order.advanceTotal : order.total)
    await dropWaitingChange(tx, deps, order, CHANGE_DROPPED)
    const { whole, restOnly, stands, open } = await takeMoneyBack(tx, deps, {
      order,
      amount,
      kind,
      payInto: asPlaced,
      fromRest: taken.attempt.part === 'rest',
      reference,
      picked: pickedText(by, order, byNumber),
    })
    if (whole) emptied.push(order.id)
    const end = open ? {} : { outcome: 'cancelled' as const, settledAt: now }
    await insertReversal(tx, { ...row, ...end, id: deps.ids.uuid(), orderId: order.id, amount, reference })
    const entries = entriesOf(order, { account: receivedAt(taken.attempt.paidTo), amount, stands, restOnly })
    if (restOnly) await releaseRest(tx, order.id)
    const booking = {
      id: deps.ids.uuid(),
      kind: 'order-reversal' as const,
      reference,
      memo: order.number,
      attemptId,
      entries,
    }
    await postBookings(tx, now, [booking])
  }
  await releaseCaptured(tx, emptied)
  if (rest === 0) return
  const unapplied = { outcome: 'cancelled' as const, settledAt: now }
  await insertReversal(tx, {
    ...row,
    ...unapplied,
    id: deps.ids.uuid(),
    orderId: null,
    amount: rest,
    reference: taken.reference,
  })
}
