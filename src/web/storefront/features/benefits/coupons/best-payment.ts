import { usablePrepaid } from '#/domain/ledger/spend-rules.ts'
import type { Krw } from '#/domain/money/krw.ts'

interface Priced {
  readonly total: Krw
  readonly couponTotal: Krw
}

interface Purse {
  readonly points: Krw
  readonly emoney: Krw
  readonly rules: { readonly leastPoints: Krw }
}

/** A priced cart with all that its customer has: coupons and points take off, e-money pays, the rest is asked for. */
export function bestPayment({ total: payable, couponTotal }: Priced, purse: Purse | undefined) {
  const { points, emoney } = purse
    ? usablePrepaid(purse, purse, payable, purse.rules.leastPoints)
    : { points: 0, emoney: 0 }
  const total = payable - points
  return { before: payable + couponTotal, coupons: couponTotal, points, total, emoney, rest: total - emoney }
}
