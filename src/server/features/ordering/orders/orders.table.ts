import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '#/server/platform/db/drizzle.ts'
import type { ClassCopies } from '#/domain/brands/classes.ts'
import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { DeliveryMethod } from '#/domain/orders/delivery-fee.ts'
import type { Evidence } from '#/domain/orders/evidence.ts'
import type { LineFile, Orderer, Recipient, Sender } from '#/domain/orders/order-records.ts'
import type { LineKind } from '#/domain/orders/queue-kinds.ts'
import type { Mover } from '#/domain/orders/transition.ts'
import type { DeliveryState, FileState, PaymentState, ProductionState } from '#/domain/orders/states.ts'
import type { Quote } from '#/domain/pricing/quote.ts'

const won = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true })

export const orders = pgTable('orders', {
  id: uuid('id').primaryKey(),
  number: text('number').notNull().unique(),
  memberId: uuid('member_id').notNull(),
  paymentState: text('payment_state').$type<PaymentState>().notNull().default('unpaid'),
  orderer: jsonb('orderer').$type<Orderer>().notNull(),
  goodsSupply: won('goods_supply').notNull(),
  goodsVat: won('goods_vat').notNull(),
  discountTotal: won('discount_total').notNull().default(0),
  /** That discount was agreed by contract, and is no grade's. */
  discountAgreed: boolean('discount_agreed').notNull().default(false),
  /** Its bookings say the VAT that its papers say; false of one from before they did. */
  booksAsPapers: boolean('books_as_papers').notNull().default(true),
  couponTotal: won('coupon_total').notNull().default(0),
  deliveryTotal: won('delivery_total').notNull(),
  pointsTotal: won('points_total').notNull().default(0),
  emoneyTotal: won('emoney_total').notNull().default(0),
  /** Whether points and e-money stand in the books as part of the sale, and how much of them was given back. */
  prepaidBooked: boolean('prepaid_booked').notNull().default(false),
  prepaidReturned: won('prepaid_returned').notNull().default(0),
  feesVersion: integer('fees_version').notNull().default(1),
  /** What benefits left to be paid by money. */
  total: won('total').notNull(),
  capturedTotal: won('captured_total').notNull().default(0),
  refundedTotal: won('refunded_total').notNull().default(0),
  keptTotal: won('kept_total').notNull().default(0),
  /** Taken back by the bank or the card company; what is left is captured less refunded less reversed, in every state. */
  reversedTotal: won('reversed_total').notNull().default(0),
  receivableTotal: won('receivable_total').notNull().default(0),
  settledTotal: won('settled_total').notNull().default(0),
  /** Nothing is made or sent while this is set. */
  moneyMissingSince: instant('money_missing_since'),
  /** A dearer change of a line waits for its money; nothing is made or sent meanwhile. */
  changeWaitsSince: instant('change_waits_since'),
  /** Agreed to be paid first, before it is made; 0: it is paid at once. */
  advanceTotal: won('advance_total').notNull().default(0),
  advancePaidAt: instant('advance_paid_at'),
  /** Until when the other part is to be paid; set with the agreement. */
  restDueDay: date('rest_due_day'),
  paymentMethod: text('payment_method'),
  memo: text('memo').notNull().default(''),
  evidence: jsonb('evidence').$type<Evidence>(),
  sender: jsonb('sender').$type<Sender>(),
  reorderOf: uuid('reorder_of'),
  placedAt: instant('placed_at').notNull(),
  paidAt: instant('paid_at'),
  /** Paid later by agreement; its days are promised from then on. */
  deferredAt: instant('deferred_at'),
  cancelledAt: instant('cancelled_at'),
  cancelReason: text('cancel_reason'),
  cancelRequestedAt: instant('cancel_requested_at'),
  cancelRefundAccount: text('cancel_refund_account'),
  forgottenAt: instant('forgotten_at'),
  /** Derived from the states and written with them by `writeStates`, as is the queue kind of each line. */
  inWork: boolean('in_work').notNull().default(false),
  /** Null is the shop itself. */
  brand: text('brand'),
})

