import type { Krw } from '#/domain/money/krw.ts'
import type { OrderAmounts } from './order-amounts.ts'

/** What a customer asks to use for an order. */
export interface AskedBenefits {
  readonly couponIds: readonly string[]
  readonly points: Krw
  readonly emoney: Krw
}

export const NOTHING_ASKED: AskedBenefits = { couponIds: [], points: 0, emoney: 0 }

/** What benefits take off an order. Coupons are a discount; points and e-money pay, before the gateway is asked for the rest. */
export interface BenefitTotals {
  readonly couponTotal: Krw
  readonly pointsTotal: Krw
  readonly emoneyTotal: Krw
}

export const NO_BENEFITS: BenefitTotals = { couponTotal: 0, pointsTotal: 0, emoneyTotal: 0 }

/** Amounts of an order as it is paid: `total` is what benefits left. */
export type PayableAmounts = OrderAmounts & BenefitTotals

export const prepaidOf = ({ pointsTotal, emoneyTotal }: Pick<BenefitTotals, 'pointsTotal' | 'emoneyTotal'>): Krw =>
  pointsTotal + emoneyTotal

/** Null when the benefits are more than the order costs. */
export function lessBenefits<Amounts extends { readonly total: Krw }>(
  amounts: Amounts,
  { couponTotal, pointsTotal, emoneyTotal }: BenefitTotals,
): (Amounts & BenefitTotals) | null {
  const total = amounts.total - couponTotal - pointsTotal - emoneyTotal
  return total < 0 ? null : { ...amounts, couponTotal, pointsTotal, emoneyTotal, total }
}

/** What points and e-money paid of an order and was not given back. */
export const prepaidLeft = (order: Omit<BenefitTotals, 'couponTotal'> & { readonly prepaidReturned: Krw }): Krw =>
  prepaidOf(order) - order.prepaidReturned

/** How `amount` goes back: in the reverse order of use, so money first and what was prepaid after it. */
export function splitBack(amount: Krw, moneyLeft: Krw): { readonly money: Krw; readonly prepaid: Krw } {
  const money = Math.min(amount, moneyLeft)
  return { money, prepaid: amount - money }
}
