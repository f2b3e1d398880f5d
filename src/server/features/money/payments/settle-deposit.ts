import { standingAt } from '#/server/features/benefits/ledger/ledger.public.ts'
import {
  lockOrders,
  makePaymentMoves,
  type OrderRow,
  planPayment,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { ToldPayment } from '#/server/ports/payment-gateway.ts'
import { lockAttempt, movesItsOrders, type SeenAttempt, updateAttempt } from './attempts.repo.ts'
import { tellOfCharge } from './charge-news.ts'
import { closeAccountJob } from './close-account-job.ts'
import { sealedSecretOf } from './deposit-secret.ts'
import { detailsOf } from './payment-details.ts'
import { heldByAttempt } from './held-money.repo.ts'
import { accountIssued } from './payments-events.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import type { AttemptRow, PaymentDetails } from './payments.table.ts'
import { receivedAt } from './received-at.ts'
import { reverseRepayments } from './reverse-repayments.ts'
import { DEPOSIT_REVERSED, refuseOpenRefunds } from './reversals.repo.ts'
import { takeFromCharge } from './settle-charge.ts'
import { takeFromOrders } from './settle-taken-back.ts'

type Settled = Partial<AttemptRow> | null

/** The gateway waits for a deposit: an account was issued, or the bank took back what it had reported. */
export async function settleWaiting(
  tx: Tx,
  deps: PaymentsDeps,
  ref: SeenAttempt,
  payment: ToldPayment,
): Promise<Settled> {
  const orders = await lockOrders(tx, ref.orderIds)
  const attempt = await lockAttempt(tx, ref.id)
  const now = deps.clock.now()
  const change = {
    state: 'waiting-deposit' as const,
    paymentKey: payment.paymentKey,
    details: detailsOf(payment),
    depositSecret: sealedSecretOf(deps, payment),
    // Whatever brought the news, the clock asks for this one from now on.
    confirmStartedAt: attempt.confirmStartedAt ?? now,
    lookAgainAt: null,
    settledAt: now,
    gatewayCaptured: 0,
    gatewayReturned: 0,
  }
  if (attempt.state === 'open' || attempt.state === 'confirming') {
    await updateAttempt(tx, ref.id, change)
    if (movesItsOrders(ref)) await makePaymentMoves(tx, deps, planPayment(orders, 'issue-account'), payment.method)
    if (ref.purpose === 'orders') await deps.jobs.emit(tx, accountIssued, { attemptId: ref.id })
    else await tellOfAccount(tx, deps, attempt, change.details)
    return change
  }
  if (!isNews(attempt, ref)) return null
  const reversed = { ...change, reversals: attempt.reversals + 1 }
  await updateAttempt(tx, ref.id, reversed)
  await reverseDeposit(tx, deps, { ...attempt, ...reversed, part: ref.part }, orders)
  return reversed
}

/** An answer that was asked for before the deposit was booked may be older than the deposit: then it says nothing. */
const isNews = (attempt: AttemptRow, seen: SeenAttempt): boolean =>
  (attempt.state === 'captured' || attempt.state === 'returned') &&
  seen.state === attempt.state &&
  seen.reversals === attempt.reversals

async function reverseDeposit(
  tx: Tx,
  deps: PaymentsDeps,
  attempt: AttemptRow & Pick<SeenAttempt, 'part'>,
  orders: readonly OrderRow[],
): Promise<void> {
  deps.log.warn({ attemptId: attempt.id }, 'the bank took a deposit back')
  const at = deps.clock.now()
  const why = { code: DEPOSIT_REVERSED, message: '은행이 입금을 되가져가 돌려줄 금액이 없습니다.', at }
  await refuseOpenRefunds(tx, attempt.id, why)
  const reference = `${attempt.id}:deposit:${attempt.reversals}`
  if (attempt.purpose === 'emoney') return reverseCharge(tx, deps, attempt, reference)
  const held = await heldByAttempt(tx, attempt.id)
  const amount = [...held.values()].reduce((sum, left) => sum + left, 0)
  await reverseRepayments(tx, deps, attempt)
  await takeFromOrders(tx, deps, {
    attempt,
    orders: orders.filter((order) => held.has(order.id)),
    held,
    amount,
    kind: 'deposit',
    reference,
    transactionKeys: [],
  })
  // Nobody is to pay into the account of orders that are all cancelled, or paid by another way.
  if (orders.every((order) => order.cancelledAt !== null || !held.has(order.id)))
    await deps.jobs.add(tx, closeAccountJob, { attemptId: attempt.id }, { key: `payments.close-account:${attempt.id}` })
}

async function tellOfAccount(
  tx: Tx,
  deps: PaymentsDeps,
  { id, memberId, amount }: AttemptRow,
  { account }: PaymentDetails,
): Promise<void> {
  if (account) await tellOfCharge(tx, deps, memberId, { event: 'emoney-account', key: id, amount, account })
}

/** Of a charge what is on its way back is owed no more; the rest is e-money no more, and its account still takes the deposit. */
async function reverseCharge(tx: Tx, deps: PaymentsDeps, attempt: AttemptRow, reference: string): Promise<void> {
  await reverseRepayments(tx, deps, attempt)
  const amount = await standingAt(tx, receivedAt(attempt.paidTo), attempt.id)
  if (amount > 0) await takeFromCharge(tx, deps, { attempt, amount, kind: 'deposit', reference, transactionKeys: [] })
}