export const orderLines = pgTable('order_lines', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .references(() => orders.id),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  /** The title was given; else it says what is made. */
  ownTitle: boolean('own_title').notNull().default(false),
  product: text('product').notNull(),
  spec: jsonb('spec').$type<JobSpec>().notNull(),
  quote: jsonb('quote').$type<Quote>().notNull(),
  files: jsonb('files').$type<readonly LineFile[]>().notNull().default([]),
  copies: integer('copies').notNull(),
  supply: won('supply').notNull(),
  vat: won('vat').notNull(),
  total: won('total').notNull(),
  fileState: text('file_state').$type<FileState>().notNull().default('no-file'),
  productionState: text('production_state').$type<ProductionState>().notNull().default('waiting'),
  queueKind: text('queue_kind').$type<LineKind>(),
  printedAt: instant('printed_at'),
  approvedAt: instant('approved_at'),
  dueDay: date('due_day'),
  /** Somebody chose the day; the calendar moves it only off a day without work. */
  dueByHand: boolean('due_by_hand').notNull().default(false),
  /** Counts how often the line was begun anew. */
  round: integer('round').notNull().default(0),
  /** Made in this round; null is all of them. */
  remakeCopies: integer('remake_copies'),
  /** When the customer said that a person shall look at files which cannot be printed as they are. */
  staffAskedAt: instant('staff_asked_at'),
  /** Fingerprint of the pages and the spec that were approved; null while nothing is. */
  approvedBinding: text('approved_binding'),
  /** Fingerprint that the newest press package was made of. */
  packagedBinding: text('packaged_binding'),
  /** Number of the sheet that it is printed on with others; null where it has plates of its own. */
  gang: text('gang'),
  /** What it was made from where it is no job of options. */
  origin: jsonb('origin').$type<LineOrigin>(),
  /** How its copies go to classes. */
  classes: jsonb('classes').$type<readonly ClassCopies[]>(),
})

/** Each set of files that a line had; none while it has what it was ordered with. */
export const orderLineFiles = pgTable(
  'order_line_files',
  {
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    version: integer('version').notNull(),
    files: jsonb('files').$type<readonly LineFile[]>().notNull(),
    byKind: text('by_kind').$type<Mover>().notNull(),
    byId: uuid('by_id'),
    byName: text('by_name').notNull().default(''),
    reason: text('reason').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.version] })],
)

export const orderDeliveries = pgTable('order_deliveries', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .references(() => orders.id),
  position: integer('position').notNull(),
  method: text('method').$type<DeliveryMethod>().notNull(),
  recipient: jsonb('recipient').$type<Recipient>().notNull(),
  fee: won('fee').notNull(),
  grams: integer('grams').notNull(),
  state: text('state').$type<DeliveryState>().notNull().default('preparing'),
  courier: text('courier'),
  trackingNumber: text('tracking_number'),
  shippedAt: instant('shipped_at'),
  deliveredAt: instant('delivered_at'),
  /** The delivery whose goods were made again. */
  remakeOf: uuid('remake_of'),
})

/** How many copies of which line a delivery carries. */
export const orderDeliveryLines = pgTable(
  'order_delivery_lines',
  {
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => orderDeliveries.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    copies: integer('copies').notNull(),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.lineId] })],
)

export const orderConsents = pgTable(
  'order_consents',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').notNull(),
    textVersion: text('text_version').notNull(),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
)

export const orderHistory = pgTable('order_history', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .references(() => orders.id),
  lineId: uuid('line_id'),
  deliveryId: uuid('delivery_id'),
  machine: text('machine').$type<'order' | 'payment' | 'file' | 'production' | 'delivery'>().notNull(),
  event: text('event').notNull(),
  fromState: text('from_state'),
  toState: text('to_state'),
  byKind: text('by_kind').$type<'customer' | 'partner' | 'staff' | 'system'>().notNull(),
  byId: uuid('by_id'),
  note: text('note').notNull().default(''),
  at: instant('at').notNull(),
})
