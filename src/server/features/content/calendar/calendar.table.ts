import { date, integer, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { ClosedKind } from '#/domain/calendar/calendar-change.ts'

export const calendarDays = pgTable('calendar_days', {
  day: date('day').primaryKey(),
  kind: text('kind').$type<ClosedKind>().notNull(),
  name: text('name').notNull(),
  changedBy: uuid('changed_by'),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})

export const calendarCutOffs = pgTable('calendar_cut_offs', {
  from: date('from_day').primaryKey(),
  hour: integer('hour').notNull(),
  changedBy: uuid('changed_by'),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
