import type { ResultOf } from '#/contract/endpoint.ts'
import type { listWaiting as endpoint } from '#/contract/ordering/read-order.contract.ts'
import { isStillToGo } from '#/domain/orders/merged-label.ts'
import { daysAfter } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { labelOf, presentSummary } from './list-orders.ts'
import { movingOrders } from './moving-orders.ts'

const SHOWN = 6

/** What the customer has to do, longest waiting first; when there is nothing, the next day something leaves. */
export async function listWaiting(db: DbOrTx, now: Date, memberId: string): Promise<ResultOf<typeof endpoint>> {
  const range = { memberId, from: new Date(0), before: daysAfter(now, 1), after: null }
  const moving = await movingOrders(db, range)
  const waiting = moving.filter((order) => labelOf(order).yourTurn).toReversed()
  const [nextDispatch] = moving
    .map(presentSummary)
    .filter(({ label, dueDay }) => dueDay !== null && !label.yourTurn && isStillToGo(label))
    .toSorted((a, b) => (a.dueDay ?? '').localeCompare(b.dueDay ?? ''))
  return {
    orders: waiting.slice(0, SHOWN).map((order) => ({
      ...presentSummary(order),
      workingDays: Math.max(...order.lines.map(({ workingDays }) => workingDays)),
    })),
    nextDispatch: nextDispatch ?? null,
  }
}
