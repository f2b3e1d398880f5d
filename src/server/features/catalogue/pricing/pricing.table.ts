import { bigint, date, jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'

export const tariffs = pgTable('tariffs', {
  version: text('version').primaryKey(),
  validFrom: date('valid_from').notNull(),
  body: jsonb('body').$type<Tariff>().notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  effectiveAt: timestamp('effective_at', { withTimezone: true }).notNull(),
  publishedBy: uuid('published_by'),
  basedOn: text('based_on'),
  note: text('note').notNull().default(''),
  sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
})
export type TariffRow = typeof tariffs.$inferSelect

export const tariffWithdrawals = pgTable('tariff_withdrawals', {
  version: text('version').primaryKey(),
  reason: text('reason').notNull(),
  withdrawnBy: uuid('withdrawn_by').notNull(),
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }).notNull(),
})

export const closedChoices = pgTable('closed_choices', {
  choice: text('choice').primaryKey(),
  reason: text('reason').notNull(),
  closedBy: uuid('closed_by').notNull(),
  closedAt: timestamp('closed_at', { withTimezone: true }).notNull(),
})
