import { boolean, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const partnerAccounts = pgTable('partner_account', {
  id: uuid('id').primaryKey(),
  loginId: text('login_id').notNull(),
  name: text('name').notNull(),
  company: text('company').notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  passwordTemporary: boolean('password_temporary').notNull().default(false),
  lastLoginAt: moment('last_login_at'),
  /** Head office of this brand; null reviews proofs. */
  brand: text('brand'),
  disabledAt: moment('disabled_at'),
  createdAt: moment('created_at').notNull(),
})
export type PartnerRow = typeof partnerAccounts.$inferSelect
