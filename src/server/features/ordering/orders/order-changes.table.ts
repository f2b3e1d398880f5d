import { bigint, jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ChangedAmounts, ChangedParcel, ChangeState } from '#/domain/orders/order-change.ts'
import type { Quote } from '#/domain/pricing/quote.ts'
import { orderLines, orders } from './orders.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** One side of a change: the line, and everything of the order that hangs on it. */
export interface ChangeSide {
  readonly spec: JobSpec
  readonly quote: Quote
  readonly amounts: ChangedAmounts
  readonly parcels: readonly ChangedParcel[]
}

/** A change of a line of a paid order. While it waits for money, nothing of the order is changed. */
export const orderChanges = pgTable('order_changes', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .references(() => orders.id),
  lineId: uuid('line_id')
    .notNull()
    .references(() => orderLines.id),
  state: text('state').$type<ChangeState>().notNull(),
  reason: text('reason').notNull(),
  before: jsonb('before').$type<ChangeSide>().notNull(),
  after: jsonb('after').$type<ChangeSide>().notNull(),
  /** To pay when above zero, to give back when below. */
  difference: bigint('difference', { mode: 'number' }).notNull(),
  byId: uuid('by_id'),
  byName: text('by_name').notNull().default(''),
  askedAt: instant('asked_at').notNull(),
  endedAt: instant('ended_at'),
  endReason: text('end_reason').notNull().default(''),
})
export type OrderChangeRow = typeof orderChanges.$inferSelect
