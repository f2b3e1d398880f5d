import type { CouponView } from '#/contract/benefits/coupon-parts.ts'
import type { OpenCampaign, PastCoupon } from '#/contract/benefits/coupons.contract.ts'
import type { HeldRow } from './coupons.repo.ts'
import type { CampaignRow } from './coupons.table.ts'

export const presentTerms = (campaign: CampaignRow) => {
  const { name, kind, amount, percent, most, products, minimum, firstOrder, onPromised } = campaign
  return { name, kind, amount, percent, most, products, minimum, firstOrder, onPromised }
}

export const presentCoupon = ({ coupon, campaign }: HeldRow): CouponView => ({
  id: coupon.id,
  ...presentTerms(campaign),
  endsAt: coupon.endsAt.toISOString(),
  extended: coupon.endsAt > coupon.firstEndsAt,
})

export function presentPast(row: HeldRow): PastCoupon {
  const { state, off, orderNumber, usedAt, reservedAt, endsAt } = row.coupon
  return {
    ...presentCoupon(row),
    state: state === 'issued' ? 'ended' : state,
    off,
    orderNumber,
    at: (usedAt ?? reservedAt ?? endsAt).toISOString(),
  }
}

export const presentOpen = (campaign: CampaignRow): OpenCampaign => ({
  id: campaign.id,
  ...presentTerms(campaign),
  endsAt: campaign.endsAt.toISOString(),
  left: campaign.limitAll === null ? null : campaign.limitAll - campaign.issued,
})
