import type { ResultOf } from '#/contract/endpoint.ts'
import type { listWaiting as endpoint } from '#/contract/ordering/read-order.contract.ts'
import { isStillToGo, type MergedLabel, type OrderStep } from '#/domain/orders/merged-label.ts'
import { daysAfter } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { ListedOrder } from './list-orders.repo.ts'
import { dueDayOf, labelOf, presentSummaries } from './list-orders.ts'
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
  const shown = waiting.slice(0, SHOWN)
  const summaries = await presentSummaries(db, shown)
  const [leaving] = moving
    .filter((order) => dueDayOf(order) !== null && isLeaving(labelOf(order)))
    .toSorted((a, b) => (dueDayOf(a) ?? '').localeCompare(dueDayOf(b) ?? ''))
  const [nextDispatch] = leaving ? await presentSummaries(db, [leaving]) : []
  return {
    count: waiting.length,
    orders: shown.flatMap((order, at) => {
      const summary = summaries[at]
      return summary
        ? [{ ...summary, workingDays: Math.max(...order.lines.map(({ workingDays }) => workingDays)) }]
        : []
    }),
    nextDispatch: nextDispatch ?? null,
  }
}

const isLeaving = ({ step, customer, yourTurn }: MergedLabel): boolean =>
  !yourTurn && isStillToGo({ step, text: customer })
