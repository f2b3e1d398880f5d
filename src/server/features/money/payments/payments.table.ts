import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from '#/server/platform/db/drizzle.ts'

import type { PaidPart } from '#/domain/orders/part-payment.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const won = (name: string) => bigint(name, { mode: 'number' })

export const ATTEMPT_STATES = [
  'open',
  'confirming',
  'waiting-deposit',
  'captured',
  'charged-back',
  'refused',
  'expired',
  'cancelled',
  'returned',
] as const
export type PaidTo = 'gateway' | 'bank'
/** What it pays: orders, or e-money that is charged. */
export type Purpose = 'orders' | 'emoney'
export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** What the customer may see of a payment. */
export interface PaymentDetails {
  readonly method: string
  readonly card: { readonly issuer: string; readonly number: string; readonly installmentMonths: number } | null
  readonly account: {
    readonly bank: string
    readonly number: string
    readonly holder: string
    readonly dueAt: string
    /** Of a transfer to the shop's own account: the name that it is to carry. */
    readonly depositor?: string
  } | null
  readonly receiptUrl: string | null
}

export const paymentAttempts = pgTable('payment_attempts', {
  id: uuid('id').primaryKey(),
  gatewayOrderId: text('gateway_order_id').notNull().unique(),
  memberId: uuid('member_id').notNull(),
  amount: won('amount').notNull(),
  orderName: text('order_name').notNull(),
  state: text('state').$type<AttemptState>().notNull().default('open'),
  method: text('method'),
  paymentKey: text('payment_key').unique(),
  confirmKey: uuid('confirm_key').notNull(),
  /** Proves a notice of a deposit; sealed. */
  depositSecret: text('deposit_secret'),
  details: jsonb('details').$type<PaymentDetails>(),
  /** What the gateway itself said it took and gave back. */
  gatewayCaptured: won('gateway_captured').notNull().default(0),
  gatewayReturned: won('gateway_returned').notNull().default(0),
  failureCode: text('failure_code'),
  failureMessage: text('failure_message'),
  createdAt: instant('created_at').notNull(),
  confirmStartedAt: instant('confirm_started_at'),
  lookedUpAt: instant('looked_up_at'),
  settledAt: instant('settled_at'),
  /** How often the bank took its deposit back. */
  reversals: integer('reversals').notNull().default(0),
  lookAgainAt: instant('look_again_at'),
  /** Made while the shop practised, before it opened: no money moved, and the gateway of today knows nothing of it. */
  practised: boolean('practised').notNull().default(false),
  /** Who takes the money: the gateway, or the shop at its own account. */
  paidTo: text('paid_to').$type<PaidTo>().notNull().default('gateway'),
  /** The name that the customer said the transfer will carry. */
  depositor: text('depositor'),
  purpose: text('purpose').$type<Purpose>().notNull().default('orders'),
})
export type AttemptRow = typeof paymentAttempts.$inferSelect

export const paymentAttemptOrders = pgTable(
  'payment_attempt_orders',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    orderId: uuid('order_id').notNull(),
    amount: won('amount').notNull(),
    captured: boolean('captured').notNull().default(false),
    /** The change whose difference it pays; null: the order as it was placed. */
    changeId: uuid('change_id'),
    /** What a cheaper order has let go of; a repayment owns it. */
    released: won('released').notNull().default(0),
    /** Which part of the order, where that is paid in two. */
    part: text('part').$type<PaidPart>().notNull().default('whole'),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.orderId] })],
)

export const paymentRefunds = pgTable('payment_refunds', {
  id: uuid('id').primaryKey(),
  attemptId: uuid('attempt_id')
    .notNull()
    .references(() => paymentAttempts.id),
  orderId: uuid('order_id'),
  amount: won('amount').notNull(),
  reason: text('reason').notNull(),
  state: text('state').$type<'requested' | 'done' | 'refused'>().notNull().default('requested'),
  refundKey: uuid('refund_key').notNull(),
  transactionKey: text('transaction_key'),
  refundAccount: text('refund_account'),
  failureCode: text('failure_code'),
  failureMessage: text('failure_message'),
  /** Money on no order has a repayment that owns it. */
  repaymentId: uuid('repayment_id'),
  /** `bank`: staff sent it by hand. */
  via: text('via').$type<'gateway' | 'bank'>().notNull().default('gateway'),
  byKind: text('by_kind').notNull(),
  byId: uuid('by_id'),
  requestedAt: instant('requested_at').notNull(),
  settledAt: instant('settled_at'),
})
export type RefundRow = typeof paymentRefunds.$inferSelect

export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: uuid('id').primaryKey(),
    paymentKey: text('payment_key'),
    gatewayOrderId: text('gateway_order_id'),
    kind: text('kind').notNull(),
    status: text('status').notNull(),
    transactionKey: text('transaction_key').notNull().default(''),
    times: integer('times').notNull().default(1),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    unique()
      .on(table.kind, table.paymentKey, table.gatewayOrderId, table.status, table.transactionKey)
      .nullsNotDistinct(),
  ],
)
