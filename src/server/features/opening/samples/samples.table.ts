import { pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Each time an owner took the samples away. */
export const sampleRemovals = pgTable('sample_removals', {
  id: uuid('id').primaryKey(),
  at: instant('at').notNull(),
  staffId: uuid('staff_id').notNull(),
  endedAt: instant('ended_at'),
  leftOver: text('left_over').array().notNull().default([]),
})
export type SampleRemovalRow = typeof sampleRemovals.$inferSelect
