import { bigint, boolean, customType, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { StaffRole } from '#/domain/members/roles.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const staffAccounts = pgTable('staff_account', {
  id: uuid('id').primaryKey(),
  loginId: text('login_id').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  roles: text('roles').array().$type<StaffRole[]>().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Chosen by somebody else: to be replaced before anything else is done. */
  passwordTemporary: boolean('password_temporary').notNull().default(false),
  /** Sealed, as is the one that waits for its first code. */
  totpSecret: text('totp_secret'),
  totpPendingSecret: text('totp_pending_secret'),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }).notNull().default(0),
  lastLoginAt: moment('last_login_at'),
  disabledAt: moment('disabled_at'),
  createdAt: moment('created_at').notNull(),
})
export type StaffRow = typeof staffAccounts.$inferSelect

export const staffRecoveryCodes = pgTable(
  'staff_recovery_code',
  {
    staffId: uuid('staff_id').notNull(),
    codeHash: bytea('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
)
