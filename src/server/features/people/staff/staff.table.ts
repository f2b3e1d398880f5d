import {
  bigint,
  boolean,
  customType,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '#/server/platform/db/drizzle.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const staffAccounts = pgTable('staff_account', {
  id: uuid('id').primaryKey(),
  loginId: text('login_id').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  /** Ids of roles. */
  roles: text('roles').array().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Chosen by somebody else: to be replaced before anything else is done. */
  passwordTemporary: boolean('password_temporary').notNull().default(false),
  /** Sealed, as is the one that waits for its first code. */
  totpSecret: text('totp_secret'),
  totpPendingSecret: text('totp_pending_secret'),
  /** Came by invitation: a second factor is wanted in every shop. */
  secondFactorWanted: boolean('second_factor_wanted').notNull().default(false),
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

export const staffRoles = pgTable('staff_role', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  rights: text('rights').array().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
})
export type StaffRoleRow = typeof staffRoles.$inferSelect

export const accountInvitations = pgTable('account_invitation', {
  id: uuid('id').primaryKey(),
  audience: text('audience').$type<'staff' | 'partner'>().notNull(),
  tokenHash: bytea('token_hash').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  company: text('company'),
  /** A partner that is the head office of this brand. */
  brand: text('brand'),
  roles: text('roles').array().notNull(),
  invitedBy: uuid('invited_by').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  acceptedAt: moment('accepted_at'),
  withdrawnAt: moment('withdrawn_at'),
  accountId: uuid('account_id'),
})
export type InvitationRow = typeof accountInvitations.$inferSelect
