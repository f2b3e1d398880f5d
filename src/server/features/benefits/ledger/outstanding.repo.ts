import { sql } from '#/server/platform/db/drizzle.ts'
import type { Db, DbOrTx } from '#/server/platform/db/database.ts'

export interface OwedDay {
  readonly day: string
  readonly points: number
  readonly emoneyPaid: number
  readonly emoneyFree: number
  readonly giftCards: number
}

/**
 * What the shop owes in value at the end of each of the last days of Seoul, the newest first: what it owes now, from what is left
 * of lots, less what was booked since. So it reads a month of the books, however long they are. What a clock that was ahead has
 * booked for days to come holds today.
 */
export async function owedByDay(db: DbOrTx, today: string, days: number): Promise<readonly OwedDay[]> {
  const { rows } = await db.execute<Record<keyof OwedDay, string>>(sql`
    with today as (select ${today}::date as day),
    now as (
      select coalesce(sum(l.remaining) filter (where l.account like 'points:%'), 0) as points,
             coalesce(sum(l.remaining) filter (where l.account like 'emoney:%' and l.value_kind = 'paid'), 0) as paid,
             coalesce(sum(l.remaining) filter (where l.account like 'emoney:%' and l.value_kind = 'free'), 0) as free,
             (select coalesce(-sum(amount), 0) from ledger_postings where account = 'gift-cards') as cards
        from ledger_lots l where l.remaining > 0),
    moved as (
      select (t.at at time zone 'Asia/Seoul')::date as day,
             -coalesce(sum(p.amount) filter (where p.account like 'points:%'), 0) as points,
             -coalesce(sum(p.amount) filter (where p.account like 'emoney:%' and l.value_kind = 'paid'), 0) as paid,
             -coalesce(sum(p.amount) filter (where p.account like 'emoney:%' and l.value_kind = 'free'), 0) as free,
             -coalesce(sum(p.amount) filter (where p.account = 'gift-cards'), 0) as cards
        from today, ledger_transactions t
        join ledger_postings p on p.transaction_id = t.id
        left join ledger_lots l on l.id = p.lot_id
       where t.at >= ((today.day - ${days}::int)::timestamp at time zone 'Asia/Seoul')
         and t.at < ((today.day + 1)::timestamp at time zone 'Asia/Seoul')
         and (t.kind like 'value-%' or t.kind like 'gift-card-%')
       group by 1)
    select d.day::date::text as day,
           now.points - coalesce(sum(m.points), 0) as points, now.paid - coalesce(sum(m.paid), 0) as "emoneyPaid",
           now.free - coalesce(sum(m.free), 0) as "emoneyFree", now.cards - coalesce(sum(m.cards), 0) as "giftCards"
      from today cross join now
      cross join lateral generate_series(today.day - ${days - 1}::int, today.day, interval '1 day') d(day)
      left join moved m on m.day > d.day::date
     group by d.day, now.points, now.paid, now.free, now.cards order by d.day desc`)
  return rows.map(({ day, points, emoneyPaid, emoneyFree, giftCards }) => ({
    day,
    points: Number(points),
    emoneyPaid: Number(emoneyPaid),
    emoneyFree: Number(emoneyFree),
    giftCards: Number(giftCards),
  }))
}

/** Value that was sold since an instant: cards that were issued, and what was charged. */
export async function issuedSince(db: Db, since: Date): Promise<number> {
  const { rows } = await db.execute<{ amount: string }>(sql`
    select coalesce(-sum(p.amount), 0) as amount from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
     where t.at >= ${since.toISOString()} and (t.kind in ('gift-card-issue', 'gift-card-stop') and p.account = 'gift-cards'
       or t.kind in ('value-charge', 'value-charge-back') and p.lot_id is not null)`)
  return Number(rows[0]?.amount ?? 0)
}
