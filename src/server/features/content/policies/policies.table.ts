import { date, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { PolicyName } from '#/contract/content/policies.contract.ts'

export const policyVersion = pgTable(
  'policy_version',
  {
    name: text('name').$type<PolicyName>().notNull(),
    version: text('version').notNull(),
    effectiveFrom: date('effective_from').notNull(),
    body: text('body').notNull(),
    changeNote: text('change_note'),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
)
export type PolicyRow = typeof policyVersion.$inferSelect
