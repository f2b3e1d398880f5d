import { AppError } from '#/contract/errors.ts'
import { emoneyProblem, pointsProblem, usablePrepaid } from '#/domain/ledger/spend-rules.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { balancesOf } from './balances.ts'
import { rulesOf } from './rules.repo.ts'
import { inPurse, lockPurse, spendValue } from './spend-value.ts'
import type { WalletDeps } from './wallet-deps.ts'

interface PrepaidUse {
  readonly memberId: string
  readonly asked: { readonly points: number; readonly emoney: number }
  /** What is left to pay when coupons were used. */
  readonly payable: number
  readonly now: Date
}

/** For a sheet that is still being filled in: of what cannot be used, what can. */
export async function previewPrepaid(
  db: DbOrTx,
  { memberId, asked, payable, now }: PrepaidUse,
): Promise<{ readonly points: number; readonly emoney: number }> {
  if (asked.points === 0 && asked.emoney === 0) return asked
  const { leastPoints } = await rulesOf(db)
  return usablePrepaid(asked, await balancesOf(db, memberId, now), payable, leastPoints)
}

interface OrderSpending {
  readonly memberId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly points: number
  readonly emoney: number
  /** What is left to pay when coupons were used. */
  readonly payable: number
}

/**
 * Takes what an order pays with points, then with e-money for what they leave. Whether it may is asked under the lock of the wallet,
 * so that it is asked once. CONFLICT with the field when it may not.
 */
export async function spendOnOrder(tx: Tx, deps: WalletDeps, spending: OrderSpending): Promise<void> {
  const { points, emoney, payable } = spending
  if (points === 0 && emoney === 0) return
  const { leastPoints } = await rulesOf(tx)
  const purse = await lockPurse(tx, deps, spending)
  refuse('points', pointsProblem(points, { balance: inPurse(purse, 'points'), payable }, leastPoints))
  refuse('emoney', emoneyProblem(emoney, { balance: inPurse(purse, 'emoney'), payable: payable - points }))
  await spendValue(tx, deps, purse, spending)
}

function refuse(field: string, problem: string | null): void {
  if (problem !== null) throw new AppError('CONFLICT', problem, { [`benefits.${field}`]: problem })
}
