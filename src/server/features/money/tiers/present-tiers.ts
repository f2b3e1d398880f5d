import type { OwnTier, PlanShown, TiersDesk } from '#/contract/money/tiers.contract.ts'
import { AppError } from '#/contract/errors.ts'
import { agreedRateOn, rateOn } from '#/domain/members/agreed-discount.ts'
import { monthsCounted, nextTier, type TierPlan } from '#/domain/members/tiers.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import { findMember, membersByTier, tierHeld } from '#/server/features/people/members/members.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { countedFrom } from './reckon-tiers.ts'
import { salesByMonth } from './sales.repo.ts'
import { allPlans, planNow } from './tier-plans.repo.ts'

export const presentPlan = ({ months, keepMonths, tiers }: TierPlan): PlanShown => ({
  months,
  keepMonths,
  tiers: tiers.map(({ name, from, rate }) => ({ name, from, rate })),
})

/** Errors: NOT_FOUND for somebody who has just left. */
export async function presentOwn(db: DbOrTx, memberId: string, now: Date): Promise<OwnTier> {
  const member = await findMember(db, memberId)
  if (!member) throw new AppError('NOT_FOUND')
  const plan = await planNow(db)
  const today = seoulDay(now)
  const sold = new Map(
    (await salesByMonth(db, memberId, countedFrom(plan, today))).map((row) => [row.month, row.sales]),
  )
  const byMonth = monthsCounted(today, plan.months).map((month) => ({ month, sales: sold.get(month) ?? 0 }))
  const sales = byMonth.reduce((sum, month) => sum + month.sales, 0)
  const agreed = agreedRateOn(member, today)
  const rate = rateOn(member, today)
  const next = nextTier(plan, sales, rate)
  return {
    held: tierHeld(member),
    rate,
    agreed: agreed > 0 ? { rate: agreed, until: member.discountUntil } : null,
    sales,
    byMonth,
    next: next && { name: next.name, rate: next.rate, from: next.from, missing: next.missing },
  }
}

export async function presentDesk(db: DbOrTx): Promise<TiersDesk> {
  const versions: TiersDesk['versions'] = []
  for (const row of await allPlans(db)) {
    const { version, reason, madeAt, staffId } = row
    const by = (await staffName(db, staffId)) ?? '나간 직원'
    versions.push({ version, ...presentPlan(row), reason, at: madeAt.toISOString(), by })
  }
  const standing = [...(await membersByTier(db))].map(([name, members]) => ({ name, members }))
  return { versions, standing: standing.toSorted((one, other) => one.name.localeCompare(other.name, 'ko')) }
}
