import type { ResultOf } from '#/contract/endpoint.ts'
import type { listWaiting as endpoint } from '#/contract/ordering/read-order.contract.ts'
import { isStillToGo, type OrderStep } from '#/domain/orders/merged-label.ts'
import { daysAfter } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { ListedOrder } from './list-orders.repo.ts'
import { labelOf, presentSummary } from './list-orders.ts'
import { movingOrders } from './moving-orders.ts'

const SHOWN = 6
/** What was paid for and stands still comes before what is not paid yet. */
const URGENT: readonly OrderStep[] = ['proof', 'file', 'delivery', 'payment']

/** What the customer has to do, the most urgent first and of those the longest waiting; when there is nothing, the next day something leaves. */
export async function listWaiting(db: DbOrTx, now: Date, memberId: string): Promise<ResultOf<typeof endpoint>> {
  const range = { memberId, from: new Date(0), before: daysAfter(now, 1), after: null }
  const moving = await movingOrders(db, range)
  const urgency = (order: ListedOrder) => URGENT.indexOf(labelOf(order).step)
  const waiting = moving
    .filter((order) => labelOf(order).yourTurn)
    .toReversed()
    .toSorted((a, b) => urgency(a) - urgency(b))
  const [nextDispatch] = moving
    .map(presentSummary)
    .filter(({ label, dueDay }) => dueDay !== null && !label.yourTurn && isStillToGo(label))
    .toSorted((a, b) => (a.dueDay ?? '').localeCompare(b.dueDay ?? ''))
  return {
    count: waiting.length,
    orders: waiting.slice(0, SHOWN).map((order) => ({
      ...presentSummary(order),
      workingDays: Math.max(...order.lines.map(({ workingDays }) => workingDays)),
    })),
    nextDispatch: nextDispatch ?? null,
  }
}
