import { bigint, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { ReversalKind } from '#/domain/orders/take-back.ts'
import { paymentAttempts } from './payments.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export type ReversalOutcome = 'paid-again' | 'cancelled' | 'receivable' | 'received' | 'written-off'

/** Money that a bank or card company took back; `outcome` null: somebody has to see to it. */
export const paymentReversals = pgTable('payment_reversals', {
  id: uuid('id').primaryKey(),
  attemptId: uuid('attempt_id')
    .notNull()
    .references(() => paymentAttempts.id),
  orderId: uuid('order_id'),
  kind: text('kind').$type<ReversalKind>().notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  reference: text('reference').notNull().unique(),
  transactionKeys: text('transaction_keys').array().notNull().default([]),
  takenAt: instant('taken_at').notNull(),
  outcome: text('outcome').$type<ReversalOutcome>(),
  reason: text('reason').notNull().default(''),
  byId: uuid('by_id'),
  settledAt: instant('settled_at'),
})
export type ReversalRow = typeof paymentReversals.$inferSelect
