import { seoulDay } from '#/lib/seoul-time.ts'
import { safeStorage } from '#/web/api/safe-storage.ts'

const KEY = 'jikji-closed-today'

/** What this browser wants to see no more today; tomorrow the list is empty again. */
export function closedToday(): readonly string[] {
  const [day, ...ids] = (safeStorage().getItem(KEY) ?? '').split(' ')
  return day === seoulDay(new Date()) ? ids : []
}

export function closeForToday(id: string): void {
  safeStorage().setItem(KEY, [seoulDay(new Date()), ...new Set([...closedToday(), id])].join(' '))
}
