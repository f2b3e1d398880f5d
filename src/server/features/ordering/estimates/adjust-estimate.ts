import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { adjustEstimate as adjustEndpoint } from '#/contract/ordering/staff-estimates.contract.ts'
import { stateAt } from '#/domain/estimates/estimate-machine.ts'
import { formatWon } from '#/domain/money/format-won.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { adjustLine, type Adjusted, writeAdjusted } from './adjust-line.ts'
import type { EstimatesDeps } from './estimates-deps.ts'
import { lockWhole, type WholeEstimate } from './estimates.repo.ts'
import { dropRaise, putRaise } from './raises.repo.ts'
import { tellCustomer } from './tell-customer.ts'

type StaffCall = AuditedCall & { readonly principal: StaffPrincipal }

/**
 * Adds a line with a reason to one job. What makes the estimate cheaper holds at once; what makes it dearer than was promised only asks
 * its customer. Either way the customer is told why, and the audit log keeps who did it.
 */
export async function adjustEstimate(
  tx: Tx,
  deps: EstimatesDeps,
  call: StaffCall,
  number: string,
  change: BodyOf<typeof adjustEndpoint>,
): Promise<WholeEstimate> {
  const whole = await lockWhole(tx, number)
  if (!whole) throw new AppError('NOT_FOUND')
  const { row } = whole
  if (stateAt(row.state, row.expiresAt, deps.clock.now()) !== 'open')
    throw new AppError('CONFLICT', '유효한 견적만 조정할 수 있습니다. 새 견적을 내 주세요.')
  if (row.version !== change.version)
    throw new AppError('CONFLICT', '그 사이 이 견적이 바뀌었습니다. 지금 금액을 확인하고 다시 조정해 주세요.')
  const adjusted = await adjustLine(tx, whole, change)
  const { position, amount, reason } = change
  const raises = adjusted.row.total > row.total
  await audit(tx, call, {
    action: raises ? 'estimate.ask-raise' : 'estimate.adjust',
    objectKind: 'estimate',
    objectId: row.number,
    detail: { position, amount, reason, before: row.total, after: adjusted.row.total },
  })
  if (raises) return askRaise(tx, deps, call, { whole, adjusted, change })
  await dropRaise(tx, row.id)
  await writeAdjusted(tx, adjusted)
  await tellCustomer(tx, deps, adjusted.row, { what: 'adjusted', words: `조정한 이유: ${reason}` })
  return { ...whole, row: adjusted.row, lines: adjusted.lines }
}

interface Raise {
  readonly whole: WholeEstimate
  readonly adjusted: Adjusted
  readonly change: BodyOf<typeof adjustEndpoint>
}

async function askRaise(
  tx: Tx,
  deps: EstimatesDeps,
  call: StaffCall,
  { whole, adjusted, change: { position, amount, reason } }: Raise,
): Promise<WholeEstimate> {
  const { row } = whole
  const { staffId } = call.principal
  const askedAt = deps.clock.now()
  const { total } = adjusted.row
  const name = (await staffName(tx, staffId)) ?? '직원'
  const asked = { position, amount, reason, total, staffId, staffName: name, askedAt }
  await putRaise(tx, { estimateId: row.id, ...asked, state: 'waiting', answeredAt: null })
  const words = `바꾸려는 금액 ${formatWon(total)}\n사유: ${reason}\n동의하지 않으시면 지금 금액 그대로입니다.`
  await tellCustomer(tx, deps, row, { what: 'raise', words, at: askedAt })
  return whole
}
