import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  timestamp,
  uuid,
} from '#/server/platform/db/drizzle.ts'
import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { Finding } from '#/domain/preflight/finding.ts'
import type { FixId } from '#/domain/preflight/fixes/fix.ts'
import type { PageFacts, PdfFacts } from '#/domain/preflight/pdf-facts.ts'
import type { Verdict } from '#/domain/preflight/preflight.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const preflightFacts = pgTable(
  'preflight_facts',
  {
    sha256: text('sha256').notNull(),
    version: text('version').notNull(),
    facts: jsonb('facts').$type<PdfFacts>().notNull(),
    /** The first two of the pages; made by the database. */
    firstPages: jsonb('first_pages')
      .$type<readonly PageFacts[]>()
      .notNull()
      .generatedAlwaysAs(sql`''`),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.version] })],
)

/** By the hash of what was uploaded; `storageKey` is null where that is its own canonical copy. */
export const canonicalCopy = pgTable('canonical_copy', {
  sourceSha256: text('source_sha256').primaryKey(),
  sha256: text('sha256').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  storageKey: text('storage_key').unique(),
  madeAt: instant('made_at').notNull(),
})
export type CopyRow = typeof canonicalCopy.$inferSelect

export const preflightPage = pgTable(
  'preflight_page',
  {
    sha256: text('sha256').notNull(),
    page: integer('page').notNull(),
    longSide: integer('long_side').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    storageKey: text('storage_key').notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.page, table.longSide] })],
)
export type PageRow = typeof preflightPage.$inferSelect

export const preflightReport = pgTable(
  'preflight_report',
  {
    fileId: uuid('file_id').notNull(),
    expectationKey: text('expectation_key').notNull(),
    sha256: text('sha256').notNull(),
    part: text('part').notNull(),
    expectation: jsonb('expectation').$type<FileExpectation>().notNull(),
    state: text('state').$type<'waiting' | 'done' | 'failed'>().notNull(),
    verdict: text('verdict').$type<Verdict>(),
    findings: jsonb('findings').$type<readonly Finding[]>(),
    askedAt: instant('asked_at').notNull(),
    doneAt: instant('done_at'),
    offers: jsonb('offers').$type<readonly FixId[]>(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.expectationKey] })],
)
/** A report as it is written; what was tried for it before stays with it. */
export type ReportRow = Omit<typeof preflightReport.$inferSelect, 'offers'>
export type StoredReport = typeof preflightReport.$inferSelect
