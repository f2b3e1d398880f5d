import { boolean, pgTable, primaryKey, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Written by staff for staff. */
export const orderNotes = pgTable('order_notes', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  lineId: uuid('line_id'),
  staffId: uuid('staff_id').notNull(),
  staffName: text('staff_name').notNull(),
  body: text('body').notNull(),
  at: instant('at').notNull(),
})

export const orderReadings = pgTable(
  'order_readings',
  {
    orderId: uuid('order_id').notNull(),
    staffId: uuid('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    /** Where they work, in Korean, as it was then. */
    desk: text('desk').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.staffId] })],
)

export const fileOverrides = pgTable('file_overrides', {
  id: uuid('id').primaryKey(),
  lineId: uuid('line_id').notNull(),
  /** Fingerprint of the files that were looked at. */
  binding: text('binding').notNull(),
  reason: text('reason').notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedByName: text('asked_by_name').notNull(),
  askedAt: instant('asked_at').notNull(),
  outcome: text('outcome').$type<'agreed' | 'refused' | 'outdated'>(),
  answer: text('answer').notNull().default(''),
  answeredBy: uuid('answered_by'),
  answeredByName: text('answered_by_name'),
  answeredAt: instant('answered_at'),
  /** Nobody else could look: whoever asked looked again, later and in words. */
  alone: boolean('alone').notNull().default(false),
})
export type OverrideRow = typeof fileOverrides.$inferSelect
