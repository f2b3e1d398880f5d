import type { ProductCode } from '#/domain/catalog/product-kinds.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { applyDiscounts } from '#/domain/pricing/apply-discounts.ts'
import type { CouponTerms } from './coupon-terms.ts'

/** An order as coupons see it. */
export interface CouponBasis {
  readonly lines: readonly {
    readonly product: ProductCode
    /** After the grade's discount, VAT included. */
    readonly net: Krw
    /** An estimate promised its price. */
    readonly promised: boolean
  }[]
  /** Of each address. */
  readonly deliveryFees: readonly Krw[]
  /** The member has ordered nothing yet. */
  readonly firstOrder: boolean
}

/** Why a coupon does not count for an order. */
export type CouponRefusal = 'first-order' | 'promised' | 'products' | 'minimum' | 'no-delivery-fee'

export type CouponWorth =
  | { readonly off: Krw; readonly refusal: null }
  | { readonly off: 0; readonly refusal: CouponRefusal; readonly missing: Krw }

const refused = (refusal: CouponRefusal, missing: Krw = 0): CouponWorth => ({ off: 0, refusal, missing })

/** What one coupon takes off an order, or why it does not count. Free delivery is for the dearest of its addresses. */
export function couponWorth(terms: CouponTerms, basis: CouponBasis): CouponWorth {
  if (terms.firstOrder && !basis.firstOrder) return refused('first-order')
  const ofKind = basis.lines.filter(({ product }) => terms.products.length === 0 || terms.products.includes(product))
  if (ofKind.length === 0) return refused('products')
  const lines = ofKind.filter(({ promised }) => terms.onPromised || !promised)
  if (lines.length === 0) return refused('promised')
  const goods = lines.reduce((sum, { net }) => sum + net, 0)
  if (goods < terms.minimum) return refused('minimum', terms.minimum - goods)
  const off =
    terms.offer.kind === 'delivery'
      ? Math.max(0, ...basis.deliveryFees)
      : applyDiscounts(
          lines.map(({ net }) => net),
          0,
          terms.offer,
        ).coupon
  if (off > 0) return { off, refusal: null }
  return refused(terms.offer.kind === 'delivery' ? 'no-delivery-fee' : 'minimum')
}

/** One for the goods and one for delivery, and no two of one group. */
export function mayCombine(all: readonly CouponTerms[]): boolean {
  const deliveries = all.filter(({ offer }) => offer.kind === 'delivery').length
  if (deliveries > 1 || all.length - deliveries > 1) return false
  const groups = all.flatMap(({ stackGroup }) => stackGroup ?? [])
  return new Set(groups).size === groups.length
}
