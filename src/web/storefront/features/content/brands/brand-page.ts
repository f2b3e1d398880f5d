import type { LoaderFunctionArgs } from 'react-router'
import { currentTariff } from '#/contract/catalogue/pricing.contract.ts'
import { readCalendar } from '#/contract/content/calendar.contract.ts'
import type { BrandShown } from '#/contract/content/brands.contract.ts'
import { listKinds } from '#/contract/catalogue/catalog.contract.ts'
import {
  addWorkingDays,
  businessCalendar,
  cutOffHour,
  type Day,
  nextWorkingDay,
  startDay,
} from '#/domain/calendar/business-days.ts'
import type { BindingPriceRow } from '#/domain/bindings/binding-prices.ts'
import { atLevel } from '#/domain/pricing/price-level.ts'
import { pageCall } from '#/web/api/page-call.ts'

/** Until when work is closed on a day, and when what was ordered before leaves. */
export interface CutOffDay {
  readonly day: Day
  readonly hour: number
  readonly leaves: Day
}

const DAYS = 5

/** The next five days on which work is closed, by the days that a textbook takes; null when the shop cannot say. */
export async function weekOf(args: LoaderFunctionArgs): Promise<{ workingDays: number; days: CutOffDay[] } | null> {
  try {
    const [{ days: closed, cutOffs }, { items }] = await Promise.all([
      pageCall(args, readCalendar, {}),
      pageCall(args, listKinds, {}),
    ])
    const textbook = items.find(({ code }) => code === 'C413')
    if (!textbook) return null
    const { workingDays } = textbook
    const calendar = businessCalendar(closed, cutOffs)
    const days: CutOffDay[] = []
    for (let day = startDay(calendar, new Date()); days.length < DAYS; day = nextWorkingDay(calendar, day))
      days.push({ day, hour: cutOffHour(calendar, day), leaves: addWorkingDays(calendar, day, workingDays) })
    return { workingDays, days }
  } catch {
    return null
  }
}

/** What binding costs, by the tariff of now; null where nothing is bound, and where the shop cannot say. */
export async function pricesOf(
  args: LoaderFunctionArgs,
  { sells, name, pricePercent }: BrandShown,
): Promise<readonly BindingPriceRow[] | null> {
  if (!sells.includes('bindings')) return null
  try {
    const [tariff, { bindingPrices }] = await Promise.all([
      pageCall(args, currentTariff, {}),
      import('#/domain/bindings/binding-prices.ts'),
    ])
    return bindingPrices(atLevel(tariff.tariff, { name, percent: pricePercent }))
  } catch {
    return null
  }
}
