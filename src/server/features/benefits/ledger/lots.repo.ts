import { and, asc, eq, getTableColumns, gt, inArray, isNull, lte, or, sql, sum } from '#/server/platform/db/drizzle.ts'
import { type LotOrigin, type Value, VALUES, valueAccount, valueOf } from '#/domain/ledger/lots.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { ledgerAccounts, ledgerLots, ledgerPostings, ledgerTransactions } from './ledger.table.ts'

export type LotRow = typeof ledgerLots.$inferSelect

/**
 * The lock of a wallet: its accounts, in order of their names, after every other lock. Whoever spends, gives or takes value of a
 * member holds it, so that what is read of the lots afterwards stays true until the end of the transaction.
 */
export async function lockWallet(tx: Tx, memberId: string): Promise<readonly string[]> {
  const rows = await tx
    .select({ code: ledgerAccounts.code })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.ownerId, memberId))
    .orderBy(ledgerAccounts.code)
    .for('no key update')
  return rows.map(({ code }) => code)
}

/** To only look. */
export async function walletAccounts(db: DbOrTx, memberId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ code: ledgerAccounts.code })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.ownerId, memberId))
  return rows.map(({ code }) => code)
}

/** Opens the accounts of a member who never had any. */
export async function openWallet(tx: Tx, memberId: string): Promise<void> {
  const codes = VALUES.map((value) => valueAccount(value, memberId))
  await tx
    .insert(ledgerAccounts)
    .values(codes.map((code) => ({ code, kind: 'liability' as const, ownerId: memberId, inLots: true })))
    .onConflictDoNothing()
}

/** Lots with something left that has not ended. The accounts come from `lockWallet`, or from `walletAccounts` to only look. */
export function liveLots(db: DbOrTx, accounts: readonly string[], now: Date): Promise<readonly LotRow[]> {
  return db
    .select()
    .from(ledgerLots)
    .where(and(inArray(ledgerLots.account, accounts), gt(ledgerLots.remaining, 0), alive(now)))
    .orderBy(asc(ledgerLots.expiresAt), ledgerLots.id)
}

export interface OrderLots {
  /** With something left that has not ended. */
  readonly live: readonly LotRow[]
  /** What the order took before, lot by lot. */
  readonly used: readonly { readonly account: string; readonly amount: number }[]
}

/** What an order may take of a wallet, and took already. The accounts come from `lockWallet`. */
export async function lotsForOrder(
  tx: Tx,
  { accounts, orderId, at }: { readonly accounts: readonly string[]; readonly orderId: string; readonly at: Date },
): Promise<OrderLots> {
  const columns = getTableColumns(ledgerLots)
  const used = tx
    .select({ ...columns, taken: ledgerPostings.amount })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerLots, eq(ledgerLots.id, ledgerPostings.lotId))
    .where(and(eq(ledgerTransactions.orderId, orderId), eq(ledgerTransactions.kind, 'value-spend')))
  const rows = await tx
    .select({ ...columns, taken: sql<number>`0::bigint`.mapWith(Number) })
    .from(ledgerLots)
    .where(and(inArray(ledgerLots.account, accounts), gt(ledgerLots.remaining, 0), alive(at)))
    .unionAll(used)
  return {
    live: rows.filter(({ taken }) => taken === 0),
    used: rows.flatMap(({ account, taken }) => (taken === 0 ? [] : [{ account, amount: taken }])),
  }
}

const alive = (now: Date) => or(isNull(ledgerLots.expiresAt), gt(ledgerLots.expiresAt, now))

/** Accounts, with all that is in them, become somebody else's. */
export async function giveAccounts(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx.update(ledgerAccounts).set({ ownerId: toId }).where(eq(ledgerAccounts.ownerId, fromId))
}

export interface ValueBalance {
  readonly paid: number
  readonly free: number
}

export async function sumLots(db: DbOrTx, memberId: string, now: Date): Promise<Readonly<Record<Value, ValueBalance>>> {
  const rows = await db
    .select({ account: ledgerLots.account, kind: ledgerLots.valueKind, amount: sum(ledgerLots.remaining) })
    .from(ledgerLots)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.code, ledgerLots.account))
    .where(and(eq(ledgerAccounts.ownerId, memberId), gt(ledgerLots.remaining, 0), alive(now)))
    .groupBy(ledgerLots.account, ledgerLots.valueKind)
  const of = (value: Value, kind: 'paid' | 'free') =>
    rows
      .filter((row) => valueOf(row.account) === value && row.kind === kind)
      .reduce((all, row) => all + Number(row.amount), 0)
  return {
    points: { paid: of('points', 'paid'), free: of('points', 'free') },
    emoney: { paid: of('emoney', 'paid'), free: of('emoney', 'free') },
  }
}

export interface NewLot {
  readonly id: string
  readonly account: string
  readonly valueKind: 'paid' | 'free'
  readonly issuedAt: Date
  readonly expiresAt: Date | null
  readonly origin: LotOrigin
  readonly sourceId: string | null
}

/** Empty until a booking fills them. */
export async function insertLots(tx: Tx, lots: readonly NewLot[]): Promise<void> {
  if (lots.length > 0) await tx.insert(ledgerLots).values([...lots])
}

export interface LotPosting {
  readonly kind: string
  readonly reference: string
  readonly memo: string
  readonly lotId: string
  readonly account: string
  /** As booked: using a lot is a debit, filling it a credit. */
  readonly amount: number
  readonly valueKind: 'paid' | 'free'
  readonly expiresAt: Date | null
}

/** What an order took from lots and what came back of it, in the order of the books. */
export async function postingsOfOrder(db: DbOrTx, orderId: string): Promise<readonly LotPosting[]> {
  return db
    .select({
      kind: ledgerTransactions.kind,
      reference: ledgerTransactions.reference,
      memo: ledgerTransactions.memo,
      lotId: ledgerLots.id,
      account: ledgerLots.account,
      amount: ledgerPostings.amount,
      valueKind: ledgerLots.valueKind,
      expiresAt: ledgerLots.expiresAt,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerLots, eq(ledgerLots.id, ledgerPostings.lotId))
    .where(eq(ledgerTransactions.orderId, orderId))
    .orderBy(ledgerPostings.id)
}

/** Accounts of members who were merged belong to who they are now. */
export async function ownerOfAccount(db: DbOrTx, account: string): Promise<string> {
  const [row] = await db
    .select({ ownerId: ledgerAccounts.ownerId })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.code, account))
  if (!row?.ownerId) throw new Error(`account ${account} has no owner`)
  return row.ownerId
}

/** Members with value that ended and is not booked as ended yet. */
export async function ownersOfEnded(db: DbOrTx, now: Date, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ ownerId: ledgerAccounts.ownerId })
    .from(ledgerLots)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.code, ledgerLots.account))
    .where(and(gt(ledgerLots.remaining, 0), lte(ledgerLots.expiresAt, now), sql`${ledgerAccounts.ownerId} is not null`))
    .limit(most)
  return rows.flatMap(({ ownerId }) => ownerId ?? [])
}

export function endedLots(tx: Tx, accounts: readonly string[], now: Date): Promise<readonly LotRow[]> {
  return tx
    .select()
    .from(ledgerLots)
    .where(and(inArray(ledgerLots.account, accounts), gt(ledgerLots.remaining, 0), lte(ledgerLots.expiresAt, now)))
    .orderBy(ledgerLots.id)
}
