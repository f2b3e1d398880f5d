import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readAttempt, waitingAttemptsOf } from './attempts.repo.ts'

export interface WaitingAccount {
  readonly bank: string
  readonly number: string
  readonly holder: string
  readonly dueAt: string
  readonly depositor?: string
  /** Of all orders that are paid together into it. */
  readonly amount: number
  readonly orderIds: readonly string[]
  readonly orderNumbers: readonly string[]
}

/** The virtual account that takes the deposit of an order, or of an attempt; null when none does (any more). */
export async function waitingAccountOf(
  db: DbOrTx,
  by: { readonly orderId: string } | { readonly attemptId: string },
): Promise<WaitingAccount | null> {
  const id = 'attemptId' in by ? by.attemptId : (await waitingAttemptsOf(db, by.orderId))[0]?.id
  const attempt = id ? await readAttempt(db, { id }) : null
  if (attempt?.state !== 'waiting-deposit' || !attempt.details?.account) return null
  // An account for the difference of a change does not take what its order costs.
  if ('orderId' in by && attempt.changeId !== null) return null
  const { amount, orderIds, orderNumbers } = attempt
  return { ...attempt.details.account, amount, orderIds, orderNumbers }
}
