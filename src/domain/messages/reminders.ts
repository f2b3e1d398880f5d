import { addWorkingDays, type BusinessCalendar } from '#/domain/calendar/business-days.ts'
import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { afterNight } from './send-time.ts'

const HOUR_MS = 3_600_000
const EARLY = 24 * HOUR_MS
const LATE = 3 * HOUR_MS
/** Working days after a proof went out. */
const PROOF_DAYS = [1, 3] as const
const MORNING_HOUR = 10

/**
 * When somebody who was given an account is reminded of it: a day before its term ends, of a short term three hours before. Null
 * where that would be at once or too late.
 */
export function accountReminderAt(issuedAt: Date, dueAt: Date): Date | null {
  for (const before of [EARLY, LATE]) {
    const at = afterNight(new Date(dueAt.getTime() - before))
    if (at.getTime() - issuedAt.getTime() >= LATE && dueAt.getTime() - at.getTime() >= HOUR_MS) return at
  }
  return null
}

/** When somebody is reminded of a proof that waits. */
export function proofReminderTimes(calendar: BusinessCalendar, sentAt: Date): readonly Date[] {
  const day = seoulDay(sentAt)
  return PROOF_DAYS.map(
    (days) => new Date(seoulMidnight(addWorkingDays(calendar, day, days)).getTime() + MORNING_HOUR * HOUR_MS),
  )
}
