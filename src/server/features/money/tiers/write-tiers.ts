import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { writeTiers as endpoint } from '#/contract/money/tiers.contract.ts'
import type { StaffCall } from '#/server/features/people/staff/staff.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { TiersDeps } from './reckon-tiers.ts'
import { insertPlan, lockPlans } from './tier-plans.repo.ts'
import { reckonJob } from './tiers.jobs.ts'

/** A new version that counts from now on. Errors: CONFLICT. */
export async function writePlan(
  tx: Tx,
  { clock, jobs }: TiersDeps,
  call: StaffCall,
  { base, plan, reason }: BodyOf<typeof endpoint>,
): Promise<void> {
  const newest = (await lockPlans(tx))[0]?.version ?? 0
  if (newest !== base)
    throw new AppError('CONFLICT', '그사이 다른 분이 등급을 바꿨습니다. 새로 불러온 뒤 다시 저장해 주세요.')
  const version = newest + 1
  await insertPlan(tx, { ...plan, version, reason, madeAt: clock.now(), staffId: call.principal.staffId })
  await audit(tx, call, {
    action: 'tiers.write',
    objectKind: 'tiers',
    objectId: String(version),
    detail: { ...plan, reason },
  })
  await jobs.add(tx, reckonJob, {}, { key: 'tiers.reckon:now' })
}
