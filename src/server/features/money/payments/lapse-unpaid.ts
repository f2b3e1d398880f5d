import { sql } from '#/server/platform/db/drizzle.ts'
import { AppError } from '#/contract/errors.ts'
import { lapseLimits, UNPAID_DAYS } from '#/domain/orders/lapse.ts'
import { SYSTEM } from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { carryOutCancel } from './cancel-order.ts'
import type { PaymentsDeps } from './payments-deps.ts'

const AT_ONCE = 200
const WHY = `${UNPAID_DAYS}일 동안 결제하지 않아 취소했습니다.`

/** Orders that nobody pays are cancelled, each in a transaction of its own; one that is being paid at the same moment stays. */
export async function lapseUnpaid(deps: PaymentsDeps): Promise<void> {
  for (const orderNumber of await unpaidFor(deps.database.db, lapseLimits(deps.clock.now()))) {
    const cancellation = { orderNumber, memberId: null, reason: WHY, by: SYSTEM, refundAccount: null, kept: 0 }
    await deps.database
      .transaction(async (tx) => {
        if (!(await stillUnpaid(tx, orderNumber))) return
        await carryOutCancel(tx, deps, cancellation)
      })
      .catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        deps.log.info({ orderNumber, code: error.code }, 'an unpaid order did not lapse')
      })
  }
}

async function unpaidFor(db: DbOrTx, { placed, tried }: ReturnType<typeof lapseLimits>): Promise<readonly string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select o.number from orders o
     where o.payment_state = 'unpaid' and o.placed_at < ${placed.toISOString()}::timestamptz
       and o.money_missing_since is null and not o.in_work
       and not exists (
         select 1 from payment_attempt_orders ao join payment_attempts a on a.id = ao.attempt_id
          where ao.order_id = o.id and a.created_at > ${tried.toISOString()}::timestamptz)
     order by o.placed_at limit ${AT_ONCE}`)
  return rows.map(({ number }) => number)
}

/** Locks the order, so that a payment comes before or after its end and never with it. */
async function stillUnpaid(db: DbOrTx, number: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from orders where number = ${number} and payment_state = 'unpaid' and not in_work for update`,
  )
  return rows.length > 0
}
