import {
  bigint,
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '#/server/platform/db/drizzle.ts'
import type { ClassCopies } from '#/domain/brands/classes.ts'
import type { LineOrigin } from '#/domain/brands/line-origin.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import type { EstimateState } from '#/domain/estimates/estimate-machine.ts'
import type { Receiver } from '#/domain/documents/document-party.ts'
import type { LineFile } from '#/domain/orders/order-records.ts'
import type { Quote } from '#/domain/pricing/quote.ts'

const won = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const estimates = pgTable('estimates', {
  id: uuid('id').primaryKey(),
  number: text('number').notNull(),
  memberId: uuid('member_id').notNull(),
  state: text('state').$type<EstimateState>().notNull().default('open'),
  receiver: jsonb('receiver').$type<Receiver>().notNull(),
  discountRate: numeric('discount_rate', { precision: 5, scale: 2, mode: 'number' }).notNull(),
  /** That percentage was agreed by contract, and is no grade's. */
  discountAgreed: boolean('discount_agreed').notNull().default(false),
  tariffVersion: text('tariff_version').notNull(),
  goodsSupply: won('goods_supply').notNull(),
  goodsVat: won('goods_vat').notNull(),
  discountTotal: won('discount_total').notNull(),
  deliveryTotal: won('delivery_total').notNull(),
  feesVersion: integer('fees_version').notNull().default(1),
  total: won('total').notNull(),
  staffId: uuid('staff_id'),
  staffName: text('staff_name'),
  note: text('note'),
  version: integer('version').notNull().default(1),
  madeAt: moment('made_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  orderId: uuid('order_id'),
  orderedAt: moment('ordered_at'),
})
export type EstimateRow = typeof estimates.$inferSelect

/** What staff would raise an estimate by; its customer answers. */
export const estimateRaises = pgTable('estimate_raises', {
  estimateId: uuid('estimate_id').primaryKey(),
  position: integer('position').notNull(),
  amount: won('amount').notNull(),
  reason: text('reason').notNull(),
  /** Of the estimate, when it is agreed to. */
  total: won('total').notNull(),
  state: text('state').$type<'waiting' | 'declined'>().notNull().default('waiting'),
  staffId: uuid('staff_id'),
  staffName: text('staff_name').notNull(),
  askedAt: moment('asked_at').notNull(),
  answeredAt: moment('answered_at'),
})
export type EstimateRaise = typeof estimateRaises.$inferSelect

export const estimateLines = pgTable(
  'estimate_lines',
  {
    estimateId: uuid('estimate_id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    ownTitle: boolean('own_title').notNull().default(false),
    spec: jsonb('spec').$type<JobSpec>().notNull(),
    quote: jsonb('quote').$type<Quote>().notNull(),
    supply: won('supply').notNull(),
    vat: won('vat').notNull(),
    files: jsonb('files').$type<readonly LineFile[]>().notNull().default([]),
    /** Null is the shop itself. */
    brand: text('brand'),
    origin: jsonb('origin').$type<LineOrigin>(),
    classes: jsonb('classes').$type<readonly ClassCopies[]>(),
  },
  (table) => [primaryKey({ columns: [table.estimateId, table.position] })],
)
export type EstimateLineRow = typeof estimateLines.$inferSelect
