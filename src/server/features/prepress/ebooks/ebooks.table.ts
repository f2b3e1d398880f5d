import {
  bigint,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '#/server/platform/db/drizzle.ts'
import type { EbookExtra, EbookForm, EbookMetadata, ManuscriptCounts, SourceKind } from '#/domain/ebooks/ebook.ts'
import type { EbookPrices } from '#/domain/ebooks/ebook-prices.ts'
import type { EbookStage } from '#/domain/ebooks/stages.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { EpubFinding } from '#/domain/epub/epub-finding.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Never changed: quotes and orders name the version that they were made by. */
export const ebookPrices = pgTable('ebook_prices', {
  version: integer('version').primaryKey(),
  fromDay: date('from_day').notNull(),
  prices: jsonb('prices').$type<EbookPrices>().notNull(),
  madeAt: instant('made_at').notNull(),
  staffId: uuid('staff_id'),
})
export type EbookPricesRow = typeof ebookPrices.$inferSelect

/** What a machine read in a manuscript, once for each content. */
export const manuscriptReadings = pgTable('manuscript_readings', {
  sha256: text('sha256').primaryKey(),
  kind: text('kind').$type<'pdf' | 'docx'>().notNull(),
  state: text('state').$type<'waiting' | 'read' | 'refused'>().notNull(),
  counts: jsonb('counts').$type<ManuscriptCounts & { readonly isScan: boolean }>(),
  refusal: text('refusal'),
  askedAt: instant('asked_at').notNull(),
  readAt: instant('read_at'),
})
export type ReadingRow = typeof manuscriptReadings.$inferSelect

export const ebooks = pgTable('ebooks', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  stage: text('stage').$type<EbookStage>().notNull(),
  form: text('form').$type<EbookForm>().notNull(),
  title: text('title').notNull(),
  manuscriptKind: text('manuscript_kind').$type<SourceKind>().notNull(),
  /** `part` is `manuscript` or `cover`. */
  files: jsonb('files').$type<readonly LineFile[]>().notNull(),
  metadata: jsonb('metadata').$type<EbookMetadata>().notNull(),
  extras: jsonb('extras').$type<readonly EbookExtra[]>().notNull(),
  counts: jsonb('counts').$type<ManuscriptCounts>().notNull(),
  countedBy: text('counted_by').$type<'machine' | 'customer' | 'staff'>().notNull(),
  memo: text('memo').notNull().default(''),
  roundsUsed: integer('rounds_used').notNull().default(0),
  roundsGiven: integer('rounds_given').notNull().default(0),
  pricesVersion: integer('prices_version'),
  shownEdition: integer('shown_edition'),
  approvedAt: instant('approved_at'),
  downloadUntil: instant('download_until'),
  createdAt: instant('created_at').notNull(),
  movedAt: instant('moved_at').notNull(),
})
export type EbookRow = typeof ebooks.$inferSelect

export const ebookEditions = pgTable(
  'ebook_editions',
  {
    ebookId: uuid('ebook_id')
      .notNull()
      .references(() => ebooks.id),
    edition: integer('edition').notNull(),
    state: text('state').$type<'making' | 'made' | 'failed'>().notNull(),
    madeBy: text('made_by').$type<'machine' | 'hand'>().notNull(),
    fileId: uuid('file_id'),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
    sha256: text('sha256'),
    findings: jsonb('findings').$type<readonly EpubFinding[]>().notNull().default([]),
    warnings: jsonb('warnings').$type<readonly string[]>().notNull().default([]),
    failure: text('failure'),
    note: text('note').notNull().default(''),
    staffName: text('staff_name').notNull(),
    begunAt: instant('begun_at').notNull(),
    shownAt: instant('shown_at'),
  },
  (table) => [primaryKey({ columns: [table.ebookId, table.edition] })],
)
export type EditionRow = typeof ebookEditions.$inferSelect

export const ebookCorrections = pgTable('ebook_corrections', {
  id: uuid('id').primaryKey(),
  ebookId: uuid('ebook_id')
    .notNull()
    .references(() => ebooks.id),
  edition: integer('edition').notNull(),
  round: integer('round').notNull(),
  place: text('place').notNull(),
  quoted: text('quoted').notNull().default(''),
  body: text('body').notNull(),
  answer: text('answer'),
  answeredAt: instant('answered_at'),
  at: instant('at').notNull(),
})
export type CorrectionRow = typeof ebookCorrections.$inferSelect

export const ebookDownloads = pgTable('ebook_downloads', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  ebookId: uuid('ebook_id')
    .notNull()
    .references(() => ebooks.id),
  edition: integer('edition').notNull(),
  at: instant('at').notNull(),
})
