import { sumLots, type ValueBalance } from '#/server/features/benefits/ledger/ledger.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface Balances {
  readonly points: number
  readonly emoney: number
  /** What of the e-money was paid for, or given. */
  readonly emoneyPaid: number
  readonly emoneyFree: number
}

/** What a member can spend now. */
export async function balancesOf(db: DbOrTx, memberId: string, now: Date): Promise<Balances> {
  const { points, emoney } = await sumLots(db, memberId, now)
  const all = ({ paid, free }: ValueBalance) => paid + free
  return { points: all(points), emoney: all(emoney), emoneyPaid: emoney.paid, emoneyFree: emoney.free }
}
