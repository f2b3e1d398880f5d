import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { Piece } from '#/contract/content/piece.schema.ts'
import type { Doc } from '#/domain/writing/doc.ts'
import type { WrittenKind } from '#/domain/writing/written-kinds.data.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const writtenItems = pgTable('written_items', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<WrittenKind>().notNull(),
  slug: text('slug'),
  position: integer('position').notNull().default(0),
  version: integer('version').notNull().default(1),
  newest: integer('newest').notNull(),
  /** The edition that visitors read. */
  live: integer('live'),
  publishedAt: instant('published_at'),
  nextEdition: integer('next_edition'),
  nextAt: instant('next_at'),
  /** When what visitors read is taken away, and when what waits will be. */
  until: instant('until'),
  nextUntil: instant('next_until'),
  createdAt: instant('created_at').notNull(),
})
export type ItemRow = typeof writtenItems.$inferSelect

export const writtenEditions = pgTable(
  'written_editions',
  {
    itemId: uuid('item_id').notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    fields: jsonb('fields').$type<Piece['fields']>().notNull(),
    doc: jsonb('doc').$type<Doc>().notNull(),
    words: text('words').notNull(),
    writtenBy: uuid('written_by'),
    writtenAt: instant('written_at').notNull(),
    restoredFrom: integer('restored_from'),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.number] })],
)
export type EditionRow = typeof writtenEditions.$inferSelect

export const writtenPictures = pgTable('written_pictures', {
  id: uuid('id').primaryKey(),
  sourceFileId: uuid('source_file_id').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  widths: integer('widths').array().notNull(),
  addedBy: uuid('added_by').notNull(),
  addedAt: instant('added_at').notNull(),
})
export type PictureRow = typeof writtenPictures.$inferSelect

export const writtenOpenings = pgTable(
  'written_openings',
  {
    itemId: uuid('item_id').notNull(),
    staffId: uuid('staff_id').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.staffId] })],
)
