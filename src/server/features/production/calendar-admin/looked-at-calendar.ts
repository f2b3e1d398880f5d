import type { Day } from '#/domain/calendar/business-days.ts'
import type { Things } from '#/server/platform/looked-at.ts'

/** What a new cut-off is decided beside: those that have not begun. A past one cannot be changed by anybody. */
export const cutOffThings = (cutOffs: readonly { readonly from: Day; readonly hour: number }[], today: Day): Things =>
  Object.fromEntries(cutOffs.filter(({ from }) => from > today).map(({ from, hour }) => [`${from}부터의 마감`, hour]))

/** What is written down of the days that are to be changed. */
export const dayThings = (
  days: readonly { readonly day: Day; readonly kind: string; readonly name: string }[],
): Things => ({
  '고른 날의 쉬는 날': days.map(({ day, kind, name }) => [day, kind, name]),
})
