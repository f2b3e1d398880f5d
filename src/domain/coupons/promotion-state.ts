import type { CampaignState } from './coupon-terms.ts'

/** `gone`: it still runs, but every coupon was taken. */
export const PROMOTION_STATES = ['coming', 'running', 'gone', 'over'] as const
export type PromotionState = (typeof PROMOTION_STATES)[number]

interface Campaign {
  readonly state: CampaignState
  readonly startsAt: Date
  readonly endsAt: Date
  readonly limitAll: number | null
  readonly issued: number
}

/** How a promotion stands by the campaign of its coupon; null while that may still change: nothing is promised before. */
export function promotionState(campaign: Campaign, now: Date): PromotionState | null {
  const { state, startsAt, endsAt, limitAll, issued } = campaign
  if (state === 'draft') return null
  if (state === 'stopped' || now >= endsAt) return 'over'
  if (now < startsAt) return 'coming'
  return limitAll !== null && issued >= limitAll ? 'gone' : 'running'
}

interface Standing {
  readonly id: string
  readonly state: PromotionState
  readonly startsAt: Date
  readonly endsAt: Date
}

/** The one that visitors see: what runs and began last, else what comes next, else what ended last. */
export function promotionOfNow<T extends Standing>(all: readonly T[]): T | null {
  const of = (...states: readonly PromotionState[]) => all.filter(({ state }) => states.includes(state))
  const last = (list: readonly T[], at: (one: T) => Date) => list.toSorted((a, b) => +at(b) - +at(a))[0]
  return (
    last(of('running'), ({ startsAt }) => startsAt) ??
    last(of('gone'), ({ startsAt }) => startsAt) ??
    of('coming').toSorted((a, b) => +a.startsAt - +b.startsAt)[0] ??
    last(of('over'), ({ endsAt }) => endsAt) ??
    null
  )
}
