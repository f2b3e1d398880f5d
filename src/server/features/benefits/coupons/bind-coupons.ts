import { AppError } from '#/contract/errors.ts'
import { type CouponBasis, couponWorth, mayCombine } from '#/domain/coupons/coupon-reductions.ts'
import { endOfReturned } from '#/domain/coupons/coupon-end.ts'
import { refusalWords } from '#/domain/coupons/coupon-words.ts'
import type { Krw } from '#/domain/money/krw.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import { bindCoupons, chosenOf, lockCouponsOfOrder, updateCoupon } from './coupons.repo.ts'
import { termsOf } from './terms-of.ts'

export interface ChosenCoupon {
  readonly couponId: string
  readonly name: string
  readonly off: Krw
}

interface Choosing {
  readonly memberId: string
  readonly couponIds: readonly string[]
  readonly basis: Omit<CouponBasis, 'firstOrder'>
  /** Asked only where a chosen coupon is for a first order. */
  readonly isFirstOrder: () => Promise<boolean>
  readonly at: Date
}

const GONE = '고르신 쿠폰을 쓸 수 없습니다. 이미 썼거나 기한이 지났습니다.\n쿠폰을 다시 골라 주세요.'

/**
 * What chosen coupons take off an order. Errors: CONFLICT when one is used, over, another's or does not count for this order; a
 * stranger's coupon answers like one that is gone.
 */
export async function chosenCoupons(
  db: DbOrTx,
  { memberId, couponIds, basis, isFirstOrder, at }: Choosing,
): Promise<readonly ChosenCoupon[]> {
  if (couponIds.length === 0) return []
  const usable = await chosenOf(db, { memberId, couponIds, at })
  const chosen = [...new Set(couponIds)].map((id) => {
    const found = usable.find(({ coupon }) => coupon.id === id)
    if (!found) throw new AppError('CONFLICT', GONE)
    return { couponId: id, name: found.campaign.name, terms: termsOf(found.campaign) }
  })
  if (!mayCombine(chosen.map(({ terms }) => terms)))
    throw new AppError('INVALID_INPUT', '함께 쓸 수 없는 쿠폰입니다. 상품 쿠폰과 배송비 쿠폰 한 장씩 골라 주세요.')
  const firstOrder = chosen.some(({ terms }) => terms.firstOrder) && (await isFirstOrder())
  return chosen.map(({ couponId, name, terms }) => {
    const worth = couponWorth(terms, { ...basis, firstOrder })
    if (worth.refusal !== null)
      throw new AppError('CONFLICT', `「${name}」 쿠폰을 쓸 수 없습니다. ${refusalWords(worth.refusal, worth.missing)}`)
    return { couponId, name, off: worth.off }
  })
}

interface Reserving {
  readonly order: { readonly id: string; readonly number: string; readonly at: Date }
  readonly memberId: string
  readonly chosen: readonly ChosenCoupon[]
}

/**
 * Binds chosen coupons to the order that was just written, in its transaction. Whoever else chose one of them meanwhile has it:
 * CONFLICT, and nothing is ordered.
 */
export async function reserveCoupons(tx: Tx, reserving: Reserving): Promise<void> {
  if ((await bindCoupons(tx, reserving)) < reserving.chosen.length) throw new AppError('CONFLICT', GONE)
}

/**
 * The order lapsed or was cancelled as a whole: its coupons go back to their member with their old end. One that ended meanwhile
 * can be used for seven days more, once, so that nobody loses a coupon by the shop's time.
 */
export async function returnCoupons(tx: Tx, orderId: string, at: Date): Promise<void> {
  const unbound = { orderId: null, orderNumber: null, off: null, reservedAt: null, usedAt: null } as const
  for (const coupon of await lockCouponsOfOrder(tx, orderId)) {
    const endsAt = endOfReturned(coupon, at)
    await updateCoupon(tx, coupon.id, { ...unbound, state: 'issued', returnedAt: at, endsAt })
  }
}
