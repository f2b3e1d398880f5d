import { AppError } from '#/contract/errors.ts'
import { type GiveBackPlan, type GiveBackWish, planGiveBack } from '#/domain/orders/give-back.ts'
import { type MeansLeft, splitGiveBack } from '#/domain/orders/split-give-back.ts'
import type { OrderRow } from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readSecondAbove } from './give-backs.repo.ts'
import { type OrderToGiveBack, readFacts } from './read-facts.ts'

/** By which means it goes back: what is owed shrinks first. */
export interface GiveBackMeans extends MeansLeft {
  readonly debt: number
}

export interface PlannedGiveBack {
  readonly plan: GiveBackPlan
  readonly means: GiveBackMeans
  readonly needsSecond: boolean
  readonly from: OrderToGiveBack
}

/** What a wish comes to now. Errors: CONFLICT: the order cannot, INVALID_INPUT: so much cannot. */
export async function planFor(db: DbOrTx, order: OrderRow, wish: GiveBackWish): Promise<PlannedGiveBack> {
  const from = await readFacts(db, order)
  const outcome = planGiveBack(from.facts, wish)
  if (!outcome.ok) {
    const { field, message } = outcome
    throw field
      ? new AppError('INVALID_INPUT', message, { [`wish.${field}`]: message })
      : new AppError('CONFLICT', message)
  }
  const { plan } = outcome
  const needsSecond = plan.amount > (await readSecondAbove(db))
  const debt = Math.min(plan.amount, from.facts.credit?.owed ?? 0)
  const means = { ...splitGiveBack(plan.amount - debt, from.left), debt }
  return { plan, means, needsSecond, from }
}
