import { sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { CASH_OF_ORDER } from './cash-of-order.ts'

export interface PaperDifference extends Record<string, unknown> {
  readonly orderNumber: string
  readonly isInvoice: boolean
  readonly cash: number
  /** What its papers prove, or will by themselves. */
  readonly said: number
}

/**
 * Orders that were booked on the day, or have a paper of it, of which the tax office is told another amount than the cash they brought:
 * a paper has failed, or an amendment waits for somebody to confirm it. One that only waits for its day is no difference.
 */
export async function paperDifferences(db: DbOrTx, day: string): Promise<readonly PaperDifference[]> {
  const { rows } = await db.execute<PaperDifference>(sql`
    with touched as materialized (
      select o.id from ledger_transactions t join orders o on o.number = t.memo
       where t.at >= (${day}::date)::timestamp at time zone 'Asia/Seoul'
         and t.at < (${day}::date + 1)::timestamp at time zone 'Asia/Seoul' and t.kind like 'order-%'
      union
      select l.order_id from tax_documents d join tax_document_orders l on l.document_id = d.id where d.write_day = ${day}::date),
    said as materialized (
      select l.order_id, bool_or(d.kind = 'tax-invoice') as invoice,
        coalesce(sum(l.supply + l.vat) filter (where d.state not in ('failed', 'proposed')), 0) as amount
        from touched join tax_document_orders l on l.order_id = touched.id
          join tax_documents d on d.id = l.document_id and d.state <> 'cancelled'
       group by 1)
    select o.number as "orderNumber", said.invoice as "isInvoice", (${sql.raw(CASH_OF_ORDER)})::float8 as cash, said.amount::float8 as said
      from said join orders o on o.id = said.order_id
     where said.amount <> ${sql.raw(CASH_OF_ORDER)}`)
  return rows
}
