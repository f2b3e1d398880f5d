import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const attachedFiles = pgTable('attached_files', {
  id: uuid('id').primaryKey(),
  itemId: uuid('item_id').notNull(),
  position: integer('position').notNull(),
  made: text('made'),
  createdAt: instant('created_at').notNull(),
})

export const attachedVersions = pgTable(
  'attached_versions',
  {
    attachedId: uuid('attached_id').notNull(),
    number: integer('number').notNull(),
    fileId: uuid('file_id').notNull(),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    note: text('note').notNull().default(''),
    print: text('print'),
    downloads: bigint('downloads', { mode: 'number' }).notNull().default(0),
    addedBy: uuid('added_by'),
    addedAt: instant('added_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [primaryKey({ columns: [table.attachedId, table.number] })],
)
export type VersionRow = typeof attachedVersions.$inferSelect
