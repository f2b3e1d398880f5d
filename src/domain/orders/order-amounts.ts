import type { OwnDiscount } from '#/domain/members/agreed-discount.ts'
import type { Krw } from '#/domain/money/krw.ts'
import { applyDiscounts } from '#/domain/pricing/apply-discounts.ts'
import { deliveryFee, type DeliveryFees, type Parcel } from './delivery-fee.ts'

export interface OrderAmounts {
  readonly goodsSupply: Krw
  readonly goodsVat: Krw
  readonly discountTotal: Krw
  /** By a contract with the customer, not by a grade. */
  readonly discountAgreed: boolean
  readonly deliveryTotal: Krw
  /** To pay, VAT and delivery included. */
  readonly total: Krw
  /** In the order of the parcels. */
  readonly deliveryFees: readonly Krw[]
}

export interface AmountLine {
  readonly supply: Krw
  readonly vat: Krw
  /** The estimate it was promised in: its lines get the percentage of then, taken off together as they were on the paper. */
  readonly promised?: {
    readonly estimateId: string
    readonly discountRate: number
    readonly discountAgreed: boolean
  } | null
}

export function orderAmounts(
  lines: readonly AmountLine[],
  parcels: readonly Parcel[],
  own: OwnDiscount,
  fees: DeliveryFees,
): OrderAmounts {
  const goodsSupply = lines.reduce((sum, line) => sum + line.supply, 0)
  const goodsVat = lines.reduce((sum, line) => sum + line.vat, 0)
  const goods = goodsSupply + goodsVat
  const discountTotal = discountOf(lines, own.rate)
  const deliveryFees = parcels.map((parcel, index) => deliveryFee(fees, parcel, goods, index === 0))
  const deliveryTotal = deliveryFees.reduce((sum, fee) => sum + fee, 0)
  return {
    goodsSupply,
    goodsVat,
    discountTotal,
    discountAgreed: discountTotal > 0 && lines.some(({ promised }) => promised?.discountAgreed ?? own.agreed),
    deliveryTotal,
    total: goods - discountTotal + deliveryTotal,
    deliveryFees,
  }
}

function discountOf(lines: readonly AmountLine[], discountRate: number): Krw {
  const nets = netTotals(lines, discountRate)
  return lines.reduce((sum, line, at) => sum + line.supply + line.vat - (nets[at] ?? 0), 0)
}

/** What each line costs after the grade's discount, VAT included: what coupons take from. */
export function netTotals(lines: readonly AmountLine[], discountRate: number): readonly Krw[] {
  const nets = lines.map(() => 0)
  const groups = Map.groupBy(lines.keys(), (at) => lines[at]?.promised?.estimateId ?? '')
  for (const places of groups.values()) {
    const group = places.flatMap((at) => lines[at] ?? [])
    const totals = group.map((line) => line.supply + line.vat)
    const left = applyDiscounts(totals, group[0]?.promised?.discountRate ?? discountRate, null).lines
    for (const [index, at] of places.entries()) nets[at] = left[index] ?? 0
  }
  return nets
}
