import { sql } from '#/server/platform/db/drizzle.ts'
import type { OrderPapers } from '#/contract/ordering/deals.contract.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

type Row = Record<string, unknown> & OrderPapers

/** The papers of a member's own order; null for any other. */
export async function papersOf(db: DbOrTx, memberId: string, orderNumber: string): Promise<OrderPapers | null> {
  const { rows } = await db.execute<Row>(sql`
    select exists (select 1 from ledger_transactions t where t.memo = o.number and t.kind like 'order-%') as dealt,
      (select e.number from estimates e where e.order_id = o.id order by e.made_at limit 1) as estimate,
      (select coalesce(jsonb_agg(jsonb_build_object('at', to_char(a.settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'method', coalesce(a.method, ''), 'amount', a.amount, 'url', a.details->>'receiptUrl') order by a.settled_at), '[]')
        from payment_attempt_orders ao join payment_attempts a on a.id = ao.attempt_id
       where ao.order_id = o.id and ao.captured and a.settled_at is not null and a.details->>'receiptUrl' is not null) as receipts
    from orders o where o.number = ${orderNumber} and o.member_id = ${memberId}::uuid`)
  return rows[0] ?? null
}
