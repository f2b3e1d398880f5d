import { pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { MemberStanding } from '#/domain/members/member-standings.data.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const brandRequests = pgTable('brand_requests', {
  id: uuid('id').primaryKey(),
  brandId: text('brand_id').notNull(),
  memberId: uuid('member_id').notNull(),
  state: text('state').$type<'waiting' | 'approved' | 'refused'>().notNull(),
  academy: text('academy').notNull(),
  contract: text('contract').notNull(),
  was: text('was').$type<MemberStanding>().notNull(),
  askedAt: moment('asked_at').notNull(),
  /** Null: nobody had to decide. */
  decidedBy: uuid('decided_by'),
  decidedAt: moment('decided_at'),
  reason: text('reason'),
})
export type BrandRequestRow = typeof brandRequests.$inferSelect
