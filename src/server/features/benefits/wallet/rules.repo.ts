import { desc, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { benefitRules, type BenefitRulesRow } from './wallet.table.ts'

/** Asked each time, so that every server of the shop agrees. */
export async function rulesOf(db: DbOrTx): Promise<BenefitRulesRow> {
  const [row] = await db.select().from(benefitRules).orderBy(desc(benefitRules.version)).limit(1)
  if (!row) throw new Error('the shop has no rules of points: its first version is gone')
  return row
}

/** What purchases earn, in thousandths of what is paid for goods. */
export const purchaseRateOf = async (db: DbOrTx): Promise<number> => (await rulesOf(db)).purchaseRate

/** Whoever changes them at the same time comes after; orders go on meanwhile. */
export async function lockRules(tx: Tx): Promise<BenefitRulesRow> {
  await tx.execute(sql`lock table benefit_rules in share row exclusive mode`)
  return rulesOf(tx)
}

export async function insertRules(tx: Tx, row: BenefitRulesRow): Promise<void> {
  await tx.insert(benefitRules).values(row)
}
