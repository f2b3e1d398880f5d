import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { ClassCopies } from '#/domain/brands/classes.ts'
import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { Quote } from '#/domain/pricing/quote.ts'

export const cartItems = pgTable('cart_items', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  title: text('title').notNull(),
  /** The title was given; else it follows the spec. */
  ownTitle: boolean('own_title').notNull().default(false),
  spec: jsonb('spec').$type<JobSpec>().notNull(),
  files: jsonb('files').$type<readonly LineFile[]>().notNull().default([]),
  shownQuote: jsonb('shown_quote').$type<Quote>().notNull(),
  shownTotal: bigint('shown_total', { mode: 'number' }).notNull(),
  estimateId: uuid('estimate_id'),
  estimatePosition: integer('estimate_position'),
  /** The customer wants a person to look at files that cannot be printed as they are; null when nothing was asked. */
  staffAskedAt: timestamp('staff_asked_at', { withTimezone: true }),
  /** Null is the shop itself. */
  brand: text('brand'),
  /** What it was made from where it is no job of options. */
  origin: jsonb('origin').$type<LineOrigin>(),
  /** How its copies go to classes. */
  classes: jsonb('classes').$type<readonly ClassCopies[]>(),
  selected: boolean('selected').notNull().default(true),
  version: integer('version').notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** Deleted by the customer, who can put it back for a week. */
  removedAt: timestamp('removed_at', { withTimezone: true }),
})
export type CartRow = typeof cartItems.$inferSelect
