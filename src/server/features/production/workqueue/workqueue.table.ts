import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { OrderColumn, OrderFilter, OrderSort } from '#/domain/orders/order-filter.ts'

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

/** What the order table is filtered and sorted by; written by triggers. */
export const orderTableLines = pgTable('order_table_lines', {
  lineId: uuid('line_id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  position: integer('position').notNull(),
  memberId: uuid('member_id').notNull(),
  placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  product: text('product').notNull(),
  paymentState: text('payment_state').notNull(),
  fileState: text('file_state').notNull(),
  productionState: text('production_state').notNull(),
  deliveryState: text('delivery_state').notNull(),
  dueDay: date('due_day'),
  total: bigint('total', { mode: 'number' }).notNull(),
  staffId: uuid('staff_id'),
  hasMemo: boolean('has_memo').notNull(),
  inWork: boolean('in_work').notNull(),
  brand: text('brand'),
})

/** Filters of the order table that somebody keeps under a name. */
export const orderViews = pgTable('order_views', {
  id: uuid('id').primaryKey(),
  staffId: uuid('staff_id').notNull(),
  name: text('name').notNull(),
  shared: boolean('shared').notNull().default(false),
  filter: jsonb('filter').$type<OrderFilter>().notNull(),
  sort: text('sort').$type<OrderSort>().notNull(),
  columns: jsonb('columns').$type<readonly OrderColumn[]>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
