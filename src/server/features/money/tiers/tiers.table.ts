import { integer, jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { Tier, TierPlan } from '#/domain/members/tiers.ts'

/** Never changed: the newest counts, and the others say by what somebody was raised. */
export const tierPlans = pgTable('tier_plans', {
  version: integer('version').primaryKey(),
  months: integer('months').$type<TierPlan['months']>().notNull(),
  keepMonths: integer('keep_months').notNull(),
  tiers: jsonb('tiers').$type<readonly Tier[]>().notNull(),
  reason: text('reason').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  staffId: uuid('staff_id').notNull(),
})
export type TierPlanRow = typeof tierPlans.$inferSelect
