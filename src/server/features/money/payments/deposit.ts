import type { PaymentStatus } from '#/contract/money/payments.contract.ts'
import { AppError } from '#/contract/errors.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { readAttempt, waitingAttemptsOf } from './attempts.repo.ts'
import { closeAccountJob } from './close-account-job.ts'
import { payableOrders } from './payable-orders.repo.ts'
import { presentAttempt } from './payment-details.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/** NOT_FOUND for another member's order, exactly like one that does not exist. */
async function waitingFor(db: DbOrTx, memberId: string, orderNumber: string) {
  const [order] = await payableOrders(db, memberId, [orderNumber])
  if (!order) throw new AppError('NOT_FOUND')
  return waitingAttemptsOf(db, order.id)
}

export async function readDeposit(db: DbOrTx, memberId: string, orderNumber: string): Promise<PaymentStatus | null> {
  const [waiting] = await waitingFor(db, memberId, orderNumber)
  const attempt = waiting && (await readAttempt(db, { id: waiting.id }))
  return attempt ? presentAttempt(attempt) : null
}

/**
 * The customer would rather pay another way. The gateway is asked by a job: until it has closed the account the order goes on
 * waiting, so that a deposit made in that moment still counts. CONFLICT when no account waits.
 */
export async function giveUpDeposit(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'jobs'>,
  memberId: string,
  orderNumber: string,
): Promise<void> {
  const waiting = await waitingFor(tx, memberId, orderNumber)
  if (waiting.length === 0) throw new AppError('CONFLICT', '입금을 기다리는 계좌가 없습니다. 새로 고쳐 확인해 주세요.')
  for (const { id } of waiting)
    await deps.jobs.add(tx, closeAccountJob, { attemptId: id }, { key: `payments.close-account:${id}` })
}
