import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { removeSamples as endpoint, Samples } from '#/contract/opening/samples.contract.ts'
import { SAMPLE_KINDS } from '#/domain/opening/samples.data.ts'
import { isAdministrator, requireSecondFactor, staffName } from '#/server/features/people/staff/staff.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { removeSamplesJob } from './samples.jobs.ts'
import { insertRemoval, lastRemoval } from './samples.repo.ts'
import type { SamplesDeps } from './samples-deps.ts'

type Call = AuditedCall & { readonly principal: StaffPrincipal }

export async function presentSamples(deps: SamplesDeps, { staffId }: StaffPrincipal): Promise<Samples> {
  const { db } = deps.database
  const counts = await deps.count()
  const last = await lastRemoval(db)
  return {
    items: SAMPLE_KINDS.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0),
    refusal: await refusalFor(deps, staffId),
    last: last && {
      at: last.at.toISOString(),
      who: (await staffName(db, last.staffId)) ?? '나간 직원',
      endedAt: last.endedAt?.toISOString() ?? null,
      leftOver: last.leftOver,
    },
  }
}

/** Everybody who can read the README is the owner of a practice shop; only an account of one's own takes its samples away. */
async function refusalFor(deps: SamplesDeps, staffId: string): Promise<string | null> {
  if (deps.mode === 'demo') return '연습용 가게(DEMO=1)는 연습 자료를 그대로 보여 줍니다.'
  if (!(await isAdministrator(deps.database.db, staffId))) return '관리자만 지울 수 있습니다.'
  if (await deps.isSample(staffId))
    return '연습용 계정으로는 지울 수 없습니다. 직원과 권한에서 본인의 관리자 계정을 만들고 2단계 인증을 켠 뒤 그 계정으로 지워 주세요.'
  return null
}

/** Writes down that it begins; the job does the rest. Errors: FORBIDDEN, WRONG_LOGIN, WRONG_CODE, TOO_MANY_REQUESTS, CONFLICT. */
export async function beginRemoval(deps: SamplesDeps, call: Call, body: BodyOf<typeof endpoint>): Promise<Samples> {
  const { staffId } = call.principal
  const refusal = await refusalFor(deps, staffId)
  if (refusal) throw new AppError('FORBIDDEN', refusal)
  await requireSecondFactor(deps.staff, staffId, body)
  const id = deps.ids.uuid()
  await deps.database.transaction(async (tx) => {
    if (!(await insertRemoval(tx, { id, at: deps.clock.now(), staffId })))
      throw new AppError('CONFLICT', '이미 지우고 있습니다. 잠시 뒤에 다시 봐 주세요.')
    await deps.jobs.add(tx, removeSamplesJob, { id, round: 1 }, { key: `samples.remove:1` })
    await audit(tx, call, { action: 'samples.remove', objectKind: 'shop', objectId: id })
  })
  return presentSamples(deps, call.principal)
}
