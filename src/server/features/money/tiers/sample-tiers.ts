import type { TierPlan } from '#/domain/members/tiers.ts'
import { staffWithRight } from '#/server/features/people/staff/staff.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { allPlans, insertPlan, lockPlans, NO_TIERS } from './tier-plans.repo.ts'
import type { TierPlanRow } from './tiers.table.ts'

/** By its words a version is known as the one that a demo came with. */
const REASON = '연습 등급'

const SAMPLE_PLAN: TierPlan = {
  months: 12,
  keepMonths: 12,
  tiers: [
    { name: '브론즈', from: 1_000_000, rate: 2 },
    { name: '실버', from: 5_000_000, rate: 4 },
    { name: '골드', from: 10_000_000, rate: 6 },
  ],
}

/** Only for a demo: grades are a promise, which a shop makes by itself. */
export async function seedSampleTiers(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const [newest] = await lockPlans(tx)
  const [staff] = await staffWithRight(tx, 'member-admin')
  if (newest || !staff) return
  await insertPlan(tx, { ...SAMPLE_PLAN, version: 1, reason: REASON, madeAt: clock.now(), staffId: staff.id })
}

export async function countSampleTiers(db: DbOrTx): Promise<number> {
  const [newest] = await allPlans(db)
  return isSample(newest) ? newest.tiers.length : 0
}

/** A version without grades takes the place of the sample, if nobody has written another meanwhile. */
export async function withdrawSampleTiers(tx: Tx, { clock }: Pick<Services, 'clock'>, staffId: string): Promise<void> {
  const [newest] = await lockPlans(tx)
  if (!isSample(newest)) return
  const reason = '연습 등급을 지움'
  await insertPlan(tx, { ...NO_TIERS, version: newest.version + 1, reason, madeAt: clock.now(), staffId })
}

const isSample = (plan: TierPlanRow | undefined): plan is TierPlanRow => plan?.reason === REASON
