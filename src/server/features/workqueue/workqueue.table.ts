import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const orderAssignees = pgTable('order_assignees', {
  orderId: uuid('order_id').primaryKey(),
  staffId: uuid('staff_id').notNull(),
  staffName: text('staff_name').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
})
