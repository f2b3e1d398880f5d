import { bigint, integer, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { Value } from '#/domain/ledger/lots.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const won = (name: string) => bigint(name, { mode: 'number' })

/** Never changed: the newest version holds. */
export const benefitRules = pgTable('benefit_rules', {
  version: integer('version').primaryKey(),
  purchaseRate: integer('purchase_rate').notNull(),
  reviewPoints: integer('review_points').notNull(),
  photoReviewPoints: integer('photo_review_points').notNull(),
  pointsMonths: integer('points_months').notNull(),
  leastPoints: integer('least_points').notNull(),
  secondPersonAbove: won('second_person_above').notNull(),
  madeAt: moment('made_at').notNull(),
  staffId: uuid('staff_id'),
})
export type BenefitRulesRow = typeof benefitRules.$inferSelect

export const valueGrants = pgTable('value_grants', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  value: text('value').$type<Value>().notNull(),
  amount: won('amount').notNull(),
  months: integer('months').notNull(),
  reason: text('reason').notNull(),
  state: text('state').$type<'waiting' | 'given' | 'refused'>().notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: moment('asked_at').notNull(),
  decidedBy: uuid('decided_by'),
  decidedAt: moment('decided_at'),
})
export type GrantRow = typeof valueGrants.$inferSelect

export const giftCardBatches = pgTable('gift_card_batches', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  amount: won('amount').notNull(),
  cards: integer('cards').notNull(),
  reason: text('reason').notNull(),
  state: text('state').$type<'waiting' | 'issued' | 'refused' | 'stopped'>().notNull(),
  askedBy: uuid('asked_by').notNull(),
  askedAt: moment('asked_at').notNull(),
  decidedBy: uuid('decided_by'),
  decidedAt: moment('decided_at'),
  stoppedBy: uuid('stopped_by'),
  stoppedAt: moment('stopped_at'),
  stopReason: text('stop_reason'),
})
export type BatchRow = typeof giftCardBatches.$inferSelect

export const giftCards = pgTable('gift_cards', {
  id: uuid('id').primaryKey(),
  batchId: uuid('batch_id')
    .notNull()
    .references(() => giftCardBatches.id),
  position: integer('position').notNull(),
  codeHash: text('code_hash').notNull(),
  codeSealed: text('code_sealed').notNull(),
  expiresAt: moment('expires_at').notNull(),
  memberId: uuid('member_id'),
  registeredAt: moment('registered_at'),
})

export const giftCardGuesses = pgTable('gift_card_guesses', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  memberId: uuid('member_id').notNull(),
  at: moment('at').notNull(),
})

type EmoneyRefundState = 'asked' | 'agreed' | 'sent' | 'refused' | 'withdrawn' | 'ended'

/** E-money that a member asked back; while it stands at `asked` the books hold it apart from what can be spent. */
export const emoneyRefunds = pgTable('emoney_refunds', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  lotId: uuid('lot_id').notNull(),
  /** The payment that it goes back over; null: value of a gift card, which finance sends by hand. */
  attemptId: uuid('attempt_id'),
  amount: won('amount').notNull(),
  state: text('state').$type<EmoneyRefundState>().notNull(),
  refundAccount: text('refund_account'),
  askedAt: moment('asked_at').notNull(),
  decidedBy: uuid('decided_by'),
  decidedAt: moment('decided_at'),
  reason: text('reason').notNull().default(''),
  repaymentId: uuid('repayment_id'),
})
export type EmoneyRefundRow = typeof emoneyRefunds.$inferSelect
