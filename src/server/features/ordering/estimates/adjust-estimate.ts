import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { adjustEstimate as adjustEndpoint } from '#/contract/ordering/staff-estimates.contract.ts'
import { adjustQuote } from '#/domain/estimates/adjust-quote.ts'
import { estimateAmounts } from '#/domain/estimates/estimate-amounts.ts'
import { stateAt } from '#/domain/estimates/estimate-machine.ts'
import { feesOf } from '#/server/features/content/delivery-fees/delivery-fees.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { DeliveryFees } from '#/domain/orders/delivery-fee.ts'
import type { EstimatesDeps } from './estimates-deps.ts'
import { lockWhole, updateEstimate, updateLine, type WholeEstimate } from './estimates.repo.ts'
import { tellCustomer } from './tell-customer.ts'

/** Adds a line with a reason to one job and sums the estimate anew; the customer is told, the audit log keeps who did it. */
export async function adjustEstimate(
  tx: Tx,
  deps: EstimatesDeps,
  call: AuditedCall,
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
  const line = whole.lines.find((candidate) => candidate.position === change.position)
  if (!line) throw new AppError('NOT_FOUND', '견적에 없는 품목입니다.')
  const adjusted = adjustQuote(line.quote, change.amount, change.reason)
  if (!adjusted.ok) throw new AppError('INVALID_INPUT', adjusted.error, { amount: adjusted.error })
  const { supply, vat } = adjusted.value
  const changedLine = { ...line, quote: adjusted.value, supply, vat }
  await updateLine(tx, changedLine)
  const lines = whole.lines.map((other) => (other === line ? changedLine : other))
  const changedRow = {
    ...row,
    ...sums(lines, row.discountRate, await feesOf(tx, row.feesVersion)),
    version: row.version + 1,
  }
  await updateEstimate(tx, row.id, changedRow)
  const { position, amount, reason } = change
  await audit(tx, call, {
    action: 'estimate.adjust',
    objectKind: 'estimate',
    objectId: row.number,
    detail: { position, amount, reason, before: row.total, after: changedRow.total },
  })
  await tellCustomer(tx, deps, changedRow, 'adjusted')
  return { ...whole, row: changedRow, lines }
}

/** By the delivery fees of then: what was promised of them stays true. */
function sums(lines: WholeEstimate['lines'], discountRate: number, fees: DeliveryFees) {
  const quotes = lines.map((line) => line.quote)
  const { deliveryFees: _fees, ...amounts } = estimateAmounts(quotes, discountRate, fees)
  return amounts
}
