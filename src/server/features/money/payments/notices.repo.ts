import { sql } from '#/server/platform/db/drizzle.ts'
import type { AttemptWithOrders } from './attempts.repo.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/** One row per thing said; a repeated notice is counted, not stored again. */
export async function noteNotice(
  deps: PaymentsDeps,
  attempt: AttemptWithOrders,
  notice: { readonly kind: string; readonly status: string; readonly transactionKey: string },
): Promise<void> {
  await deps.database.db.execute(sql`
    insert into payment_notices (id, payment_key, gateway_order_id, kind, status, transaction_key, received_at)
    values (${deps.ids.uuid()}, ${attempt.paymentKey}, ${attempt.gatewayOrderId}, ${notice.kind.slice(0, 60)},
      ${notice.status.slice(0, 40)}, ${notice.transactionKey.slice(0, 100)}, ${deps.clock.now().toISOString()}::timestamptz)
    on conflict (kind, payment_key, gateway_order_id, status, transaction_key) do update set times = payment_notices.times + 1`)
}
