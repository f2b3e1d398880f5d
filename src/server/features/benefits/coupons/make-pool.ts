import { MOST_CODES } from '#/contract/benefits/staff-coupons.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { CODE_RANDOM, shownCode, withCheckSymbol } from '#/domain/coupons/coupon-code.ts'
import { formatCount } from '#/lib/format-count.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { lockCampaign } from './campaigns.repo.ts'
import { countCodes, insertPool } from './codes.repo.ts'
import type { CouponsDeps } from './coupons-deps.ts'
import { codeDigest } from './take-coupon.ts'

/** Codes of a campaign all pools together; nobody prints more. */
const MOST_OF_CAMPAIGN = 10 * MOST_CODES

interface Making {
  readonly campaignId: string
  readonly count: number
  readonly note: string
  readonly staffId: string
}

/** Makes single-use codes. They are returned in clear here and nowhere else: the database keeps digests. */
export async function makePool(
  tx: Tx,
  { clock, ids }: Pick<CouponsDeps, 'clock' | 'ids'>,
  { campaignId, count, note, staffId }: Making,
): Promise<readonly string[]> {
  const campaign = await lockCampaign(tx, campaignId)
  if (!campaign) throw new AppError('NOT_FOUND')
  if (campaign.way !== 'pool') throw new AppError('CONFLICT', '한 번만 쓰는 코드로 주는 행사가 아닙니다.')
  if (campaign.state === 'stopped') throw new AppError('CONFLICT', '멈춘 행사에는 코드를 더 만들 수 없습니다.')
  if ((await countCodes(tx, campaignId)) + count > MOST_OF_CAMPAIGN)
    throw new AppError('CONFLICT', `한 행사의 코드는 ${formatCount(MOST_OF_CAMPAIGN)}장까지 만들 수 있습니다.`)
  const codes = Array.from({ length: count }, () => withCheckSymbol(ids.readable(CODE_RANDOM)))
  const pool = { id: ids.uuid(), campaignId, note, madeBy: staffId, madeAt: clock.now() }
  await insertPool(
    tx,
    pool,
    codes.map((code) => ({ id: ids.uuid(), digest: codeDigest(code) })),
  )
  return codes.map(shownCode)
}
