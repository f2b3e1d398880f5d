import { AppError } from '#/contract/errors.ts'
import type { GoLive } from '#/contract/opening/go-live.contract.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { GoLiveDeps } from './go-live-deps.ts'
import { insertStamp } from './go-live.repo.ts'
import { readGoLive } from './read-go-live.ts'

type Call = AuditedCall & { readonly principal: StaffPrincipal }

/** 교료: an owner says that the shop may open, by what is true at this moment. Errors: FORBIDDEN, CONFLICT. */
export async function stampGoLive(deps: GoLiveDeps, call: Call): Promise<GoLive> {
  const { findings, mayStamp } = await readGoLive(deps, call.principal)
  if (!mayStamp) throw new AppError('FORBIDDEN', '교료는 관리자만 찍을 수 있습니다.')
  const countOf = (level: string) => findings.filter((finding) => finding.level === level).length
  const blocked = countOf('blocked')
  if (blocked > 0) throw new AppError('CONFLICT', `막힌 것이 ${blocked}개 있습니다. 모두 푼 뒤 교료해 주세요.`)
  const id = deps.ids.uuid()
  const checks = countOf('check')
  const { staffId } = call.principal
  await deps.database.transaction(async (tx) => {
    await insertStamp(tx, { id, at: deps.clock.now(), staffId, checks })
    await audit(tx, call, { action: 'opening.stamp', objectKind: 'shop', objectId: id, detail: { checks } })
  })
  return readGoLive(deps, call.principal)
}
