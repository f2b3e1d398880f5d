import type { CampaignView } from '#/contract/benefits/staff-coupons.contract.ts'
import type { CampaignForm } from '#/contract/benefits/staff-coupons.contract.ts'
import { daysAfter, seoulDay } from '#/lib/seoul-time.ts'

/** A form begins with the least that can be meant: some won off, for a month, taken by whoever wants it. */
export const newCampaign = (now: Date): CampaignForm => ({
  name: '',
  kind: 'amount',
  amount: null,
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
})

export function valuesOf(campaign: CampaignView): CampaignForm {
  const { id: _id, state: _state, madeAt: _madeAt, reach: _reach, ...values } = campaign
  return values
}
