import { sql } from '#/server/platform/db/drizzle.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { GatewayPayment, PaymentGateway } from '#/server/ports/payment-gateway.ts'

export interface GatewayDifference {
  readonly gatewayOrderId: string
  /** Null: the gateway could not be asked. */
  readonly gateway: number | null
  readonly books: number
}

interface Row extends Record<string, unknown> {
  readonly gatewayOrderId: string
  readonly paymentKey: string
  readonly books: number
}

/** What the gateway holds for the shop of one payment, whatever became of it. */
export const heldOf = ({ status, balance }: GatewayPayment): number =>
  status === 'done' || status === 'partly-cancelled' ? balance : 0

/**
 * Asks the gateway itself about every try to pay that is open, owed or not older than `since`, and answers where it holds
 * another amount than the books say. Only reads. Newest first, at most `limit`: a shop of years is not asked about each time.
 */
export async function gatewayDifferences(
  db: DbOrTx,
  gateway: PaymentGateway,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<{ readonly asked: number; readonly differences: readonly GatewayDifference[] }> {
  const { rows } = await db.execute<Row>(sql`
    select a.gateway_order_id as "gatewayOrderId", a.payment_key as "paymentKey", coalesce((
        select sum(p.amount) from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
         where t.attempt_id = a.id and p.account = 'gateway-receivable'), 0)::bigint as books
    from payment_attempts a
    where a.payment_key is not null and not a.practised and (a.created_at >= ${since.toISOString()}::timestamptz
        or a.state in ('confirming', 'waiting-deposit')
        or exists (select 1 from repayments r where r.attempt_id = a.id and r.state in ('needs-account', 'returning', 'refused')))
      and not exists (select 1 from payment_refunds r where r.attempt_id = a.id and r.state = 'requested')
    order by a.created_at desc limit ${limit}`)
  const differences: GatewayDifference[] = []
  for (const { gatewayOrderId, paymentKey, books } of rows) {
    const found = await gateway.lookUp({ paymentKey })
    const held = found.kind === 'payment' ? heldOf(found.payment) : found.kind === 'none' ? 0 : null
    if (held !== books) differences.push({ gatewayOrderId, gateway: held, books })
  }
  return { asked: rows.length, differences }
}
