import { boolean, date, pgTable, smallint, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { VisitState } from '#/domain/visits/visit-machine.ts'
import type { VisitPurpose } from '#/domain/visits/visit-purposes.data.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const visitSettings = pgTable('visit_settings', {
  id: boolean('id').primaryKey().default(true),
  hours: smallint('hours').array().notNull(),
  seats: smallint('seats').notNull(),
  bookHours: smallint('book_hours').notNull(),
  cancelHours: smallint('cancel_hours').notNull(),
  daysAhead: smallint('days_ahead').notNull(),
  changedBy: uuid('changed_by'),
  changedAt: moment('changed_at').notNull(),
})

export const visitBlocks = pgTable('visit_block', {
  id: uuid('id').primaryKey(),
  day: date('day').notNull(),
  hour: smallint('hour'),
  reason: text('reason').notNull(),
  createdBy: uuid('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const reservations = pgTable('reservation', {
  id: uuid('id').primaryKey(),
  number: text('number').notNull().unique(),
  day: date('day').notNull(),
  hour: smallint('hour').notNull(),
  seat: smallint('seat').notNull(),
  purpose: text('purpose').$type<VisitPurpose>().notNull(),
  people: smallint('people').notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  memberId: uuid('member_id'),
  orderNumber: text('order_number'),
  memo: text('memo'),
  state: text('state').$type<VisitState>().notNull(),
  cancelReason: text('cancel_reason'),
  takenBy: uuid('taken_by'),
  /** The answer in which this visit was offered; null for what was booked otherwise. */
  inquiryMessageId: uuid('inquiry_message_id'),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
})
export type ReservationRow = typeof reservations.$inferSelect
