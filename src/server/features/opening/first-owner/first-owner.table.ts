import { customType, pgTable, timestamp } from '#/server/platform/db/drizzle.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true })

/** What the console printed, hashed: each makes the first owner, once, while there is none. */
export const firstOwnerCodes = pgTable('first_owner_codes', {
  codeHash: bytes('code_hash').primaryKey(),
  madeAt: instant('made_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
