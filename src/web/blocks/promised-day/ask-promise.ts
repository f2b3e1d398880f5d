import { readCalendar } from '#/contract/content/calendar.contract.ts'
import { type BusinessCalendar, businessCalendar } from '#/domain/calendar/business-days.ts'
import { type DispatchPromise, dispatchPromise } from '#/domain/calendar/dispatch-promise.ts'
import { call } from '#/web/api/call.ts'

/** A day off that staff add while a page stands open is said after this long at the latest. */
const ASK_AGAIN_MS = 10 * 60_000

let known: { readonly calendar: BusinessCalendar; readonly at: number } | null = null

/** The days on which the shop works, as it told a moment ago. */
export async function shopCalendar(): Promise<BusinessCalendar> {
  if (known && Date.now() - known.at < ASK_AGAIN_MS) return known.calendar
  const { days, cutOffs } = await call(readCalendar, { errors: 'throw' })
  const calendar = businessCalendar(days, cutOffs)
  known = { calendar, at: Date.now() }
  return calendar
}

/** When a job ordered now leaves; null when the shop's calendar could not be read: then no day is named at all. */
export async function askPromise(workingDays: number): Promise<DispatchPromise | null> {
  const calendar = await shopCalendar().catch(() => null)
  return calendar && dispatchPromise(calendar, new Date(), workingDays)
}
