import type { LoaderFunctionArgs } from 'react-router'
import { type KindCard, listKinds } from '#/contract/catalogue/catalog.contract.ts'
import { readCalendar } from '#/contract/content/calendar.contract.ts'
import { getShop } from '#/contract/content/shop.contract.ts'
import { readKitOffer } from '#/contract/ordering/kits.contract.ts'
import { businessCalendar, cutOffHour } from '#/domain/calendar/business-days.ts'
import { type DispatchPromise, dispatchPromise } from '#/domain/calendar/dispatch-promise.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { pageCall } from '#/web/api/page-call.ts'

/** The shop's own numbers along the way. What could not be read is null, and its step stands without a number. */
export interface FirstFacts {
  readonly cutOff: number
  readonly pickUpAt: string | null
  /** The book that is drawn: priced by today's tariff. */
  readonly book: Pick<KindCard, 'spec' | 'summary' | 'total' | 'each' | 'unit' | 'workingDays'> | null
  /** When that book leaves. */
  readonly promise: DispatchPromise | null
  readonly kit: { readonly price: number; readonly most: number } | null
}

const orNull = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null)

export async function loader(args: LoaderFunctionArgs): Promise<FirstFacts> {
  const [{ days, cutOffs }, kinds, shop, kit] = await Promise.all([
    pageCall(args, readCalendar, {}),
    orNull(pageCall(args, listKinds, {})),
    orNull(pageCall(args, getShop, {})),
    orNull(pageCall(args, readKitOffer, {})),
  ])
  const now = new Date()
  const calendar = businessCalendar(days, cutOffs)
  const card = kinds?.items.find(({ code }) => code === 'D413')
  return {
    cutOff: cutOffHour(calendar, seoulDay(now)),
    pickUpAt: shop?.pickUpAt ?? null,
    book: card ? bookOf(card) : null,
    promise: card ? dispatchPromise(calendar, now, card.workingDays) : null,
    kit: kit?.open ? { price: kit.price, most: kit.most } : null,
  }
}

const bookOf = ({ spec, summary, total, each, unit, workingDays }: KindCard): FirstFacts['book'] => ({
  spec,
  summary,
  total,
  each,
  unit,
  workingDays,
})
