import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { Quote } from '#/domain/pricing/quote.ts'

export const cartItems = pgTable('cart_items', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  title: text('title').notNull(),
  spec: jsonb('spec').$type<JobSpec>().notNull(),
  files: jsonb('files').$type<readonly LineFile[]>().notNull().default([]),
  shownQuote: jsonb('shown_quote').$type<Quote>().notNull(),
  shownTotal: bigint('shown_total', { mode: 'number' }).notNull(),
  estimateId: uuid('estimate_id'),
  estimatePosition: integer('estimate_position'),
  selected: boolean('selected').notNull().default(true),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** Deleted by the customer, who can put it back for a week. */
  removedAt: timestamp('removed_at', { withTimezone: true }),
})
export type CartRow = typeof cartItems.$inferSelect
