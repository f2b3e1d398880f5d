import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PaperKind } from '#/domain/members/papers.ts'

export const memberPapers = pgTable('member_paper', {
  fileId: uuid('file_id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  kind: text('kind').$type<PaperKind>().notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
})
