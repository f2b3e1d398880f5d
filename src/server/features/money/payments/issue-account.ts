import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { issueAccount as issueEndpoint, PaymentStatus } from '#/contract/money/payments.contract.ts'
import { closedMeans, DEPOSIT_DAYS } from '#/domain/orders/payment-means.ts'
import { readAttempt } from './attempts.repo.ts'
import { beginConfirm, presentNow } from './confirm-payment.ts'
import { presentAttempt } from './payment-details.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { settleOutcome } from './settle-outcome.ts'
import { startPayment } from './start-payment.ts'

/**
 * A virtual account for callers without a browser. What the gateway leaves unsaid is looked up by the shop's own number, so a second
 * call finds the order taken and never makes a second account. Errors: NOT_FOUND, CONFLICT.
 */
export async function issueAccount(
  deps: PaymentsDeps,
  memberId: string,
  { orderNumbers, bank }: BodyOf<typeof issueEndpoint>,
): Promise<PaymentStatus> {
  const started = await deps.database.transaction(async (tx) => {
    const attempt = await startPayment(tx, deps, memberId, { orderNumbers, method: 'virtual-account' })
    const closed = closedMeans('virtual-account', attempt.amount)
    if (closed) throw new AppError('CONFLICT', closed)
    return attempt
  })
  const attempt = await readAttempt(deps.database.db, { gatewayOrderId: started.gatewayOrderId })
  if (!attempt) throw new Error(`no payment attempt ${started.gatewayOrderId}`)
  if (started.paid || !(await beginConfirm(deps, attempt, null)).sent) return presentNow(deps, attempt)
  const { gatewayOrderId, amount, orderName, confirmKey: idempotencyKey } = attempt
  const { customerName } = started
  const validHours = DEPOSIT_DAYS * 24
  const call = { gatewayOrderId, amount, orderName, customerName, bank, validHours, idempotencyKey }
  const change = await settleOutcome(deps, attempt, await deps.gateway.issueAccount(call))
  return change ? presentAttempt({ ...attempt, ...change }) : presentNow(deps, attempt)
}
