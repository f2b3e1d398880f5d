import { listPromotionCampaigns, readPromotion } from '#/contract/benefits/promotions.contract.ts'
import { offerOf } from '#/domain/coupons/coupon-terms.ts'
import { offerWords } from '#/domain/coupons/coupon-words.ts'
import { lastDayOf } from '#/domain/coupons/coupon-end.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { quoterOfNow } from '#/server/features/catalogue/pricing/pricing.public.ts'
import { listRoute, type Route, route } from '#/server/platform/http/route.ts'
import { openCampaigns } from './campaigns.repo.ts'
import type { CouponsDeps } from './coupons-deps.ts'
import { showPromotion } from './show-promotion.ts'

export function promotionsRoutes(deps: CouponsDeps): readonly Route[] {
  const quoter = quoterOfNow(deps)
  return [
    route(readPromotion, ({ query }) => showPromotion(deps.database.db, deps.clock.now(), quoter, query.c ?? null)),
    listRoute(listPromotionCampaigns, async (_, db) => ({
      campaigns: (await openCampaigns(db)).map((campaign) => ({
        id: campaign.id,
        name: campaign.name,
        offer: offerWords(offerOf(campaign)),
        startDay: seoulDay(campaign.startsAt),
        endDay: lastDayOf(campaign.endsAt),
        state: campaign.state,
      })),
    })),
  ]
}
