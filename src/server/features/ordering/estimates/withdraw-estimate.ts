import { AppError } from '#/contract/errors.ts'
import { ESTIMATE_MACHINE, stateAt } from '#/domain/estimates/estimate-machine.ts'
import { next } from '#/domain/orders/transition.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { EstimatesDeps } from './estimates-deps.ts'
import { lockWhole, updateEstimate, type WholeEstimate } from './estimates.repo.ts'
import { visibleTo } from './own-estimate.ts'

/** Takes an estimate back. CONFLICT when it was ordered or withdrawn already. */
export async function withdrawEstimate(
  tx: Tx,
  { clock }: Pick<EstimatesDeps, 'clock'>,
  call: AuditedCall,
  number: string,
): Promise<WholeEstimate> {
  const whole = visibleTo(call.principal, await lockWhole(tx, number))
  const { row } = whole
  const who = call.principal.kind === 'staff' ? 'staff' : 'customer'
  const move = next(ESTIMATE_MACHINE, stateAt(row.state, row.expiresAt, clock.now()), 'withdraw', who)
  if (!move.ok)
    throw new AppError(
      'CONFLICT',
      row.state === 'ordered' ? '이미 주문한 견적은 취소할 수 없습니다.' : '이미 취소한 견적입니다.',
    )
  const change = { state: move.to, version: row.version + 1 }
  await updateEstimate(tx, row.id, change)
  if (who === 'staff')
    await audit(tx, call, { action: 'estimate.withdraw', objectKind: 'estimate', objectId: row.number })
  return { ...whole, row: { ...row, ...change } }
}
