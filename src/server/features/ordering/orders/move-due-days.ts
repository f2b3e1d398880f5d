import { type BusinessCalendar, dayAfter, workingDayFrom } from '#/domain/calendar/business-days.ts'
import { dispatchDay } from '#/domain/orders/due-date.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { calendarToPromiseBy } from '#/server/features/content/calendar/calendar.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { type DueMove, promisedLines, writeDueMoves } from './due-days.repo.ts'
import type { MoveDeps } from './move-file.ts'
import { dueDaysMoved, orderTopic, STAFF_QUEUE_TOPIC } from './order-events.ts'

export interface ShownMove extends DueMove {
  readonly orderNumber: string
  readonly title: string
}

/** What of the promised days would be different by another calendar, the earliest first; changes nothing. Of one order, or of all. */
export async function dueMovesBy(
  db: DbOrTx,
  calendar: BusinessCalendar,
  since: string,
  ofOrder?: string,
): Promise<readonly ShownMove[]> {
  const lines = await promisedLines(db, since, ofOrder)
  return lines.flatMap((line) => {
    const { lineId, orderId, orderNumber, title, dueDay } = line
    // What is made again was promised anew, and what somebody chose was told: neither payment nor approval say when.
    const to = line.round > 0 || line.byHand ? workingDayFrom(calendar, dueDay) : dispatchDay(calendar, line)
    return to === null || to === dueDay ? [] : [{ lineId, orderId, orderNumber, title, from: dueDay, to }]
  })
}

/** A parcel that came back goes out again; while it was away, its promised day may have become one without work. */
export async function promiseAgain(tx: Tx, deps: MoveDeps, orderId: string, staffId: string): Promise<void> {
  const calendar = await calendarToPromiseBy(tx)
  const moves = await dueMovesBy(tx, calendar, dayAfter(seoulDay(deps.clock.now())), orderId)
  await moveDueDays(tx, deps, moves, { staffId, note: '돌아온 상자를 다시 보냅니다.' })
}

/** Makes these moves: history, the open screens, and word to each customer; `byHand`: somebody chose the day, and the note is told. */
export async function moveDueDays(
  tx: Tx,
  deps: MoveDeps,
  moves: readonly ShownMove[],
  { byHand = false, ...by }: { readonly staffId: string; readonly note: string; readonly byHand?: boolean },
): Promise<void> {
  if (moves.length === 0) return
  await writeDueMoves(tx, moves, { ...by, byHand, at: deps.clock.now() })
  for (const [orderId, number] of new Map(moves.map((move) => [move.orderId, move.orderNumber]))) {
    await deps.live.publish(tx, orderTopic(number))
    await deps.jobs.emit(tx, dueDaysMoved, {
      orderId,
      at: deps.clock.now().toISOString(),
      ...(byHand ? { why: by.note } : {}),
    })
  }
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
}
