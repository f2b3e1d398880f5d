import { inArray, sql } from '#/server/platform/db/drizzle.ts'
import { type LeavingAct, leavingAct } from '#/domain/orders/leaving.ts'
import type { PaymentState } from '#/domain/orders/states.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { lockOrders } from './cancel-order.repo.ts'
import { closeOrder } from './close-order.ts'
import { readLines } from './lines.repo.ts'
import type { MoveDeps } from './move-file.ts'
import { factsOf } from './order-line.ts'

export interface OpenOrder {
  readonly orderNumber: string
  readonly title: string
  /** Null: never paid, and nobody is kept by it. */
  readonly act: LeavingAct | null
}

interface Row extends Record<string, unknown> {
  readonly id: string
  readonly number: string
  readonly payment: PaymentState
  readonly inWork: boolean
  readonly cancelled: boolean
  readonly openMoney: number
}

const MAYBE_OPEN: readonly PaymentState[] = ['unpaid', 'confirming', 'waiting-deposit', 'deferred']

/** Went on as a debt that was paid by another way, or given up: its customer owes nothing. */
const DEBT_CLOSED = sql`(o.payment_state = 'deferred' and o.receivable_total = 0)`

/** Orders of a member that are not over, with what the member can do about each before leaving. */
export async function openOrdersOf(db: DbOrTx, memberId: string): Promise<readonly OpenOrder[]> {
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.number, o.payment_state as payment, o.in_work as "inWork", o.cancelled_at is not null as cancelled,
      (o.captured_total - o.kept_total - o.refunded_total)::float8 as "openMoney"
    from orders o where o.member_id = ${memberId} and (o.in_work
      or (${inArray(sql`o.payment_state`, MAYBE_OPEN)} and not ${DEBT_CLOSED})
      or (o.cancelled_at is not null and o.captured_total - o.kept_total > o.refunded_total))
    order by o.placed_at`)
  const open: OpenOrder[] = []
  for (const { id, number: orderNumber, ...facts } of rows) {
    const lines = await readLines(db, id)
    const act = leavingAct({ ...facts, lines: lines.map(factsOf) })
    open.push({ orderNumber, title: lines[0]?.title ?? '', act })
  }
  return open
}

/** Locks every order of a member that is not over, so that none of them is paid while the member leaves. */
export async function lockOpenOrders(tx: Tx, memberId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from orders where member_id = ${memberId} and ${inArray(sql`payment_state`, MAYBE_OPEN)} order by id`,
  )
  if (rows.length > 0)
    await lockOrders(
      tx,
      rows.map(({ id }) => id),
    )
}

/** Orders that were never paid end with the membership: nobody could pay them any more. */
export async function cancelUnpaid(
  tx: Tx,
  deps: MoveDeps,
  { memberId, orderNumbers }: { readonly memberId: string; readonly orderNumbers: readonly string[] },
): Promise<void> {
  for (const orderNumber of orderNumbers)
    await closeOrder(tx, deps, { orderNumber, memberId, reason: '회원 탈퇴', by: { kind: 'customer', id: memberId } })
}
