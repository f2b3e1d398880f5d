import { DAY_MS, seoulClock, seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'
import { isEnded, type ParcelStage } from './parcel.ts'

export interface LookedAt {
  readonly stage: ParcelStage
  readonly dispatchedAt: Date
  /** Calls in a row that brought nothing: no answer, or a number that the courier does not know yet. */
  readonly misses: number
}

const HOUR_MS = 3_600_000
/** A number is known some hours after its label was printed, and each call costs, misses included. */
const FIRST_LOOK_HOURS = 3
/** Couriers say nothing new at night. */
const MORNING_HOUR = 7
const NIGHT_HOUR = 22
/** After so long nobody asks any more; staff was told long before. */
const GIVE_UP_DAYS = 30
const MOST_HOURS = 12

const HOURS: Readonly<Record<ParcelStage, number>> = {
  waiting: 3,
  registered: 3,
  'picked-up': 4,
  moving: 4,
  'at-branch': 2,
  out: 1,
  delivered: 0,
  returned: 0,
  lost: 0,
}

export const firstLook = (dispatchedAt: Date): Date =>
  notAtNight(new Date(dispatchedAt.getTime() + FIRST_LOOK_HOURS * HOUR_MS))

/** When the courier is asked again; null when there is nothing more to hear. */
export function nextLook(parcel: LookedAt, now: Date): Date | null {
  if (isEnded(parcel.stage) || now.getTime() - parcel.dispatchedAt.getTime() > GIVE_UP_DAYS * DAY_MS) return null
  const hours = Math.min(MOST_HOURS, HOURS[parcel.stage] * 2 ** Math.min(parcel.misses, 4))
  return notAtNight(new Date(now.getTime() + hours * HOUR_MS))
}

function notAtNight(at: Date): Date {
  const hour = seoulClock(at).getUTCHours()
  if (hour >= MORNING_HOUR && hour < NIGHT_HOUR) return at
  const midnight = seoulMidnight(seoulDay(at)).getTime()
  return new Date(midnight + (hour < MORNING_HOUR ? MORNING_HOUR : 24 + MORNING_HOUR) * HOUR_MS)
}

const FIRST_RETRY_MS = 10 * 60_000

/** The service was not reached: soon again, then less and less often, up to some hours. */
export const afterFailure = (misses: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(4 * HOUR_MS, FIRST_RETRY_MS * 2 ** Math.min(misses - 1, 6)))
