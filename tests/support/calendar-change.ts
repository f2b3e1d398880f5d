import { type CalendarChange, changeDays, previewChange } from '#/contract/production/staff-calendar.contract.ts'
import type { StaffCaller } from './callers.ts'
import type { TestShop } from './test-shop.ts'

/** As the desk does it: first what it would move, then the change itself. */
export async function changeCalendar(shop: TestShop, as: StaffCaller, change: CalendarChange, key?: string) {
  const { seen } = (await shop.call(previewChange, { as, body: change })).data
  return shop.call(changeDays, { as, body: { ...change, seen }, ...(key === undefined ? {} : { key }) })
}
