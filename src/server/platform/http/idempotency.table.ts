import { pgTable, primaryKey, smallint, text, timestamp } from '#/server/platform/db/drizzle.ts'

export const idempotency = pgTable(
  'idempotency',
  {
    /** Who asked: an account, or the hash of a visitor's key or address. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    fingerprint: text('fingerprint').notNull(),
    status: smallint('status'),
    answer: text('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
)
