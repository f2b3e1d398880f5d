import { readCalendar } from '#/contract/content/calendar.contract.ts'
import type { CraftShown, KindCard } from '#/contract/catalogue/catalog.contract.ts'
import { listKinds, readCraftPrices } from '#/contract/catalogue/catalog.contract.ts'
import { readKitOffer } from '#/contract/ordering/kits.contract.ts'
import type { DefaultShop } from '#/contract/content/default-shop.ts'
import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { type HomeShown, readHome } from '#/contract/content/home.contract.ts'
import type { NoticeRow } from '#/contract/content/notices.contract.ts'
import { listNotices } from '#/contract/content/notices.contract.ts'
import { getShop } from '#/contract/content/shop.contract.ts'
import type { Review, ReviewSummary } from '#/contract/support/reviews.contract.ts'
import { listReviews } from '#/contract/support/reviews.contract.ts'
import type { Endpoint, ResultOf } from '#/contract/endpoint.ts'
import { readRealtime } from '#/contract/production/production.contract.ts'
import { type BusinessCalendar, businessCalendar, nextCutOff } from '#/domain/calendar/business-days.ts'
import { homeShown, OPENING_HOME } from '#/domain/writing/home-arrangement.ts'
import { dispatchPromise } from '#/domain/calendar/dispatch-promise.ts'
import type { CallInput } from '#/web/api/call.ts'
import type { HeroKind } from './hero-kinds.ts'
import { heroKinds } from './hero-kinds.ts'

/** What the front page shows beside its arrangement. */
export interface HomeData {
  readonly kinds: readonly KindCard[]
  readonly hero: readonly HeroKind[]
  readonly notices: readonly NoticeRow[]
  readonly reviews: readonly Review[]
  readonly reviewSummary: ReviewSummary | null
  readonly shop: ShopCard
  /** What paper and making add to a book, and the kit to try papers; null when they could not be read. */
  readonly craft: CraftShown | null
  readonly kit: KitOffer | null
  /** When the day's work is next closed; ISO instant, null when the calendar could not be read. */
  readonly cutOff: string | null
  /** By working days, the day on which a job ordered now leaves; null as above. */
  readonly promise: HomePromise | null
  /** What is on the presses now; null when it could not be read, and then nothing is shown. */
  readonly realtime: ResultOf<typeof readRealtime> | null
}

export type KitOffer = ResultOf<typeof readKitOffer>

/** The front page whole. */
export interface HomeViewProps {
  readonly home: HomeShown
  readonly data: HomeData
}

/** What the shop says of itself, as its settings have it. */
export type ShopCard = Pick<DefaultShop, 'brand' | 'company' | 'hours' | 'pickUpAt'>

export interface HomePromise {
  /** Until when the proof is confirmed for these days. */
  readonly confirmBy: string
  readonly leaves: readonly string[]
}

/** The longest job that the home page may show is far below. */
const LONGEST_DAYS = 30
const MOST_NOTICES = 4
const MOST_REVIEWS = 3

function promiseOf(calendar: BusinessCalendar, now: Date): HomePromise {
  const promises = Array.from({ length: LONGEST_DAYS + 1 }, (_, days) => dispatchPromise(calendar, now, days))
  return { confirmBy: promises[0]?.confirmBy ?? '', leaves: promises.map(({ leaves }) => leaves) }
}

/** Asks the shop, from a page's loader or from the desk. */
type Ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ResultOf<E>>

const or = <T>(answer: Promise<T>, otherwise: T): Promise<T> => answer.catch(() => otherwise)

/** How the shop arranged the page; what a shop opens with where it could not be read. */
export const readArrangement = (ask: Ask): Promise<HomeShown> => or(ask(readHome, {}), homeShown(OPENING_HOME, null))

/** Each part of the page stands by itself: one that cannot be read is left out, the others are shown. */
export async function readHomeData(ask: Ask): Promise<HomeData> {
  const [kinds, notices, reviews, realtime, calendar, craft, kit, { brand, company, hours, pickUpAt }] =
    await Promise.all([
      or<readonly KindCard[]>(
        ask(listKinds, {}).then((answer) => answer.items),
        [],
      ),
      or<readonly NoticeRow[]>(
        ask(listNotices, { query: {} }).then((answer) => answer.items.slice(0, MOST_NOTICES)),
        [],
      ),
      or<ResultOf<typeof listReviews> | null>(ask(listReviews, { query: {} }), null),
      or<ResultOf<typeof readRealtime> | null>(ask(readRealtime, {}), null),
      or<ResultOf<typeof readCalendar> | null>(ask(readCalendar, {}), null),
      or<CraftShown | null>(ask(readCraftPrices, {}), null),
      or<KitOffer | null>(ask(readKitOffer, {}), null),
      or<ShopCard>(ask(getShop, {}), DEFAULT_SHOP),
    ])
  const now = new Date()
  const days = calendar && businessCalendar(calendar.days, calendar.cutOffs)
  return {
    cutOff: days && nextCutOff(days, now).toISOString(),
    promise: days && promiseOf(days, now),
    kinds,
    hero: heroKinds(kinds),
    notices,
    reviews: reviews?.items.filter((review) => !review.example).slice(0, MOST_REVIEWS) ?? [],
    reviewSummary: reviews?.summary ?? null,
    shop: { brand, company, hours, pickUpAt },
    craft,
    kit,
    realtime,
  }
}
