import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const orderAssignees = pgTable('order_assignees', {
  orderId: uuid('order_id').primaryKey(),
  staffId: uuid('staff_id').notNull(),
  staffName: text('staff_name').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
})

/** What the desk finds a line by; written by triggers. */
export const orderLineSearch = pgTable('order_line_search', {
  lineId: uuid('line_id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  position: integer('position').notNull(),
  placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  product: text('product').notNull(),
  words: text('words').notNull(),
})
