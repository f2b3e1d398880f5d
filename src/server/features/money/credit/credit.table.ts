import {
  bigint,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from '#/server/platform/db/drizzle.ts'

const won = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const creditTerms = pgTable('credit_terms', {
  memberId: uuid('member_id').primaryKey(),
  /** 0: no new orders any more. */
  creditLimit: won('credit_limit').notNull(),
  statementDay: integer('statement_day').notNull(),
  dueDays: integer('due_days').notNull(),
  reason: text('reason').notNull(),
  changedAt: moment('changed_at').notNull(),
  staffId: uuid('staff_id').notNull(),
})
export type CreditTermsRow = typeof creditTerms.$inferSelect

export const creditOrders = pgTable('credit_orders', {
  orderId: uuid('order_id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  amount: won('amount').notNull(),
  deferredAt: moment('deferred_at').notNull(),
})

export const creditStatements = pgTable(
  'credit_statements',
  {
    id: uuid('id').primaryKey(),
    number: text('number').notNull().unique(),
    memberId: uuid('member_id').notNull(),
    closedDay: date('closed_day').notNull(),
    dueDay: date('due_day').notNull(),
    total: won('total').notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [unique().on(table.memberId, table.closedDay)],
)
export type CreditStatementRow = typeof creditStatements.$inferSelect

export const creditStatementLines = pgTable('credit_statement_lines', {
  statementId: uuid('statement_id').notNull(),
  orderId: uuid('order_id').primaryKey(),
  amount: won('amount').notNull(),
})

export const creditPayments = pgTable('credit_payments', {
  id: uuid('id').primaryKey(),
  statementId: uuid('statement_id').notNull(),
  amount: won('amount').notNull(),
  receivedDay: date('received_day').notNull(),
  memo: text('memo').notNull().default(''),
  staffId: uuid('staff_id').notNull(),
  recordedAt: moment('recorded_at').notNull(),
  reversedAt: moment('reversed_at'),
  reversedBy: uuid('reversed_by'),
  reversedReason: text('reversed_reason'),
})
export type CreditPaymentRow = typeof creditPayments.$inferSelect

export const creditPaymentParts = pgTable(
  'credit_payment_parts',
  {
    paymentId: uuid('payment_id').notNull(),
    orderId: uuid('order_id').notNull(),
    amount: won('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.orderId] })],
)
