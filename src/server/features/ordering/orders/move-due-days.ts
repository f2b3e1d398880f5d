import type { BusinessCalendar } from '#/domain/calendar/business-days.ts'
import { dispatchDay } from '#/domain/orders/due-date.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type DueMove, promisedLines, writeDueMoves } from './due-days.repo.ts'
import type { MoveDeps } from './move-file.ts'
import { dueDaysMoved, orderTopic, STAFF_QUEUE_TOPIC } from './order-events.ts'

export interface ShownMove extends DueMove {
  readonly orderNumber: string
  readonly title: string
}

/** What of the promised days would be different by another calendar, the earliest first; changes nothing. */
export async function dueMovesBy(db: DbOrTx, calendar: BusinessCalendar, since: string): Promise<readonly ShownMove[]> {
  const lines = await promisedLines(db, since)
  return lines.flatMap(({ lineId, orderId, orderNumber, title, dueDay, paidAt, approvedAt, workingDays }) => {
    const to = dispatchDay(calendar, paidAt, approvedAt, workingDays)
    return to === null || to === dueDay ? [] : [{ lineId, orderId, orderNumber, title, from: dueDay, to }]
  })
}

/** Makes these moves: history, the open screens, and word to each customer. */
export async function moveDueDays(
  tx: Tx,
  deps: MoveDeps,
  moves: readonly ShownMove[],
  by: { readonly staffId: string; readonly note: string },
): Promise<void> {
  if (moves.length === 0) return
  await writeDueMoves(tx, moves, { ...by, at: deps.clock.now() })
  for (const [orderId, number] of new Map(moves.map((move) => [move.orderId, move.orderNumber]))) {
    await deps.live.publish(tx, orderTopic(number))
    await deps.jobs.emit(tx, dueDaysMoved, { orderId, at: deps.clock.now().toISOString() })
  }
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
}
