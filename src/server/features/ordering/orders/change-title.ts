import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { changeLineTitle } from '#/contract/ordering/change-order.contract.ts'
import { mayChangeTitle } from '#/domain/orders/guards.ts'
import { titleOf } from '#/server/features/ordering/cart/cart.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { lockLine, updateLine } from './lines.repo.ts'
import type { MoveDeps } from './move-file.ts'
import { lineTitled } from './order-events.ts'
import { factsOf } from './order-line.ts'

interface Target {
  readonly memberId: string
  readonly orderNumber: string
  readonly lineId: string
}

/** Another name for an ordered job; null names it by what it is. CONFLICT once its proof is approved. */
export async function changeTitle(
  tx: Tx,
  deps: Pick<MoveDeps, 'jobs'>,
  { memberId, orderNumber, lineId }: Target,
  given: string | null,
): Promise<ResultOf<typeof changeLineTitle>> {
  const line = await lockLine(tx, lineId)
  if (!line || line.memberId !== memberId || line.orderNumber !== orderNumber) throw new AppError('NOT_FOUND')
  const next = titleOf(line.spec, given)
  if (next.title === line.title && next.ownTitle === line.ownTitle) return next
  if (!mayChangeTitle(factsOf(line)))
    throw new AppError('CONFLICT', '시안을 승인하셨거나 끝난 주문이라 작업명을 바꿀 수 없습니다.')
  await updateLine(tx, lineId, next)
  await deps.jobs.emit(tx, lineTitled, { lineId })
  return next
}
