import {
  bigint,
  boolean,
  customType,
  date,
  numeric,
  pgTable,
  smallint,
  sql,
  text,
  timestamp,
  uuid,
} from '#/server/platform/db/drizzle.ts'
import type { CustomerType } from '#/domain/members/roles.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const members = pgTable('member', {
  id: uuid('id').primaryKey(),
  publicId: uuid('public_id').notNull(),
  loginId: text('login_id').notNull(),
  loginKey: text('login_key'),
  email: text('email').notNull(),
  emailKey: text('email_key'),
  passwordHash: text('password_hash'),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  type: text('type').$type<CustomerType>().notNull(),
  grade: text('grade').$type<'0050' | '0051' | '0080'>(),
  approval: text('approval').$type<'waiting' | 'approved' | 'refused'>(),
  approvalReason: text('approval_reason'),
  needAdditionalInfo: boolean('need_additional_info').notNull().default(false),
  discountRate: numeric('discount_rate', { precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
  /** Why the discount was agreed, and the last day (in Seoul) on which it counts. */
  discountReason: text('discount_reason'),
  discountUntil: date('discount_until', { mode: 'string' }),
  /** The grade by sales that was reckoned last, with the last day on which it is not lowered. */
  tierName: text('tier_name'),
  tierRate: numeric('tier_rate', { precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
  tierSince: date('tier_since', { mode: 'string' }),
  tierUntil: date('tier_until', { mode: 'string' }),
  companyName: text('company_name'),
  companyUserName: text('company_user_name'),
  companyNumber: text('company_number'),
  lastLoginAt: moment('last_login_at'),
  joinedAt: moment('joined_at').notNull(),
  leftAt: moment('left_at'),
  suspendedAt: moment('suspended_at'),
  suspendedReason: text('suspended_reason'),
  /** Orders with a proven phone and without an account. */
  guest: boolean('guest').notNull().default(false),
  phoneProvenAt: moment('phone_proven_at'),
  /** Null: the address was only typed, and nobody has entered a code from it. */
  emailProvenAt: moment('email_proven_at'),
  /** Whose account took the guest's orders. */
  takenBy: uuid('taken_by'),
  /** What the desk finds them by; made by the database of name and company. */
  words: text('words')
    .notNull()
    .generatedAlwaysAs(sql`''`),
})
export type MemberRow = typeof members.$inferSelect

export const memberAddresses = pgTable('member_address', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  label: text('label').notNull(),
  receiver: text('receiver').notNull(),
  phone: text('phone').notNull(),
  zipcode: text('zipcode').notNull(),
  address: text('address').notNull(),
  addressEtc: text('address_etc').notNull(),
  isDefault: boolean('is_default').notNull(),
  createdAt: moment('created_at').notNull(),
})
export type AddressRow = typeof memberAddresses.$inferSelect

export const memberNotes = pgTable('member_note', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  staffId: uuid('staff_id').notNull(),
  body: text('body').notNull(),
  writtenAt: moment('written_at').notNull(),
})

export const memberChanges = pgTable('member_change', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  /** Null: the shop itself, by its rules. */
  staffId: uuid('staff_id'),
  what: text('what').$type<'type' | 'discount' | 'suspend' | 'resume' | 'merge' | 'tier' | 'credit'>().notNull(),
  was: text('was').notNull(),
  becomes: text('becomes').notNull(),
  reason: text('reason').notNull(),
  changedAt: moment('changed_at').notNull(),
})

export type ConsentKind = 'age14' | 'terms' | 'privacy' | 'marketing-email' | 'marketing-sms' | 'marketing-kakao'

export const memberConsents = pgTable('member_consent', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  memberId: uuid('member_id').notNull(),
  kind: text('kind').$type<ConsentKind>().notNull(),
  given: boolean('given').notNull(),
  version: text('version').notNull(),
  at: moment('at').notNull(),
})

export type CodePurpose =
  | 'join'
  | 'find-id'
  | 'find-password'
  | 'change-contact'
  | 'guest'
  | 'guest-order'
  | 'take-orders'
  | 'inquiry'
  | 'reservation'

export const contactCodes = pgTable('contact_code', {
  id: uuid('id').primaryKey(),
  purpose: text('purpose').$type<CodePurpose>().notNull(),
  channel: text('channel').$type<'sms' | 'email'>().notNull(),
  target: text('target').notNull(),
  memberId: uuid('member_id'),
  codeHash: bytea('code_hash').notNull(),
  tries: smallint('tries').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  verifiedAt: moment('verified_at'),
  ticketHash: bytea('ticket_hash'),
  usedAt: moment('used_at'),
})
export type CodeRow = typeof contactCodes.$inferSelect
