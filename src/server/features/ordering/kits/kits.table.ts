import { bigint, boolean, integer, pgTable, timestamp, uuid } from '#/server/platform/db/drizzle.ts'

/** One row: whether kits of samples are offered, what one costs and how many papers are in it. */
export const kitSettings = pgTable('kit_settings', {
  id: boolean('id').primaryKey().default(true),
  open: boolean('open').notNull(),
  price: bigint('price', { mode: 'number' }).notNull(),
  most: integer('most').notNull(),
  version: integer('version').notNull().default(1),
  changedBy: uuid('changed_by'),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
export type KitSettingsRow = typeof kitSettings.$inferSelect
