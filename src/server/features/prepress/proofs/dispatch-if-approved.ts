const HOUR_MS = 3_600_000
const LONGEST_WAIT_HOURS = 24 * 14

/**
 * The dispatch day that an approval now would give, and until when that holds: cut-offs fall on full hours, so the first
 * full hour at which the day changes is the one. `dayAt` answers `YYYY-MM-DD`, or null while the job is not paid.
 */
export function dispatchIfApproved(
  now: Date,
  dayAt: (instant: Date) => string | null,
): { until: string; day: string } | null {
  const day = dayAt(now)
  if (!day) return null
  const nextHour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS
  for (let hour = 0; hour < LONGEST_WAIT_HOURS; hour += 1) {
    const instant = new Date(nextHour + hour * HOUR_MS)
    if (dayAt(instant) !== day) return { until: instant.toISOString(), day }
  }
  return null
}
