import { eq, sql } from '#/server/platform/db/drizzle.ts'
import {
  couponCampaigns,
  couponCodes,
  couponGrants,
  couponGuesses,
  couponPools,
  coupons,
  couponWelcomes,
} from '#/server/features/benefits/coupons/coupons.table.ts'
import { fatesOf, kept, no, type PersonalTable } from './fate.ts'

/** Coupons go with their member, but for those that an order's amounts are made of. */
export const COUPONS: readonly PersonalTable[] = [
  fatesOf(couponCampaigns, no('name', 'kind', 'products', 'stackGroup', 'way', 'audience', 'word', 'state')),
  fatesOf(couponGrants, { ...no('memberIds', 'state'), ...kept('dispute-5y', 'reason') }),
  fatesOf(couponPools, no('note')),
  fatesOf(couponCodes, no('digest')),
  fatesOf(coupons, no('state', 'orderNumber'), {
    deletes: (id) => sql`${coupons.memberId} = ${id}::uuid and ${coupons.orderId} is null`,
  }),
  fatesOf(couponWelcomes, kept('rejoining-1y', 'person')),
  fatesOf(couponGuesses, {}, { deletes: (id) => eq(couponGuesses.memberId, id) }),
]
