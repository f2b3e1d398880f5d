import { integer, jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'

export const tariffDrafts = pgTable('tariff_drafts', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  basedOn: text('based_on').notNull(),
  body: jsonb('body').$type<Tariff>().notNull(),
  revision: integer('revision').notNull(),
  createdBy: uuid('created_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedBy: uuid('updated_by').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  publishedAs: text('published_as'),
  discardedAt: timestamp('discarded_at', { withTimezone: true }),
})
export type DraftRow = typeof tariffDrafts.$inferSelect
