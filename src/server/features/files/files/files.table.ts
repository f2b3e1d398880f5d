import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { ErrorCode } from '#/contract/errors.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'

export const FILE_ROW_STATES = ['uploading', 'ready', 'refused', 'deleted'] as const
export type FileRowState = (typeof FILE_ROW_STATES)[number]

export const file = pgTable('file', {
  id: uuid('id').primaryKey(),
  ownerKind: text('owner_kind').$type<'visitor' | 'member' | 'partner' | 'staff' | 'shop'>().notNull(),
  ownerId: text('owner_id'),
  purpose: text('purpose').$type<FilePurpose>().notNull(),
  name: text('name').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  state: text('state').$type<FileRowState>().notNull(),
  storageKey: text('storage_key').notNull().unique(),
  uploadId: text('upload_id'),
  contentType: text('content_type'),
  sha256: text('sha256'),
  keepUntil: timestamp('keep_until', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  completedAt: timestamp('completed_at', { withTimezone: true }),
  /** Where the upload came from; forgotten when the file is used, or after two days. */
  address: text('address'),
  /** When the upload last asked to go on. */
  activeAt: timestamp('active_at', { withTimezone: true }),
  /** The call that is putting the upload together, and until when it is believed to be alive. */
  completingBy: uuid('completing_by'),
  completingUntil: timestamp('completing_until', { withTimezone: true }),
  /** What the first to ask was told of a refused file. */
  refusalCode: text('refusal_code').$type<ErrorCode>(),
  refusalMessage: text('refusal_message'),
})

export type FileRow = typeof file.$inferSelect

export const filePart = pgTable(
  'file_part',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => file.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    sha256: text('sha256').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.number] })],
)
