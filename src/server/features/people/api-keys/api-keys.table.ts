import { customType, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { ApiScope } from '#/domain/members/api-scopes.data.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const apiKeys = pgTable('api_key', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  name: text('name').notNull(),
  hint: text('hint').notNull(),
  digest: bytea('digest').notNull(),
  scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  endedBy: text('ended_by').$type<'member' | 'staff'>(),
})
export type ApiKeyRow = typeof apiKeys.$inferSelect
