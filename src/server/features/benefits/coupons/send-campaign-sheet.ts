import { offerOf } from '#/domain/coupons/coupon-terms.ts'
import type { FastifyReply } from 'fastify'
import { CAMPAIGN_STATE_WORDS, offerWords, WAY_WORDS } from '#/domain/coupons/coupon-words.ts'
import { lastDayOf } from '#/domain/coupons/coupon-end.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { sendTable } from '#/server/platform/sheets/send-table.ts'
import { whereItEnds } from '#/server/platform/sheets/where-it-ends.ts'
import { pageOfCampaigns } from './campaigns.repo.ts'
import { NO_REACH, reachOf } from './reach.repo.ts'

const HEAD = ['이름', '혜택', '받는 방법', '상태', '시작일', '마지막 날', '발급', '사용', '기한 지남', '할인 금액(원)']
const WIDTHS = [28, 24, 14, 10, 12, 12, 10, 10, 10, 16]
const MOST = 5_000

/** The campaigns with what they reached and cost. */
export async function sendCampaignSheet(
  db: DbOrTx,
  reply: FastifyReply,
  format: 'csv' | 'xlsx',
  now: Date,
): Promise<null> {
  const found = await pageOfCampaigns(db, { before: null, limit: MOST + 1 })
  const { kept: campaigns, foot } = whereItEnds(found, MOST, '행사')
  const reached = await reachOf(
    db,
    campaigns.map(({ id }) => id),
    now,
  )
  const rows = campaigns.map((campaign) => {
    const { given, used, ended, cost } = reached.get(campaign.id) ?? NO_REACH
    const { name, way, state, startsAt, endsAt } = campaign
    const what = [name, offerWords(offerOf(campaign)), WAY_WORDS[way], CAMPAIGN_STATE_WORDS[state]]
    return [...what, seoulDay(startsAt), lastDayOf(endsAt), given, used, ended, cost]
  })
  return sendTable(
    reply,
    { name: `쿠폰-${seoulDay(now)}`, sheet: '쿠폰', rows: [HEAD, ...rows, ...foot], widths: WIDTHS },
    format,
  )
}
