import type { LoaderFunctionArgs } from 'react-router'
import { readCalendar } from '#/contract/content/calendar.contract.ts'
import { businessCalendar, cutOffHour } from '#/domain/calendar/business-days.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { pageCall } from '#/web/api/page-call.ts'

export async function loader(args: LoaderFunctionArgs): Promise<{ readonly cutOff: number }> {
  const { days, cutOffs } = await pageCall(args, readCalendar, {})
  return { cutOff: cutOffHour(businessCalendar(days, cutOffs), seoulDay(new Date())) }
}
