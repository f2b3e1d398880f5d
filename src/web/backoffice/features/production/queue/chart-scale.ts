import { seoulDay, seoulMidnight } from '#/lib/seoul-time.ts'

const HOUR_MS = 3_600_000

/** The shop's day on the chart, as parts of its width. */
export interface DayScale {
  readonly from: number
  readonly to: number
  /** 0 at the left edge, 1 at the right; cut off at both. */
  at(instant: number): number
  readonly hours: readonly { readonly label: string; readonly x: number; readonly major: boolean }[]
}

const OPENS = 8
const CLOSES = 18

/** 08 to 18 in Seoul; outside these hours it stretches so that now is always on it. */
export function dayScale(now: Date): DayScale {
  const midnight = seoulMidnight(seoulDay(now)).getTime()
  const hour = (now.getTime() - midnight) / HOUR_MS
  const first = Math.min(OPENS, Math.floor(hour))
  const last = Math.max(CLOSES, Math.min(24, Math.ceil(hour + 0.5)))
  const from = midnight + first * HOUR_MS
  const to = midnight + last * HOUR_MS
  const at = (instant: number) => Math.max(0, Math.min(1, (instant - from) / (to - from)))
  const hours = Array.from({ length: last - first + 1 }, (_, index) => {
    const own = first + index
    return { label: String(own).padStart(2, '0'), x: at(midnight + own * HOUR_MS), major: own % 2 === 0 }
  })
  return { from, to, at, hours }
}

/** 「38분」, 「3시간 54분」, 「1일 2시간」. */
export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  if (days > 0) return hours > 0 ? `${days}일 ${hours}시간` : `${days}일`
  if (hours > 0) return rest > 0 ? `${hours}시간 ${rest}분` : `${hours}시간`
  return `${rest}분`
}
