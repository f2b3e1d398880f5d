import type { ResultOf } from '#/contract/endpoint.ts'
import type { listWaiting as endpoint } from '#/contract/ordering/read-order.contract.ts'
import { isStillToGo, type MergedLabel, type OrderStep } from '#/domain/orders/merged-label.ts'
import { daysAfter } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { listedOrders, standingOrders, type StandingOrder } from './list-orders.repo.ts'
import { dueDayOf, labelOf, presentSummaries } from './list-orders.ts'
import { movingOrders } from './moving-orders.ts'

const SHOWN = 6
/** What was paid for and stands still comes before what is not paid yet. */
const URGENT: readonly OrderStep[] = ['proof', 'file', 'delivery', 'payment']

/** What the customer has to do, the most urgent first and of those the longest waiting; and what is nearest of the rest. */
export async function listWaiting(db: DbOrTx, now: Date, memberId: string): Promise<ResultOf<typeof endpoint>> {
  const range = { memberId, from: new Date(0), before: daysAfter(now, 1), after: null }
  const { orders: moving } = await movingOrders(standingOrders, db, range)
  const urgency = (order: StandingOrder) => URGENT.indexOf(labelOf(order).step)
  const waiting = moving
    .filter((order) => labelOf(order).yourTurn)
    .toReversed()
    .toSorted((a, b) => urgency(a) - urgency(b))
  const nearest = nearestOf(moving)
  const ids = waiting.slice(0, SHOWN).map(({ id }) => id)
  const wanted = nearest ? [...ids, nearest.id] : ids
  const read = wanted.length > 0 ? await listedOrders(db, { ...range, ids: wanted, limit: wanted.length }) : []
  const summaries = await presentSummaries(db, read)
  const shown = new Map(
    read.flatMap((order, at) => (summaries[at] ? [[order.id, { order, summary: summaries[at] }]] : [])),
  )
  return {
    count: waiting.length,
    orders: ids.flatMap((id) => {
      const found = shown.get(id)
      if (!found) return []
      return [{ ...found.summary, workingDays: Math.max(...found.order.lines.map(({ workingDays }) => workingDays)) }]
    }),
    nearest: (nearest && shown.get(nearest.id)?.summary) ?? null,
  }
}

/** Of what waits for nobody: the next dispatch, else what is on its way, else what is being prepared without a day yet. */
function nearestOf(moving: readonly StandingOrder[]): StandingOrder | undefined {
  const quiet = moving.filter((order) => !labelOf(order).yourTurn)
  const leaving = quiet.filter((order) => dueDayOf(order) !== null && isLeaving(labelOf(order)))
  const [next] = leaving.toSorted((a, b) => (dueDayOf(a) ?? '').localeCompare(dueDayOf(b) ?? ''))
  return next ?? quiet.find((order) => labelOf(order).step === 'delivery') ?? quiet[0]
}

const isLeaving = ({ step, customer }: MergedLabel): boolean => isStillToGo({ step, text: customer })
