import { bigint, date, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A link to the papers of an order, or of a period; only the hash of its token is kept. */
export const dealShares = pgTable('deal_shares', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  orderNumber: text('order_number'),
  fromDay: date('from_day'),
  toDay: date('to_day'),
  /** For whom, in its maker's words. */
  label: text('label').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
})
export type DealShareRow = typeof dealShares.$inferSelect

export const dealShareLooks = pgTable('deal_share_looks', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  shareId: uuid('share_id')
    .notNull()
    .references(() => dealShares.id, { onDelete: 'cascade' }),
  at: instant('at').notNull(),
  what: text('what').$type<'page' | 'pdf' | 'sheet'>().notNull(),
  network: text('network').notNull(),
})
