import { AppError } from '#/contract/errors.ts'
import { asc, eq } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { CouponsDeps } from './coupons-deps.ts'
import { updateCoupon } from './coupons.repo.ts'
import { coupons } from './coupons.table.ts'

/** Coupons of a grant end now. CONFLICT when one of them is used, or bound to an order that waits for its money. */
export async function takeBackCoupons(tx: Tx, { clock }: Pick<CouponsDeps, 'clock'>, grantId: string): Promise<number> {
  const rows = await tx
    .select()
    .from(coupons)
    .where(eq(coupons.grantId, grantId))
    .orderBy(asc(coupons.id))
    .for('no key update')
  if (rows.some(({ state }) => state !== 'issued'))
    throw new AppError('CONFLICT', '고객이 이미 쓴 쿠폰이라 거둬들일 수 없습니다.')
  const now = clock.now()
  const live = rows.filter(({ endsAt }) => endsAt > now)
  for (const { id } of live) await updateCoupon(tx, id, { endsAt: now })
  return live.length
}
