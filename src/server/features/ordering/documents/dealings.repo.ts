import { type SQL, sql } from '#/server/platform/db/drizzle.ts'
import type { Dealing } from '#/domain/documents/dealing.ts'
import { dealKind } from '#/domain/documents/dealing.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { dealings } from './dealings.sql.ts'
import { type GivenBack, givenBackBehind } from './given-back.repo.ts'

export interface OrderDealing extends Dealing {
  readonly orderId: string
  /** Null where nobody decided what goes back: a sale, a cancellation by the customer. */
  readonly given: GivenBack | null
}

type Row = Record<string, unknown> & {
  readonly orderId: string
  readonly kind: string
  readonly reference: string
  readonly at: string
  readonly first: boolean
  readonly stands: number
  readonly supply: number
  readonly vat: number
  readonly paid: number
  readonly prepaid: number
  readonly owed: number
}

/** What was booked on these orders, the oldest first. */
export async function dealingsOf(db: DbOrTx, orderIds: readonly string[]): Promise<readonly OrderDealing[]> {
  if (orderIds.length === 0) return []
  return dealingRows(db, sql`o.id = any(${sql.param([...orderIds])}::uuid[])`, sql`true`, null)
}

/** Bookings of the orders that `which` picks, those for which `when` holds; `which` asks of orders as `o`. */
export async function dealingRows(
  db: DbOrTx,
  which: SQL,
  when: SQL,
  limit: number | null,
): Promise<readonly OrderDealing[]> {
  const { rows } = await db.execute<Row>(sql`
    select order_id as "orderId", kind, reference, at, first, stands, supply, vat, paid, prepaid, owed
    from (${dealings(which)}) d where ${when} order by at, seq limit ${limit}`)
  const given = await givenBackBehind(
    db,
    rows.filter(({ supply, vat }) => supply + vat < 0).map(({ reference }) => reference),
  )
  return rows.map(({ orderId, kind, reference, at, first, stands, ...money }) => ({
    orderId,
    kind: dealKind({ kind, first, stands, ...money }),
    given: given.get(reference) ?? null,
    changeId: kind === 'order-change' ? (reference.split(':')[0] ?? null) : null,
    at: new Date(at),
    ...money,
  }))
}
