import { integer, jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { FixTarget } from '#/contract/prepress/fixes.contract.ts'
import type { UploaderKind } from '#/domain/files/purposes.ts'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { Finding } from '#/domain/preflight/finding.ts'
import type { Fix } from '#/domain/preflight/fixes/fix.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const fileFix = pgTable('file_fix', {
  id: uuid('id').primaryKey(),
  fileId: uuid('file_id').notNull(),
  sha256: text('sha256').notNull(),
  part: text('part').notNull(),
  expectation: jsonb('expectation').$type<FileExpectation>().notNull(),
  wanted: text('wanted').notNull(),
  state: text('state').$type<'waiting' | 'ready' | 'failed' | 'accepted' | 'declined'>().notNull(),
  fixes: jsonb('fixes').$type<readonly Fix[]>(),
  findingsBefore: jsonb('findings_before').$type<readonly Finding[]>(),
  findingsAfter: jsonb('findings_after').$type<readonly Finding[]>(),
  candidateId: uuid('candidate_id'),
  candidateSha256: text('candidate_sha256'),
  failure: text('failure'),
  askedByKind: text('asked_by_kind').$type<UploaderKind>().notNull(),
  askedById: text('asked_by_id').notNull(),
  askedAt: instant('asked_at').notNull(),
  doneAt: instant('done_at'),
  decidedByKind: text('decided_by_kind').$type<UploaderKind>(),
  decidedById: text('decided_by_id'),
  decidedAt: instant('decided_at'),
  textVersion: integer('text_version'),
  target: jsonb('target').$type<FixTarget>(),
  note: text('note'),
})
export type FixRow = typeof fileFix.$inferSelect
