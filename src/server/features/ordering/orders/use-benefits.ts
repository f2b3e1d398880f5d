import { AppError } from '#/contract/errors.ts'
import { type AskedBenefits, lessBenefits, type PayableAmounts } from '#/domain/orders/benefits.ts'
import { type ChosenCoupon, chosenCoupons } from '#/server/features/benefits/coupons/coupons.public.ts'
import { previewPrepaid, spendOnOrder } from '#/server/features/benefits/wallet/wallet.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Clock } from '#/server/platform/services.ts'
import { couponBasis, isFirstOrder } from './coupon-basis.ts'
import type { OrdersDeps } from './orders-deps.ts'
import type { PricedOrder } from './price-order.ts'

interface BenefitsUse {
  readonly memberId: string
  readonly asked: AskedBenefits
  readonly priced: PricedOrder
  /** The sheet is still being filled in: of points and e-money what can be used. */
  readonly lenient?: boolean
}

export interface WeighedBenefits {
  readonly amounts: PayableAmounts
  /** To be bound to the order when it is written. */
  readonly coupons: readonly ChosenCoupon[]
}

/**
 * What an order costs when what was asked for is used: the coupons first, then points, then e-money. Nothing is taken here, and what
 * there is of points and e-money is looked at when they are. INVALID_INPUT or CONFLICT: a coupon cannot be used, or it is too much.
 */
export async function weighBenefits(
  db: DbOrTx,
  deps: { readonly clock: Clock },
  use: BenefitsUse,
): Promise<WeighedBenefits> {
  const coupons = await weighCoupons(db, deps, use)
  const couponTotal = coupons.reduce((sum, { off }) => sum + off, 0)
  const { memberId, priced } = use
  const payable = priced.amounts.total - couponTotal
  const prepaidUse = { memberId, asked: use.asked, payable, now: deps.clock.now() }
  const { points, emoney } = use.lenient ? await previewPrepaid(db, prepaidUse) : use.asked
  const amounts = lessBenefits(priced.amounts, { couponTotal, pointsTotal: points, emoneyTotal: emoney })
  if (!amounts)
    throw new AppError('INVALID_INPUT', '주문 금액보다 많이 쓸 수 없습니다. 쓸 포인트와 e머니를 줄여 주세요.')
  return { amounts, coupons }
}

async function weighCoupons(
  db: DbOrTx,
  { clock }: { readonly clock: Clock },
  { memberId, asked, priced }: BenefitsUse,
): Promise<readonly ChosenCoupon[]> {
  if (asked.couponIds.length === 0) return []
  return chosenCoupons(db, {
    memberId,
    couponIds: asked.couponIds,
    basis: couponBasis(priced),
    isFirstOrder: () => isFirstOrder(db, memberId),
    at: clock.now(),
  })
}

interface PlacedOrder {
  readonly id: string
  readonly number: string
}

/** Takes what was weighed for the order that was written; somebody who spent it meanwhile leaves a CONFLICT, and no order. */
export async function spendBenefits(
  tx: Tx,
  deps: OrdersDeps,
  { memberId, order, amounts }: { memberId: string; order: PlacedOrder; amounts: PayableAmounts },
): Promise<void> {
  const { pointsTotal: points, emoneyTotal: emoney, total } = amounts
  const payable = total + points + emoney
  await spendOnOrder(tx, deps, { memberId, orderId: order.id, orderNumber: order.number, points, emoney, payable })
}
