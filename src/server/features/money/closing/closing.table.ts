import { bigint, date, jsonb, pgTable, text, timestamp, unique, uuid } from '#/server/platform/db/drizzle.ts'
import type { DifferenceKind } from '#/domain/money/closing.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const won = (name: string) => bigint(name, { mode: 'number' })

/** Lines of the gateway's settlement list as it gave them. */
export const gatewaySettlements = pgTable('gateway_settlements', {
  transactionKey: text('transaction_key').primaryKey(),
  paymentKey: text('payment_key').notNull(),
  gatewayOrderId: text('gateway_order_id').notNull(),
  method: text('method').notNull(),
  /** Negative: given back. */
  amount: won('amount').notNull(),
  fee: won('fee').notNull(),
  payOutAmount: won('pay_out_amount').notNull(),
  soldOn: date('sold_on').notNull(),
  paidOutOn: date('paid_out_on'),
  readAt: instant('read_at').notNull(),
})

export interface ClosingFigure {
  readonly means: string
  readonly count: number
  readonly ours: number
  readonly theirs: number
}

export const closingComparisons = pgTable('closing_comparisons', {
  day: date('day').primaryKey(),
  figures: jsonb('figures').$type<readonly ClosingFigure[]>().notNull(),
  /** Null: the gateway could not be asked. */
  gatewayAskedAt: instant('gateway_asked_at'),
  comparedAt: instant('compared_at').notNull(),
  closedAt: instant('closed_at'),
  closedBy: uuid('closed_by'),
})
export type ComparisonRow = typeof closingComparisons.$inferSelect

export const closingDifferences = pgTable(
  'closing_differences',
  {
    id: uuid('id').primaryKey(),
    day: date('day').notNull(),
    kind: text('kind').$type<DifferenceKind>().notNull(),
    /** What it is about within its day: a payment, a line of the bank, a booking, an order. */
    subject: text('subject').notNull(),
    means: text('means').notNull(),
    ours: won('ours').notNull(),
    theirs: won('theirs').notNull(),
    orderNumber: text('order_number'),
    settled: text('settled').$type<'gone' | 'explained'>(),
    reason: text('reason').notNull().default(''),
    settledBy: uuid('settled_by'),
    settledAt: instant('settled_at'),
    foundAt: instant('found_at').notNull(),
  },
  (table) => [unique().on(table.day, table.kind, table.subject)],
)
export type DifferenceRow = typeof closingDifferences.$inferSelect

export const closedMonths = pgTable('closed_months', {
  id: uuid('id').primaryKey(),
  month: text('month').notNull(),
  closedBy: uuid('closed_by').notNull(),
  closedAt: instant('closed_at').notNull(),
  reopenedBy: uuid('reopened_by'),
  reopenedAt: instant('reopened_at'),
  reopenReason: text('reopen_reason'),
})
