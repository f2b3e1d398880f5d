import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { RepaymentCause, RepaymentState } from '#/domain/orders/repayment-machine.ts'
import { paymentAttempts } from './payments.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const repayments = pgTable('repayments', {
  id: uuid('id').primaryKey(),
  attemptId: uuid('attempt_id')
    .notNull()
    .references(() => paymentAttempts.id),
  memberId: uuid('member_id').notNull(),
  orderId: uuid('order_id'),
  orderIds: uuid('order_ids').array().notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  cause: text('cause').$type<RepaymentCause>().notNull(),
  byDeposit: boolean('by_deposit').notNull(),
  state: text('state').$type<RepaymentState>().notNull(),
  failureCode: text('failure_code'),
  failureMessage: text('failure_message'),
  linkHash: text('link_hash').unique(),
  linkExpiresAt: instant('link_expires_at'),
  linkTries: integer('link_tries').notNull().default(0),
  note: text('note').notNull().default(''),
  /** What the shop decided, of which this is the money over one payment. */
  giveBackId: uuid('give_back_id'),
  createdAt: instant('created_at').notNull(),
  since: instant('since').notNull(),
})
export type RepaymentRow = typeof repayments.$inferSelect
