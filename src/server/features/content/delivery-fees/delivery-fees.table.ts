import { date, integer, jsonb, pgTable, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { DeliveryFees } from '#/domain/orders/delivery-fee.ts'

/** Never changed but for being withdrawn: orders and estimates name the version that they were made by. */
export const deliveryFees = pgTable('delivery_fees', {
  version: integer('version').primaryKey(),
  fromDay: date('from_day').notNull(),
  fees: jsonb('fees').$type<DeliveryFees>().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  staffId: uuid('staff_id'),
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
})
export type DeliveryFeesRow = typeof deliveryFees.$inferSelect
