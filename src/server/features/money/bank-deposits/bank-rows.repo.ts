import { and, asc, eq, inArray, sql } from '#/server/platform/db/drizzle.ts'
import type { BankColumns } from '#/domain/money/bank-sheet.data.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import {
  bankImports,
  bankMatches,
  type BankMatchRow,
  bankRows,
  type BankRowRow,
  bankSheets,
} from './bank-deposits.table.ts'
import type { MarkedLine } from './marked-line.ts'

export async function readBankSheet(db: DbOrTx, bank: string) {
  const [row] = await db.select().from(bankSheets).where(eq(bankSheets.bank, bank))
  return row ?? null
}

export async function saveBankSheet(tx: Tx, bank: string, columns: BankColumns, usedAt: Date): Promise<void> {
  await tx
    .insert(bankSheets)
    .values({ bank, columns, usedAt })
    .onConflictDoUpdate({ target: bankSheets.bank, set: { columns, usedAt } })
}

export async function insertImport(tx: Tx, row: typeof bankImports.$inferInsert): Promise<void> {
  await tx.insert(bankImports).values(row)
}

export async function noteAdded(tx: Tx, importId: string, added: number): Promise<void> {
  await tx.update(bankImports).set({ added }).where(eq(bankImports.id, importId))
}

/** Those that are not here yet, in one statement however many they are; answers how many came in. */
export async function insertRows(tx: Tx, importId: string, lines: readonly MarkedLine[]): Promise<number> {
  const column = <T>(of: (line: MarkedLine) => T) => sql.param(lines.map(of))
  const { rowCount } = await tx.execute(sql`
    insert into bank_rows (id, import_id, line, at, amount, name, memo, balance, fingerprint)
    select gen_random_uuid(), ${importId}::uuid, l.line, l.at::timestamp at time zone 'Asia/Seoul', l.amount, l.name, l.memo, l.balance, l.mark
      from unnest(${column(({ line }) => line)}::int[], ${column(({ at }) => at)}::text[], ${column(({ amount }) => amount)}::bigint[],
        ${column(({ name }) => name)}::text[], ${column(({ memo }) => memo)}::text[], ${column(({ balance }) => balance)}::bigint[],
        ${column(({ fingerprint }) => fingerprint)}::text[]) as l (line, at, amount, name, memo, balance, mark)
     order by l.mark
    on conflict (fingerprint) do nothing`)
  return rowCount ?? 0
}

export async function knownOf(db: DbOrTx, lines: readonly MarkedLine[]): Promise<number> {
  const { rows } = await db.execute<{ known: number }>(sql`
    select count(*)::int as known from bank_rows
     where fingerprint = any(${sql.param(lines.map(({ fingerprint }) => fingerprint))}::text[])`)
  return rows[0]?.known ?? 0
}

/** In the order of their ids, always: two people may choose the same ones the other way round. */
export function lockRows(tx: Tx, ids: readonly string[]): Promise<BankRowRow[]> {
  return tx
    .select()
    .from(bankRows)
    .where(inArray(bankRows.id, [...new Set(ids)]))
    .orderBy(asc(bankRows.id))
    .for('update')
}

export async function updateRows(tx: Tx, ids: readonly string[], change: Partial<BankRowRow>): Promise<void> {
  await tx
    .update(bankRows)
    .set(change)
    .where(inArray(bankRows.id, [...ids]))
}

export const rowsOfMatch = (tx: Tx, matchId: string): Promise<BankRowRow[]> =>
  tx.select().from(bankRows).where(eq(bankRows.matchId, matchId)).orderBy(asc(bankRows.id)).for('update')

export async function insertMatch(tx: Tx, row: typeof bankMatches.$inferInsert): Promise<void> {
  await tx.insert(bankMatches).values(row)
}

export async function lockMatch(tx: Tx, id: string): Promise<BankMatchRow | null> {
  const [row] = await tx.select().from(bankMatches).where(eq(bankMatches.id, id)).for('update')
  return row ?? null
}

export async function updateMatch(tx: Tx, id: string, change: Partial<BankMatchRow>): Promise<void> {
  await tx.update(bankMatches).set(change).where(eq(bankMatches.id, id))
}

/** What of an import still wants an order, the oldest first. */
export const openDepositsOf = (db: DbOrTx, importId: string): Promise<BankRowRow[]> =>
  db
    .select()
    .from(bankRows)
    .where(and(eq(bankRows.importId, importId), eq(bankRows.state, 'open'), sql`${bankRows.amount} > 0`))
    .orderBy(asc(bankRows.at), asc(bankRows.id))
