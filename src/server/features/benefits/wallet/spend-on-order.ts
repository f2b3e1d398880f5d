import { AppError } from '#/contract/errors.ts'
import { emoneyProblem, pointsProblem, usablePrepaid } from '#/domain/ledger/spend-rules.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { balancesOf } from './balances.ts'
import { rulesOf } from './rules.repo.ts'
import { spendValue } from './spend-value.ts'
import type { WalletDeps } from './wallet-deps.ts'

interface PrepaidUse {
  readonly memberId: string
  readonly asked: { readonly points: number; readonly emoney: number }
  /** What is left to pay when coupons were used. */
  readonly payable: number
  readonly now: Date
}

interface PrepaidTotals {
  readonly pointsTotal: number
  readonly emoneyTotal: number
}

/** Points first, then e-money for what they leave. CONFLICT with the field when it cannot be; nothing is taken here. */
export async function weighPrepaid(db: DbOrTx, { memberId, asked, payable, now }: PrepaidUse): Promise<PrepaidTotals> {
  const { points, emoney } = asked
  if (points === 0 && emoney === 0) return { pointsTotal: 0, emoneyTotal: 0 }
  const balances = await balancesOf(db, memberId, now)
  const { leastPoints } = await rulesOf(db)
  refuse('points', pointsProblem(points, { balance: balances.points, payable }, leastPoints))
  refuse('emoney', emoneyProblem(emoney, { balance: balances.emoney, payable: payable - points }))
  return { pointsTotal: points, emoneyTotal: emoney }
}

/** The same for a sheet that is still being filled in: of what cannot be used, what can. */
export async function previewPrepaid(
  db: DbOrTx,
  { memberId, asked, payable, now }: PrepaidUse,
): Promise<{ readonly points: number; readonly emoney: number }> {
  if (asked.points === 0 && asked.emoney === 0) return asked
  const { leastPoints } = await rulesOf(db)
  return usablePrepaid(asked, await balancesOf(db, memberId, now), payable, leastPoints)
}

function refuse(field: string, problem: string | null): void {
  if (problem !== null) throw new AppError('CONFLICT', problem, { [`benefits.${field}`]: problem })
}

interface OrderSpending extends PrepaidTotals {
  readonly memberId: string
  readonly orderId: string
  readonly orderNumber: string
}

/** Takes what an order pays with points and e-money. */
export async function spendOnOrder(tx: Tx, deps: WalletDeps, spending: OrderSpending): Promise<void> {
  const { memberId, orderId, orderNumber, pointsTotal, emoneyTotal } = spending
  const order = { memberId, orderId, orderNumber }
  await spendValue(tx, deps, { ...order, kind: 'points', amount: pointsTotal })
  await spendValue(tx, deps, { ...order, kind: 'emoney', amount: emoneyTotal })
}
