const MINUTE = 60_000

/** `2시간 20분`; the day counts when it is further away. */
export function timeLeft(now: Date, until: Date): string {
  const minutes = Math.max(0, Math.floor((until.getTime() - now.getTime()) / MINUTE))
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return `${Math.floor(hours / 24)}일 ${hours % 24}시간`
  return hours > 0 ? `${hours}시간 ${minutes % 60}분` : `${minutes}분`
}
