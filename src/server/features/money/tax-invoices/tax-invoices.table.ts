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
import type { Mover } from '#/domain/orders/transition.ts'
import type { AmendCode } from '#/domain/tax/amendment.ts'
import type { TaxItem } from '#/domain/tax/sale-items.ts'
import type { TaxKind, TaxState } from '#/domain/tax/tax-document.ts'
import type { TaxBuyer, TaxFirm } from '#/domain/tax/tax-party.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const won = (name: string) => bigint(name, { mode: 'number' })

export const taxDocuments = pgTable('tax_documents', {
  id: uuid('id').primaryKey(),
  mgtKey: text('mgt_key').notNull().unique(),
  kind: text('kind').$type<TaxKind>().notNull(),
  state: text('state').$type<TaxState>().notNull(),
  memberId: uuid('member_id').notNull(),
  originalId: uuid('original_id'),
  amendCode: integer('amend_code').$type<AmendCode>(),
  per: text('per').$type<'order' | 'month'>().notNull().default('order'),
  buyer: jsonb('buyer').$type<TaxBuyer>().notNull(),
  writeDay: date('write_day').notNull(),
  dueDay: date('due_day').notNull(),
  supply: won('supply').notNull(),
  vat: won('vat').notNull(),
  items: jsonb('items').$type<readonly TaxItem[]>().notNull().default([]),
  paid: boolean('paid').notNull().default(true),
  confirmNumber: text('confirm_number'),
  confirmDay: date('confirm_day'),
  failureCode: text('failure_code'),
  failureMessage: text('failure_message'),
  askedBy: text('asked_by').$type<'customer' | 'staff' | 'system'>().notNull(),
  askedAt: instant('asked_at').notNull(),
  issueStartedAt: instant('issue_started_at'),
  lookedUpAt: instant('looked_up_at'),
  issuedAt: instant('issued_at'),
  settledAt: instant('settled_at'),
})
export type TaxDocumentRow = typeof taxDocuments.$inferSelect

export const taxDocumentOrders = pgTable(
  'tax_document_orders',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => taxDocuments.id),
    orderId: uuid('order_id').notNull(),
    supply: won('supply').notNull(),
    vat: won('vat').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.orderId] })],
)
export type TaxDocumentOrder = typeof taxDocumentOrders.$inferSelect

export const taxDocumentEvents = pgTable('tax_document_events', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  documentId: uuid('document_id')
    .notNull()
    .references(() => taxDocuments.id),
  event: text('event').notNull(),
  byKind: text('by_kind').$type<Mover>().notNull(),
  byId: uuid('by_id'),
  note: text('note').notNull().default(''),
  at: instant('at').notNull(),
})

export const taxBuyers = pgTable('tax_buyers', {
  memberId: uuid('member_id').primaryKey(),
  buyer: jsonb('buyer').$type<TaxFirm>().notNull(),
  monthly: boolean('monthly').notNull().default(false),
  changedAt: instant('changed_at').notNull(),
})

export const taxSettings = pgTable('tax_settings', {
  single: boolean('single').primaryKey().default(true),
  businessType: text('business_type'),
  businessItem: text('business_item'),
  selfReceipts: boolean('self_receipts').notNull().default(false),
  changedAt: instant('changed_at').notNull(),
})
