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
import { type BusinessCalendar, businessCalendar, nextCutOff } from '#/domain/calendar/business-days.ts'
import { dispatchPromise } from '#/domain/calendar/dispatch-promise.ts'
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
  /** By working days, the day on which a job ordered now leaves; null as above. */
  readonly promise: HomePromise | null
  /** What is on the presses now; null when it could not be read, and then nothing is shown. */
  readonly realtime: ResultOf<typeof readRealtime> | null
}

export interface HomePromise {
  /** Until when the proof is confirmed for these days. */
  readonly confirmBy: string
  readonly leaves: readonly string[]
}

/** The longest job that the home page may show is far below. */
const LONGEST_DAYS = 30

function promiseOf(calendar: BusinessCalendar, now: Date): HomePromise {
  const promises = Array.from({ length: LONGEST_DAYS + 1 }, (_, days) => dispatchPromise(calendar, now, days))
  return { confirmBy: promises[0]?.confirmBy ?? '', leaves: promises.map(({ leaves }) => leaves) }
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
  const now = new Date()
  const days = calendar && businessCalendar(calendar.days, calendar.cutOffs)
  return {
    cutOff: days && nextCutOff(days, now).toISOString(),
    promise: days && promiseOf(days, now),
    kinds,
    bound: boundKinds(kinds),
    notices,
    reviews: reviews?.items.filter((review) => !review.example).slice(0, 3) ?? [],
    reviewCount: reviews?.summary.count ?? 0,
    realtime,
  }
}
