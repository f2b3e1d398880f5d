import type { MyCoupons } from '#/contract/benefits/coupons.contract.ts'
import * as contract from '#/contract/benefits/coupons.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { findMember } from '#/server/features/people/members/members.public.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import { givingCampaigns } from './campaigns.repo.ts'
import type { CouponsDeps } from './coupons-deps.ts'
import { presentCoupon, presentOpen, presentPast } from './coupons.presenter.ts'
import { countsOfMember, pastCoupons, usableCoupons } from './coupons.repo.ts'
import { isFor, registerCode, takeOpenCoupon } from './take-coupon.ts'

export function couponsRoutes(deps: CouponsDeps): readonly Route[] {
  return [
    route(contract.listMyCoupons, ({ principal }) => listMine(deps, principal.memberId)),
    writeRoute(contract.takeCoupon, async ({ principal, params }, tx) => ({
      couponId: await takeOpenCoupon(tx, deps, principal.memberId, params.campaignId),
    })),
    route(contract.registerCouponCode, async ({ principal, body }) => {
      const outcome = await deps.database.transaction((tx) => registerCode(tx, deps, principal.memberId, body.code))
      if (!outcome.ok) throw new AppError('INVALID_INPUT', outcome.says, { code: outcome.says })
      return { couponId: outcome.couponId }
    }),
  ]
}

async function listMine({ database, clock }: CouponsDeps, memberId: string): Promise<MyCoupons> {
  const { db } = database
  const now = clock.now()
  const member = await findMember(db, memberId)
  if (!member) throw new AppError('NOT_FOUND')
  const had = await countsOfMember(db, memberId)
  const open = (await givingCampaigns(db, 'open', now)).filter(
    (campaign) =>
      isFor(campaign, member) &&
      (had.get(campaign.id) ?? 0) < campaign.limitEach &&
      (campaign.limitAll === null || campaign.issued < campaign.limitAll),
  )
  return {
    usable: (await usableCoupons(db, memberId, now)).map(presentCoupon),
    past: (await pastCoupons(db, memberId, now)).map(presentPast),
    open: open.map(presentOpen),
  }
}
