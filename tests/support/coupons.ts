import type { BodyInputOf } from '#/contract/endpoint.ts'
import { registerCouponCode } from '#/contract/benefits/coupons.contract.ts'
import { createCampaign, startCampaign } from '#/contract/benefits/staff-coupons.contract.ts'
import { daysAfter, seoulDay } from '#/lib/seoul-time.ts'
import type { Caller } from './callers.ts'
import type { TestShop } from './test-shop.ts'

export type CampaignBody = BodyInputOf<typeof createCampaign>

/** Ten thousand won off, for anybody, for thirty days. */
export function campaignBody(shop: TestShop, over: Partial<CampaignBody> = {}): CampaignBody {
  const now = shop.clock.now()
  return {
    name: '가을 인쇄 할인',
    kind: 'amount',
    amount: 10_000,
    percent: null,
    most: null,
    products: [],
    minimum: 0,
    firstOrder: false,
    onPromised: false,
    stackGroup: null,
    way: 'open',
    audience: [],
    word: null,
    startDay: seoulDay(now),
    endDay: seoulDay(daysAfter(now, 30)),
    validDays: 30,
    validDay: null,
    limitEach: 1,
    limitAll: null,
    ...over,
  }
}

/** A campaign that runs; answers with its id. */
export async function runCampaign(shop: TestShop, over: Partial<CampaignBody> = {}, as?: Caller): Promise<string> {
  const staff = as ?? (await shop.staff('finance'))
  const made = await shop.call(createCampaign, { as: staff, body: campaignBody(shop, over) })
  if (made.failure) throw new Error(JSON.stringify(made.failure))
  const { id, seen } = made.data.campaign
  await shop.call(startCampaign, { as: staff, params: { id }, body: { seen } })
  return id
}

let words = 0

/** A coupon in the hands of this member, of a campaign of its own; answers with its id. */
export async function couponFor(
  shop: TestShop,
  member: Caller,
  over: Partial<CampaignBody> = {},
): Promise<{ readonly couponId: string; readonly campaignId: string }> {
  const word = over.word ?? `쿠폰${process.pid}번${(words += 1)}`
  const campaignId = await runCampaign(shop, { ...over, way: 'word', word })
  const { data } = await shop.call(registerCouponCode, { as: member, body: { code: word } })
  return { couponId: data.couponId, campaignId }
}
