import { customType, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { SocialProvider } from '#/domain/members/social.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const socialLinks = pgTable('social_link', {
  provider: text('provider').$type<SocialProvider>().notNull(),
  subject: text('subject').notNull(),
  memberId: uuid('member_id').notNull(),
  email: text('email'),
  refreshToken: text('refresh_token'),
  linkedAt: moment('linked_at').notNull(),
})
export type LinkRow = typeof socialLinks.$inferSelect

export type SocialPurpose = 'login' | 'link' | 'prove'

export const socialAttempts = pgTable('social_attempt', {
  stateHash: bytea('state_hash').primaryKey(),
  keyHash: bytea('key_hash').notNull(),
  provider: text('provider').$type<SocialProvider>().notNull(),
  purpose: text('purpose').$type<SocialPurpose>().notNull(),
  memberId: uuid('member_id'),
  nonce: text('nonce').notNull(),
  verifier: text('verifier').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  createdAt: moment('created_at').notNull(),
})
export type AttemptRow = typeof socialAttempts.$inferSelect
