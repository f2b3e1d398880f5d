import { readCode } from './coupon-code.ts'
import type { CouponKind, CouponWay } from './coupon-terms.ts'

/** A campaign as it is written at the desk; days are those of Seoul. */
export interface CampaignPlan {
  readonly kind: CouponKind
  readonly amount: number | null
  readonly percent: number | null
  readonly most: number | null
  readonly way: CouponWay
  readonly word: string | null
  readonly startDay: string
  readonly endDay: string
  readonly validDays: number | null
  readonly validDay: string | null
}

export type CampaignProblems = Readonly<Partial<Record<keyof CampaignPlan, string>>>

/** What keeps a campaign from being saved, by field; empty when nothing does. */
export function campaignProblems(plan: CampaignPlan): CampaignProblems {
  return { ...valueProblems(plan), ...wayProblems(plan), ...periodProblems(plan) }
}

function valueProblems({ kind, amount, percent, most }: CampaignPlan): CampaignProblems {
  if (kind === 'amount') return amount === null ? { amount: '할인 금액을 입력해 주세요.' } : {}
  if (kind === 'delivery') return {}
  return {
    ...(percent === null ? { percent: '할인율을 입력해 주세요.' } : {}),
    // Without a cap one large order costs what nobody reckoned with.
    ...(most === null ? { most: '한 번에 할인할 최대 금액을 입력해 주세요.' } : {}),
  }
}

function wayProblems({ way, word }: CampaignPlan): CampaignProblems {
  if (way !== 'word') return {}
  if (word === null) return { word: '코드를 입력해 주세요.' }
  return readCode(word).kind === 'word'
    ? {}
    : { word: '한 번만 쓰는 코드와 헷갈리는 모양입니다. 다른 코드로 정해 주세요.' }
}

function periodProblems({ startDay, endDay, validDays, validDay }: CampaignPlan): CampaignProblems {
  return {
    ...(endDay < startDay ? { endDay: '마지막 날은 시작일보다 빠를 수 없습니다.' } : {}),
    ...((validDays === null) === (validDay === null)
      ? { validDays: '쓸 수 있는 기간을 일수나 날짜 가운데 하나로 정해 주세요.' }
      : {}),
    ...(validDay !== null && validDay < endDay ? { validDay: '받는 기간이 끝나기 전에 쓸 기한이 끝납니다.' } : {}),
  }
}
