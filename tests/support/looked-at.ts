import type { LookedAt } from '#/contract/looked-at.ts'
import { termsOf, termsThings } from '#/server/features/money/credit/standing.repo.ts'
import { openReversals } from '#/server/features/money/payments/reversals.repo.ts'
import { cancelThings, missingThings } from '#/server/features/money/payments/looked-at-money.ts'
import { readRepayment } from '#/server/features/money/payments/repayments.repo.ts'
import { repaymentThings } from '#/server/features/money/payments/repayments.presenter.ts'
import { orderByNumber } from '#/server/features/ordering/orders/orders.public.ts'
import { discountThings, standingThings, waitingThings } from '#/server/features/people/members/looked-at-member.ts'
import { findMember } from '#/server/features/people/members/members.repo.ts'
import { type Things, lookedAt } from '#/server/platform/looked-at.ts'
import type { TestShop } from './test-shop.ts'

/** As the desk has it before its eyes at this moment; of what is not there nothing was seen. */
async function now<T>(found: Promise<T | null>, things: (row: T) => Things | Promise<Things>): Promise<LookedAt> {
  const row = await found
  return row === null ? {} : lookedAt(await things(row))
}

const db = (shop: TestShop) => shop.container.database.db

export const seenCancel = (shop: TestShop, orderNumber: string) =>
  now(orderByNumber(db(shop), orderNumber), cancelThings)
export const seenMissing = (shop: TestShop, orderNumber: string) =>
  now(orderByNumber(db(shop), orderNumber), async (order) =>
    missingThings(order, await openReversals(db(shop), order.id)),
  )
export const seenRepayment = (shop: TestShop, id: string) => now(readRepayment(db(shop), id), repaymentThings)
export const seenWaiting = (shop: TestShop, memberId: string) =>
  now(findMember(db(shop), memberId), (member) => waitingThings(db(shop), member))
export const seenStanding = (shop: TestShop, memberId: string) => now(findMember(db(shop), memberId), standingThings)
export const seenDiscount = (shop: TestShop, memberId: string) => now(findMember(db(shop), memberId), discountThings)
export const seenTerms = async (shop: TestShop, memberId: string) =>
  lookedAt(termsThings(await termsOf(db(shop), memberId)))
