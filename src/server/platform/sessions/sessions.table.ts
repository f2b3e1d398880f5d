import { boolean, customType, jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { JWK } from 'jose'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const signingKeys = pgTable('signing_key', {
  kid: text('kid').primaryKey(),
  /** In clear, of a version before; wiped at the start. */
  privateJwk: jsonb('private_jwk').$type<JWK>(),
  /** Null in keys that once lay in clear. */
  privateSealed: text('private_sealed'),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  createdAt: moment('created_at').notNull(),
  retiredAt: moment('retired_at'),
})

export const sessions = pgTable('session', {
  id: uuid('id').primaryKey(),
  audience: text('audience').$type<'member' | 'guest' | 'partner' | 'staff'>().notNull(),
  subjectId: uuid('subject_id').notNull(),
  roles: text('roles').array().notNull(),
  pending: boolean('pending').notNull(),
  remembered: boolean('remembered').notNull(),
  userAgent: text('user_agent').notNull(),
  ip: text('ip').notNull(),
  createdAt: moment('created_at').notNull(),
  /** When the password (or code) was last given in this session; fresh re-authentication looks here. */
  provenAt: moment('proven_at').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
  idleExpiresAt: moment('idle_expires_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
  endReason: text('end_reason').$type<EndReason>(),
})

export type EndReason = 'logout' | 'reuse' | 'password-changed' | 'ended-by-owner' | 'ended-by-staff' | 'left' | 'taken'

export const refreshTokens = pgTable('session_refresh_token', {
  hash: bytea('hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  issuedAt: moment('issued_at').notNull(),
  replacedAt: moment('replaced_at'),
})
