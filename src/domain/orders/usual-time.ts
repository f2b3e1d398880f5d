const HOUR = 60
const DAY = 24 * HOUR
/** Under this many minutes people count in tens of minutes, under the next one in hours. */
const SHORT = 55
const LONG = 10 * HOUR

/** How long something usually takes, as people say it: `20분`, `3시간`, `하루`, `4일`. */
export function usualTime(minutes: number): string {
  if (minutes < SHORT) return `${Math.max(10, Math.round(minutes / 10) * 10)}분`
  if (minutes < LONG) return `${Math.round(minutes / HOUR)}시간`
  const days = Math.max(1, Math.round(minutes / DAY))
  return days === 1 ? '하루' : `${days}일`
}
