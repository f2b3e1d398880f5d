import { eq, sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { ledgerLots } from './ledger.table.ts'
import type { LotRow } from './lots.repo.ts'

export async function lotById(db: DbOrTx, id: string): Promise<LotRow | null> {
  const [row] = await db.select().from(ledgerLots).where(eq(ledgerLots.id, id))
  return row ?? null
}

/** The one lot of a charge; null before its money came. */
export async function lotOfCharge(db: DbOrTx, attemptId: string): Promise<LotRow | null> {
  const [row] = await db
    .select()
    .from(ledgerLots)
    .where(sql`${ledgerLots.origin} = 'charge' and ${ledgerLots.sourceId} = ${attemptId}::uuid`)
  return row ?? null
}

/** The one lot of a grant; null before it was given. */
export async function lotOfGrant(db: DbOrTx, grantId: string): Promise<LotRow | null> {
  const [row] = await db
    .select()
    .from(ledgerLots)
    .where(sql`${ledgerLots.origin} = 'grant' and ${ledgerLots.sourceId} = ${grantId}::uuid`)
  return row ?? null
}

/** What was paid for a lot: its first fill. What orders gave back into it came later. */
export async function boughtOf(db: DbOrTx, lotId: string): Promise<number> {
  const { rows } = await db.execute<{ amount: string }>(sql`
    select coalesce(-sum(p.amount), 0) as amount from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
     where p.lot_id = ${lotId}::uuid and t.kind in ('gift-card-register', 'value-charge', 'value-charge-back')`)
  return Number(rows[0]?.amount ?? 0)
}

/** What stands at an account of the money of one payment: held by the gateway, or owed by whoever charged. */
export async function standingAt(db: DbOrTx, account: string, attemptId: string): Promise<number> {
  const { rows } = await db.execute<{ amount: string }>(sql`
    select coalesce(sum(p.amount), 0) as amount from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
     where t.attempt_id = ${attemptId}::uuid and p.account = ${account}`)
  return Number(rows[0]?.amount ?? 0)
}

export interface EndingValue extends Record<string, unknown> {
  /** The last on which it can be used. */
  readonly lastDay: string
  readonly memberId: string
  readonly points: number
  readonly emoney: number
}

interface Ending {
  readonly from: Date
  readonly until: Date
  /** Members are told so many days before: of what was given later, nobody missed it. */
  readonly daysBefore: number
}

/** What members still have of lots that end within a time, member by member and day by day. */
export async function endingBetween(db: DbOrTx, { from, until, daysBefore }: Ending): Promise<readonly EndingValue[]> {
  const { rows } = await db.execute<EndingValue>(sql`
    select a.owner_id as "memberId", (ends.day - 1)::text as "lastDay",
      coalesce(sum(l.remaining) filter (where l.account like 'points:%'), 0)::float8 as points,
      coalesce(sum(l.remaining) filter (where l.account like 'emoney:%'), 0)::float8 as emoney
      from ledger_lots l join ledger_accounts a on a.code = l.account
      cross join lateral (select (l.expires_at at time zone 'Asia/Seoul')::date as day) ends
     where l.remaining > 0 and l.expires_at >= ${from.toISOString()} and l.expires_at < ${until.toISOString()}
       and l.issued_at < (ends.day - ${daysBefore - 1}::int)::timestamp at time zone 'Asia/Seoul'
       and a.owner_id is not null
     group by 1, 2 order by 2, 1`)
  return rows
}
