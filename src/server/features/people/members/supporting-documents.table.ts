import { pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { DocumentKind } from '#/domain/members/supporting-documents.ts'

export const supportingDocuments = pgTable('supporting_document', {
  fileId: uuid('file_id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  kind: text('kind').$type<DocumentKind>().notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
})
