import { DEPOSIT_DAYS } from '#/domain/orders/payment-means.ts'
import { DAY_MS, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { readShop } from '#/server/features/content/content/content.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { readAttempt } from './attempts.repo.ts'
import { toldOfBank } from './bank-attempt.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { settleWaiting } from './settle-deposit.ts'

export interface TransferTarget {
  readonly bank: string
  readonly number: string
  readonly holder: string
  readonly depositor: string
}

/** Where customers send money to; null while the shop has named no account. */
export async function shopAccount(db: DbOrTx): Promise<Omit<TransferTarget, 'depositor'> | null> {
  const { bank, number, holder } = (await readShop(db))?.bank ?? {}
  return bank && number && holder ? { bank, number, holder } : null
}

/** The last second of a day: lists of banks often tell only the day. */
export const transferDue = (now: Date): Date =>
  new Date(seoulMidnight(seoulDay(new Date(now.getTime() + (DEPOSIT_DAYS + 1) * DAY_MS))).getTime() - 1_000)

/** From now on the orders of the attempt wait for a transfer to the shop's own account. */
export async function awaitTransfer(
  tx: Tx,
  deps: PaymentsDeps,
  attemptId: string,
  target: TransferTarget,
): Promise<void> {
  const attempt = await readAttempt(tx, { id: attemptId })
  if (!attempt) throw new Error(`no payment attempt ${attemptId}`)
  const account = { ...target, dueAt: transferDue(deps.clock.now()).toISOString() }
  await settleWaiting(tx, deps, attempt, toldOfBank(attempt, 'waiting-deposit', account))
}
