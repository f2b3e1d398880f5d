import { sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

export interface EndedCards {
  /** What was taken off the cards of a batch because they ended, less what was put back. */
  readonly amount: number
  readonly bookings: number
}

/** What is booked of the end of gift cards; a booking names its batch and how many came before it. */
export async function endedCardsOf(db: DbOrTx, batchId: string): Promise<EndedCards> {
  const { rows } = await db.execute<{ amount: string; bookings: string }>(sql`
    select coalesce(sum(p.amount), 0) as amount, count(*) as bookings
      from ledger_transactions t join ledger_postings p on p.transaction_id = t.id and p.account = 'gift-cards'
     where t.kind = 'gift-card-expire' and t.reference like ${`${batchId}:%`}`)
  return { amount: Number(rows[0]?.amount ?? 0), bookings: Number(rows[0]?.bookings ?? 0) }
}
