import { sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

const NET = 'o.captured_total - o.refunded_total - o.reversed_total + o.receivable_total + o.settled_total'

/** Payments whose slip proves them; as the gateway names them. */
const CARD_NAMES = "('카드', '간편결제')"

/** The payments of the order `o`: what each took, and what of it is left. */
const PAID = `(
    select coalesce(a.method, '카드') in ${CARD_NAMES} as by_card, ao.amount - ao.released as taken,
      ao.amount - ao.released
        - coalesce((select sum(r.amount) from payment_refunds r
            where r.attempt_id = ao.attempt_id and r.order_id = ao.order_id and r.state = 'done'), 0)
        - coalesce((select sum(v.amount) from payment_reversals v
            where v.attempt_id = ao.attempt_id and v.order_id = ao.order_id and v.outcome is distinct from 'paid-again'), 0) as held
      from payment_attempt_orders ao join payment_attempts a on a.id = ao.attempt_id
     where ao.order_id = o.id and ao.captured) paid`

/** Of what was sold on credit the invoice came first, and stands however it is paid later. */
const INVOICED = `o.deferred_at is not null and exists (
      select 1 from tax_document_orders t join tax_documents d on d.id = t.document_id
       where t.order_id = o.id and d.kind = 'tax-invoice' and d.state <> 'cancelled')`

const BY_BOTH = 'bool_or(paid.by_card) and bool_or(not paid.by_card)'

/**
 * Money of the order `o` that a paper may prove. Paid by one means it is all of it, or nothing beside a card. Where a window let
 * somebody pay one part by card and another in cash, it is what is left of the cash; the slip proves the other part.
 */
export const CASH_OF_ORDER = `(
  select case
    when ${INVOICED} then ${NET}
    when ${BY_BOTH} then least(${NET}, coalesce(sum(paid.held) filter (where not paid.by_card), 0))
    when o.payment_method in ${CARD_NAMES} then 0
    else ${NET} end
  from ${PAID})`

/** What slips of cards prove of an order that was paid by both, whatever of it went back to the card since. */
export const SLIP_OF_ORDER = `(
  select case when ${BY_BOTH} and not (${INVOICED}) then sum(paid.taken) filter (where paid.by_card) else 0 end from ${PAID})`

/** What papers of the order have to say. */
export const cashOf = async (db: DbOrTx, orderId: string): Promise<number> => (await provedOf(db, orderId)).cash

export async function provedOf(db: DbOrTx, orderId: string): Promise<{ readonly cash: number; readonly slip: number }> {
  const { rows } = await db.execute<{ cash: number; slip: number }>(sql`
    select (${sql.raw(CASH_OF_ORDER)})::float8 as cash, (${sql.raw(SLIP_OF_ORDER)})::float8 as slip
      from orders o where o.id = ${orderId}::uuid`)
  return rows[0] ?? { cash: 0, slip: 0 }
}
