import { sql } from '#/server/platform/db/drizzle.ts'
import type { LotOrigin } from '#/domain/ledger/lots.ts'
import type { Db } from '#/server/platform/db/database.ts'

export interface HistoryRow {
  readonly id: string
  readonly at: Date
  readonly kind: string
  readonly memo: string
  readonly orderId: string | null
  readonly origin: LotOrigin | null
  readonly amount: number
  readonly balance: number
  /** Where the next page goes on. */
  readonly last: string
}

/** What came to accounts of a member and went, booking by booking, the newest first, with what was left after each. */
export async function historyOf(
  db: Db,
  { memberId, prefix, before, limit }: { memberId: string; prefix: string; before: string | null; limit: number },
): Promise<readonly HistoryRow[]> {
  const { rows } = await db.execute<Record<keyof HistoryRow, unknown>>(sql`
    with booked as (
      select p.transaction_id, max(p.id) as last, -sum(p.amount) as amount, min(l.origin) as origin
        from ledger_accounts a
        join ledger_postings p on p.account = a.code
        left join ledger_lots l on l.id = p.lot_id
       where a.owner_id = ${memberId} and a.code like ${`${prefix}:%`}
       group by p.transaction_id),
    running as (select *, sum(amount) over (order by last) as balance from booked)
    select t.id, t.at, t.kind, t.memo, t.order_id as "orderId", r.origin, r.amount::float8 as amount,
           r.balance::float8 as balance, r.last::text as last
      from running r join ledger_transactions t on t.id = r.transaction_id
     where r.last < coalesce(${before}::bigint, 9223372036854775807)
     order by r.last desc limit ${limit}`)
  return rows.map((row) => ({ ...(row as unknown as HistoryRow), at: new Date(row.at as string) }))
}
