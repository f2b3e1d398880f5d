import { desc, sql } from '#/server/platform/db/drizzle.ts'
import type { TierPlan } from '#/domain/members/tiers.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type TierPlanRow, tierPlans } from './tiers.table.ts'

/** A shop that has not decided on grades has none. */
export const NO_TIERS: TierPlan = { months: 12, keepMonths: 12, tiers: [] }

/** The newest first. */
export const allPlans = (db: DbOrTx): Promise<TierPlanRow[]> =>
  db.select().from(tierPlans).orderBy(desc(tierPlans.version))

export async function planNow(db: DbOrTx): Promise<TierPlan> {
  const [row] = await db.select().from(tierPlans).orderBy(desc(tierPlans.version)).limit(1)
  return row ?? NO_TIERS
}

/** Whoever changes the grades at the same time comes after. */
export async function lockPlans(tx: Tx): Promise<TierPlanRow[]> {
  await tx.execute(sql`lock table tier_plans in share row exclusive mode`)
  return allPlans(tx)
}

export async function insertPlan(tx: Tx, row: TierPlanRow): Promise<void> {
  await tx.insert(tierPlans).values(row)
}
