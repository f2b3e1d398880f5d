import { earnedPoints } from '#/domain/ledger/earned-points.ts'
import { endAfterMonths } from '#/domain/ledger/end-after-months.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { earnPoints } from './earn-points.ts'
import { rulesOf } from './rules.repo.ts'
import type { WalletDeps } from './wallet-deps.ts'

interface Purchase {
  readonly memberId: string
  readonly orderId: string
  readonly orderNumber: string
  readonly goods: number
  /** Grade, coupon, and what was refunded. */
  readonly discounts: number
  readonly points: number
}

/** By the rate of now; an order earns once. */
export async function earnOfPurchase(tx: Tx, deps: WalletDeps, purchase: Purchase): Promise<boolean> {
  const { memberId, orderId, orderNumber } = purchase
  const { purchaseRate, pointsMonths } = await rulesOf(tx)
  return earnPoints(tx, deps, {
    memberId,
    amount: earnedPoints(purchase, purchaseRate),
    origin: 'purchase',
    sourceId: orderId,
    orderId,
    memo: orderNumber,
    expiresAt: endAfterMonths(deps.clock.now(), pointsMonths),
  })
}

interface Review {
  readonly memberId: string
  readonly reviewId: string
  readonly hasPhotos: boolean
  readonly memo: string
}

/** A review earns when it is written first; one that gets photographs later earns what they are worth more. */
export async function earnOfReview(
  tx: Tx,
  deps: WalletDeps,
  { memberId, reviewId, hasPhotos, memo }: Review,
): Promise<void> {
  const { reviewPoints, photoReviewPoints, pointsMonths } = await rulesOf(tx)
  const expiresAt = endAfterMonths(deps.clock.now(), pointsMonths)
  const earning = { memberId, origin: 'review', memo, expiresAt } as const
  await earnPoints(tx, deps, { ...earning, amount: reviewPoints, sourceId: reviewId })
  if (!hasPhotos) return
  await earnPoints(tx, deps, {
    ...earning,
    amount: photoReviewPoints - reviewPoints,
    sourceId: reviewId,
    forWhat: 'photos',
  })
}
