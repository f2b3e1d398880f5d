import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const couriers = pgTable('couriers', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  numberPattern: text('number_pattern'),
  trackingUrl: text('tracking_url'),
  position: integer('position').notNull(),
  active: boolean('active').notNull().default(true),
})
export type CourierRow = typeof couriers.$inferSelect

export const shipments = pgTable('shipments', {
  id: uuid('id').primaryKey(),
  deliveryId: uuid('delivery_id').notNull(),
  orderId: uuid('order_id').notNull(),
  courier: text('courier').notNull(),
  trackingNumber: text('tracking_number'),
  lineIds: uuid('line_ids').array().notNull(),
  dispatchedAt: timestamp('dispatched_at', { withTimezone: true }).notNull(),
  dispatchedBy: uuid('dispatched_by').notNull(),
})
export type ShipmentRow = typeof shipments.$inferSelect
