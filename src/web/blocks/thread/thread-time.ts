import { seoulDay, seoulTime } from '#/lib/seoul-time.ts'

/** 「오늘 09:12」, else 「11.18 17:20」, in Seoul. */
export function threadTime(instant: string, now: Date): string {
  const at = new Date(instant)
  const day = seoulDay(at)
  const name = day === seoulDay(now) ? '오늘' : day.slice(5).replace('-', '.')
  return `${name} ${seoulTime(at)}`
}
