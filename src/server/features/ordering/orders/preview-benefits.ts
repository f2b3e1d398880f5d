import type { ResultOf } from '#/contract/endpoint.ts'
import type { previewOrder } from '#/contract/ordering/place-order.contract.ts'
import type { AskedBenefits, PayableAmounts } from '#/domain/orders/benefits.ts'
import { offeredCoupons } from '#/server/features/benefits/coupons/coupons.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import type { Clock } from '#/server/platform/services.ts'
import { couponBasis, isFirstOrder } from './coupon-basis.ts'
import type { PricedOrder } from './price-order.ts'
import { weighBenefits } from './use-benefits.ts'

interface Previewed {
  readonly memberId: string
  readonly asked: AskedBenefits
  /** The best combination instead of what was asked for. */
  readonly best: boolean
  readonly priced: PricedOrder
}

interface BenefitsPreview {
  readonly amounts: PayableAmounts
  readonly coupons: ResultOf<typeof previewOrder>['coupons']
}

/** What the sheet shows: every coupon with its worth for this order. Of the chosen ones, those that do not count are left out. */
export async function previewBenefits(
  db: DbOrTx,
  deps: { readonly clock: Clock },
  { memberId, asked, best, priced }: Previewed,
): Promise<BenefitsPreview> {
  const basis = { ...couponBasis(priced), firstOrder: await isFirstOrder(db, memberId) }
  const { offers, proposed } = await offeredCoupons(db, { memberId, basis, at: deps.clock.now() })
  const counting = offers.flatMap(({ id, off }) => (off > 0 && asked.couponIds.includes(id) ? [id] : []))
  const couponIds = best ? proposed.ids : counting
  const { amounts, coupons } = await weighBenefits(db, deps, {
    memberId,
    asked: { ...asked, couponIds },
    priced,
    lenient: true,
  })
  return {
    amounts,
    coupons: {
      offers: [...offers],
      used: coupons.map(({ couponId }) => couponId),
      best: { ids: [...proposed.ids], off: proposed.off },
    },
  }
}
