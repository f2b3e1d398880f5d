import { allocate } from '#/domain/money/allocate.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { percentOf } from './percent-of.ts'

/** What a coupon takes off; the campaign's own limits are checked where it is redeemed. */
export type CouponValue =
  | { readonly kind: 'amount'; readonly amount: Krw }
  | { readonly kind: 'percent'; readonly percent: number; readonly most: Krw | null }

export interface Discounts {
  readonly grade: Krw
  readonly coupon: Krw
  /** What is left to pay for each line, in order; sums to the goods less both discounts. */
  readonly lines: readonly Krw[]
}

/**
 * Takes reductions off line totals (VAT included) in the shop's order: the grade's percentage first, then the coupon from what
 * is left. Points and e-money are payment, not discount. Percentages are rounded down to ten won.
 */
export function applyDiscounts(
  lineTotals: readonly Krw[],
  gradePercent: number,
  coupon: CouponValue | null,
): Discounts {
  const goods = lineTotals.reduce((sum, total) => sum + total, 0)
  const grade = percentOf(goods, gradePercent)
  const afterGrade = goods - grade
  const couponOff = coupon ? Math.min(afterGrade, couponAmount(coupon, afterGrade)) : 0
  const off = allocate(grade + couponOff, lineTotals)
  return { grade, coupon: couponOff, lines: lineTotals.map((total, index) => total - (off[index] ?? 0)) }
}

function couponAmount(coupon: CouponValue, base: Krw): Krw {
  if (coupon.kind === 'amount') return coupon.amount
  return Math.min(percentOf(base, coupon.percent), coupon.most ?? Number.MAX_SAFE_INTEGER)
}
