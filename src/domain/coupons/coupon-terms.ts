import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { CouponValue } from '#/domain/pricing/apply-discounts.ts'

/** What a coupon gives: money off the goods, or one address for which nothing is paid for delivery. */
export type CouponOffer = CouponValue | { readonly kind: 'delivery' }

export const COUPON_KINDS = ['amount', 'percent', 'delivery'] as const
export type CouponKind = (typeof COUPON_KINDS)[number]

/** How one comes to a coupon of a campaign. */
export const COUPON_WAYS = ['welcome', 'open', 'word', 'pool', 'staff'] as const
export type CouponWay = (typeof COUPON_WAYS)[number]

export const CAMPAIGN_STATES = ['draft', 'running', 'stopped'] as const
export type CampaignState = (typeof CAMPAIGN_STATES)[number]

/** That one has ended follows from its end. */
export const COUPON_STATES = ['issued', 'reserved', 'used'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** For which orders a coupon counts. */
export interface CouponTerms {
  readonly offer: CouponOffer
  /** Empty: all kinds. */
  readonly products: readonly ProductCode[]
  /** Of the goods it counts for, after the grade's discount. */
  readonly minimum: Krw
  readonly firstOrder: boolean
  /** Also on lines whose price an estimate promised. */
  readonly onPromised: boolean
  /** Two of one group are never used together. */
  readonly stackGroup: string | null
}

/** As it is stored and shown: the fields of other kinds are null. */
export interface OfferFields {
  readonly kind: CouponKind
  readonly amount: Krw | null
  readonly percent: number | null
  readonly most: Krw | null
}

export function offerOf({ kind, amount, percent, most }: OfferFields): CouponOffer {
  if (kind === 'delivery') return { kind }
  if (kind === 'amount') return { kind, amount: amount ?? 0 }
  return { kind, percent: percent ?? 0, most }
}
