import type { LoaderFunctionArgs } from 'react-router'
import { readCalendar } from '#/contract/content/calendar.contract.ts'
import type { KindCard } from '#/contract/catalogue/catalog.contract.ts'
import { listKinds } from '#/contract/catalogue/catalog.contract.ts'
import type { NoticeRow } from '#/contract/content/notices.contract.ts'
import { listNotices } from '#/contract/content/notices.contract.ts'
import type { Review } from '#/contract/support/reviews.contract.ts'
import { listReviews } from '#/contract/support/reviews.contract.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import { readRealtime } from '#/contract/production/production.contract.ts'
import { businessCalendar, nextCutOff } from '#/domain/calendar/business-days.ts'
import { pageCall } from '#/web/api/page-call.ts'
import type { BoundKind } from './bound-kinds.ts'
import { boundKinds } from './bound-kinds.ts'

export interface HomeData {
  readonly kinds: readonly KindCard[]
  readonly bound: readonly BoundKind[]
  readonly notices: readonly NoticeRow[]
  readonly reviews: readonly Review[]
  readonly reviewCount: number
  /** When the day's work is next closed; ISO instant, null when the calendar could not be read. */
  readonly cutOff: string | null
  /** What is on the presses now; null when it could not be read, and then nothing is shown. */
  readonly realtime: ResultOf<typeof readRealtime> | null
}

/** Each part of the page stands by itself: one that cannot be read is left out, the others are shown. */
export async function loader(args: LoaderFunctionArgs): Promise<HomeData> {
  const or = <T>(answer: Promise<T>, otherwise: T): Promise<T> => answer.catch(() => otherwise)
  const [kinds, notices, reviews, realtime, calendar] = await Promise.all([
    or(
      pageCall(args, listKinds, {}).then((answer) => answer.items),
      [],
    ),
    or(
      pageCall(args, listNotices, { query: {} }).then((answer) => answer.items.slice(0, 4)),
      [],
    ),
    or<ResultOf<typeof listReviews> | null>(pageCall(args, listReviews, { query: {} }), null),
    or<ResultOf<typeof readRealtime> | null>(pageCall(args, readRealtime, {}), null),
    or<ResultOf<typeof readCalendar> | null>(pageCall(args, readCalendar, {}), null),
  ])
  const cutOff = calendar && nextCutOff(businessCalendar(calendar.days, calendar.cutOffs), new Date()).toISOString()
  return {
    cutOff,
    kinds,
    bound: boundKinds(kinds),
    notices,
    reviews: reviews?.items.filter((review) => !review.example).slice(0, 3) ?? [],
    reviewCount: reviews?.summary.count ?? 0,
    realtime,
  }
}
