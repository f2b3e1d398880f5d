import { AppError } from '#/contract/errors.ts'
import { actorOf, lockLine, markPackaged, noteOnOrder } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { PressDeps } from './press-deps.ts'
import { refusalOf } from './press-order.ts'
import { needsHands } from './press.presenter.ts'
import { newestPackage } from './press.repo.ts'

/** A person answers for plates that were laid out elsewhere. CONFLICT while our own package can still be made. */
export async function handMade(
  tx: Tx,
  deps: PressDeps,
  { lineId, reason, staff }: { lineId: string; reason: string; staff: StaffPrincipal },
): Promise<void> {
  const line = await lockLine(tx, lineId)
  if (!line) throw new AppError('NOT_FOUND')
  const row = await newestPackage(tx, lineId)
  if (line.approvedBinding === null || !needsHands(line, row, refusalOf(line)))
    throw new AppError('CONFLICT', '인쇄 자료를 만들지 못한 승인된 품목만 손으로 앉힌 자료로 진행할 수 있습니다.')
  await markPackaged(tx, deps, { lineId, binding: line.approvedBinding })
  const order = { id: line.orderId, number: line.orderNumber }
  await noteOnOrder(tx, deps, { order, event: 'plates-by-hand', note: reason, by: actorOf(staff), lineId })
}
