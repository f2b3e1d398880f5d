import { REST } from '#/domain/orders/rest-day.ts'
import { daysAfter, daysBefore, seoulDay } from '#/lib/seoul-time.ts'
import { restDueSoon, restOverdue, restsDue } from '#/server/features/ordering/orders/orders.public.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/** A shop that was off for so many days still says what it did not say. */
const LATE_DAYS = 7

/**
 * Customers hear of a rest that is due soon, and of a day that has gone by, each once for each day that was agreed: who is told
 * remembers what of, so that a run may be repeated.
 */
export async function remindRests({ database, jobs, clock }: PaymentsDeps): Promise<void> {
  const now = clock.now()
  const today = seoulDay(now)
  await database.transaction(async (tx) => {
    const due = await restsDue(tx, seoulDay(daysBefore(now, LATE_DAYS)), seoulDay(daysAfter(now, REST.remindDays)))
    for (const { id, day } of due) await jobs.emit(tx, day < today ? restOverdue : restDueSoon, { orderId: id, day })
  })
}
