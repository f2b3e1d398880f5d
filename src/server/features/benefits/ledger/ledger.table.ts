import type { LotOrigin } from '#/domain/ledger/lots.ts'
import { bigint, boolean, pgTable, text, timestamp, unique, uuid } from '#/server/platform/db/drizzle.ts'

export const ledgerAccounts = pgTable('ledger_accounts', {
  code: text('code').primaryKey(),
  kind: text('kind').$type<'asset' | 'liability' | 'income' | 'expense'>().notNull(),
  ownerId: uuid('owner_id'),
  inLots: boolean('in_lots').notNull().default(false),
})

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    memo: text('memo').notNull().default(''),
    at: timestamp('at', { withTimezone: true }).notNull(),
    attemptId: uuid('attempt_id'),
    orderId: uuid('order_id'),
  },
  (table) => [unique().on(table.kind, table.reference)],
)

export const ledgerLots = pgTable('ledger_lots', {
  id: uuid('id').primaryKey(),
  account: text('account')
    .notNull()
    .references(() => ledgerAccounts.code),
  valueKind: text('value_kind').$type<'paid' | 'free'>().notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  /** Kept by the database with every posting, never written here. */
  remaining: bigint('remaining', { mode: 'number' }).notNull().default(0),
  origin: text('origin').$type<LotOrigin>().notNull().default('grant'),
  sourceId: uuid('source_id'),
})

export const ledgerPostings = pgTable('ledger_postings', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  transactionId: uuid('transaction_id')
    .notNull()
    .references(() => ledgerTransactions.id),
  account: text('account')
    .notNull()
    .references(() => ledgerAccounts.code),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  lotId: uuid('lot_id').references(() => ledgerLots.id),
})
