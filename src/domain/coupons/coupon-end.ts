import { DAY_MS, daysAfter, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'

/** A coupon that comes back after its end can still be used this long. */
export const GRACE_DAYS = 7
/** Before its end its member is told once. */
export const ENDS_SOON_DAYS = 7

export interface Validity {
  readonly validDays: number | null
  readonly validUntil: Date | null
}

/** The midnight in Seoul after its last day: of so many days, counting the one it was given on, or the same for all. */
export function endOfCoupon({ validDays, validUntil }: Validity, issuedAt: Date): Date {
  if (validUntil) return validUntil
  return daysAfter(seoulMidnight(seoulDay(issuedAt)), validDays ?? 1)
}

const graceAfter = (at: Date): Date => daysAfter(seoulMidnight(seoulDay(at)), GRACE_DAYS + 1)

interface Returned {
  readonly endsAt: Date
  /** As it was given; `endsAt` is later once it had its days of grace. */
  readonly firstEndsAt: Date
}

/** Its old end, or seven days where that is over; once only, else ordering and cancelling would keep a coupon for ever. */
export const endOfReturned = ({ endsAt, firstEndsAt }: Returned, at: Date): Date =>
  endsAt > at || endsAt > firstEndsAt ? endsAt : graceAfter(at)

/** The last day on which it can be used, in Seoul. */
export const lastDayOf = (endsAt: Date): string => seoulDay(new Date(endsAt.getTime() - 1))

/** Days that are left after today; 0 on the last one. */
export function daysLeft(endsAt: Date, now: Date): number {
  const last = seoulMidnight(lastDayOf(endsAt)).getTime()
  return Math.round((last - seoulMidnight(seoulDay(now)).getTime()) / DAY_MS)
}
