import { jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { ProductCode } from '#/domain/catalog/product-kinds.ts'

export const savedSpecs = pgTable('saved_spec', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  product: text('product').$type<ProductCode>().notNull(),
  title: text('title').notNull(),
  spec: jsonb('spec').$type<JobSpec>().notNull(),
  /** SHA-256 of the spec's canonical text. */
  fingerprint: text('fingerprint').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
export type SavedSpecRow = typeof savedSpecs.$inferSelect
