import type { Day } from '#/domain/calendar/business-days.ts'
import type { Krw } from '#/domain/money/krw.ts'

/** A customer grade by sales. The codes of academies and math sites (`grade` of a member) are another axis. */
export interface Tier {
  readonly name: string
  /** Sales of the plan's months that it begins with. */
  readonly from: Krw
  /** Percent off the goods. */
  readonly rate: number
}

export interface TierPlan {
  /** The running month and those before it. */
  readonly months: 6 | 12
  readonly keepMonths: number
  /** The lowest first. */
  readonly tiers: readonly Tier[]
}

export interface HeldTier {
  readonly name: string
  readonly rate: number
  readonly since: Day
  /** Last day on which it is not lowered. */
  readonly until: Day
}

export const tierFor = ({ tiers }: Pick<TierPlan, 'tiers'>, sales: Krw): Tier | null =>
  tiers.findLast(({ from }) => sales >= from) ?? null

/** What is missing to the next tier that gives more than the `rate` of now, which may be kept or agreed; null where none does. */
export function nextTier(
  { tiers }: Pick<TierPlan, 'tiers'>,
  sales: Krw,
  rate: number,
): (Tier & { readonly missing: Krw }) | null {
  const next = tiers.find((tier) => tier.from > sales && tier.rate > rate)
  return next ? { ...next, missing: next.from - sales } : null
}

interface Reckoning {
  readonly plan: TierPlan
  readonly held: HeldTier | null
  readonly sales: Krw
  readonly today: Day
}

/** Rises at once; falls only after the day until which it is kept, and then begins its time anew. */
export function reckonTier({ plan, held, sales, today }: Reckoning): HeldTier | null {
  const earned = tierFor(plan, sales)
  if (held && today <= held.until && held.rate > (earned?.rate ?? 0)) return held
  if (!earned) return held && today <= held.until ? held : null
  const stays = held !== null && held.rate === earned.rate
  if (stays && today <= held.until) return { ...held, name: earned.name }
  return {
    name: earned.name,
    rate: earned.rate,
    since: stays ? held.since : today,
    until: monthsAfter(today, plan.keepMonths),
  }
}

/** The same day so many months later, or the last of a shorter month. */
export function monthsAfter(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** First days of the months that count, the oldest first. */
export function monthsCounted(today: Day, months: number): readonly Day[] {
  const first = `${today.slice(0, 7)}-01`
  return Array.from({ length: months }, (_, at) => monthsAfter(first, at + 1 - months))
}

/** What cannot be in a list of tiers, by the path of its field. */
export function tierProblems(tiers: readonly Tier[]): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const [at, tier] of tiers.entries()) {
    const before = tiers[at - 1]
    if (tiers.findIndex(({ name }) => name === tier.name) !== at)
      problems[`tiers.${at}.name`] = '같은 이름의 등급이 있습니다.'
    if (before && tier.from <= before.from) problems[`tiers.${at}.from`] = '아래 등급보다 많은 금액을 적어 주세요.'
    if (before && tier.rate <= before.rate) problems[`tiers.${at}.rate`] = '아래 등급보다 높은 할인율을 적어 주세요.'
  }
  return problems
}
