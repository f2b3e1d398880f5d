import { AppError } from '#/contract/errors.ts'
import { lockOrders } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { readAttempt } from './attempts.repo.ts'
import { transferDue } from './await-transfer.ts'
import { toldOfBank } from './bank-attempt.ts'
import { leftOfAttempt } from './bank-attempts.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { settleWaiting } from './settle-deposit.ts'

/**
 * The transfer was not for these orders: they wait for theirs again, stopped where work has begun, as when a bank takes a deposit
 * back. CONFLICT once some of the money has left.
 */
export async function takeTransferBack(tx: Tx, deps: PaymentsDeps, attemptId: string): Promise<readonly string[]> {
  const found = await readAttempt(tx, { id: attemptId })
  if (!found) throw new Error(`no payment attempt ${attemptId}`)
  await lockOrders(tx, found.orderIds)
  const attempt = await readAttempt(tx, { id: attemptId })
  if (!attempt?.details?.account || (await leftOfAttempt(tx, attemptId)))
    throw new AppError('CONFLICT', '이 입금에서 이미 돌려 드렸거나 돌려 드리는 돈이 있어 되돌릴 수 없습니다.')
  const account = { ...attempt.details.account, dueAt: transferDue(deps.clock.now()).toISOString() }
  if (!(await settleWaiting(tx, deps, attempt, toldOfBank(attempt, 'waiting-deposit', account))))
    throw new AppError('CONFLICT', '이미 되돌린 입금입니다. 새로 고쳐 확인해 주세요.')
  return attempt.orderNumbers
}
