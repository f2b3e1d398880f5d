import type { LoaderFunctionArgs } from 'react-router'
import { readRush } from '#/contract/catalogue/rush.contract.ts'
import { readCalendar } from '#/contract/content/calendar.contract.ts'
import { getShop } from '#/contract/content/shop.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { pageCall } from '#/web/api/page-call.ts'

export type Rush = ResultOf<typeof readRush>

export async function loader(args: LoaderFunctionArgs) {
  const [rush, { days, cutOffs }, { pickUpAt }] = await Promise.all([
    pageCall(args, readRush, { query: {} }),
    pageCall(args, readCalendar, {}),
    pageCall(args, getShop, {}),
  ])
  return { rush, days, cutOffs, pickUpAt }
}
