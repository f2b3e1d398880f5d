import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from '#/server/platform/db/drizzle.ts'
import type { BankColumns } from '#/domain/money/bank-sheet.data.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const won = (name: string) => bigint(name, { mode: 'number' })

export const bankSheets = pgTable('bank_sheets', {
  bank: text('bank').primaryKey(),
  columns: jsonb('columns').$type<BankColumns>().notNull(),
  usedAt: instant('used_at').notNull(),
})

export const bankImports = pgTable('bank_imports', {
  id: uuid('id').primaryKey(),
  bank: text('bank').notNull(),
  fileName: text('file_name').notNull(),
  lines: integer('lines').notNull(),
  /** Those that were not here yet. */
  added: integer('added').notNull(),
  staffId: uuid('staff_id').notNull(),
  at: instant('at').notNull(),
})

/** Money of bank rows that was put to orders, or to what is owed back; undone, it stays as history. */
export const bankMatches = pgTable('bank_matches', {
  id: uuid('id').primaryKey(),
  attemptId: uuid('attempt_id').notNull(),
  /** Of what was more than the orders cost. */
  overAttemptId: uuid('over_attempt_id'),
  kind: text('kind').$type<'automatic' | 'by-hand'>().notNull(),
  amount: won('amount').notNull(),
  /** Null: the shop did it by itself. */
  staffId: uuid('staff_id'),
  at: instant('at').notNull(),
  undoneAt: instant('undone_at'),
  undoneBy: uuid('undone_by'),
  undoReason: text('undo_reason'),
})
export type BankMatchRow = typeof bankMatches.$inferSelect

export const bankRows = pgTable('bank_rows', {
  id: uuid('id').primaryKey(),
  importId: uuid('import_id')
    .notNull()
    .references(() => bankImports.id),
  line: integer('line').notNull(),
  at: instant('at').notNull(),
  /** Positive came in, negative went out. */
  amount: won('amount').notNull(),
  name: text('name').notNull(),
  memo: text('memo').notNull(),
  balance: won('balance'),
  /** The same line of the bank again is the same row, whichever file it came in. */
  fingerprint: text('fingerprint').notNull().unique(),
  state: text('state').$type<'open' | 'matched' | 'refunded' | 'set-aside'>().notNull().default('open'),
  matchId: uuid('match_id').references(() => bankMatches.id),
  repaymentId: uuid('repayment_id'),
  reason: text('reason').notNull().default(''),
  decidedBy: uuid('decided_by'),
  decidedAt: instant('decided_at'),
})
export type BankRowRow = typeof bankRows.$inferSelect
