import type { LoaderFunctionArgs } from 'react-router'
import { readCalendar } from '#/contract/content/calendar.contract.ts'
import { readRealtime, readUsualTimes } from '#/contract/production/production.contract.ts'
import { businessCalendar, nextCutOff } from '#/domain/calendar/business-days.ts'
import { pageCall } from '#/web/api/page-call.ts'

export async function loader(args: LoaderFunctionArgs) {
  const [floor, usual, { days, cutOffs }] = await Promise.all([
    pageCall(args, readRealtime, {}),
    pageCall(args, readUsualTimes, {}),
    pageCall(args, readCalendar, {}),
  ])
  const cutOff = nextCutOff(businessCalendar(days, cutOffs), new Date(floor.at)).toISOString()
  return { floor, usual: usual.steps, cutOff }
}
