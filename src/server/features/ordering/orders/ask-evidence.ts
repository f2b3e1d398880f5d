import { AppError } from '#/contract/errors.ts'
import type { Evidence } from '#/domain/orders/evidence.ts'
import { mayPay } from '#/domain/orders/may-pay.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { lockOrderByNumber, updateOrder } from './cancel-order.repo.ts'

/** Keeps how the purchase shall be proved. CONFLICT once it is paid: papers may have been issued by what was asked before. */
export async function askEvidence(
  tx: Tx,
  memberId: string,
  orderNumber: string,
  evidence: Evidence,
): Promise<{ evidence: Evidence }> {
  const order = await lockOrderByNumber(tx, orderNumber)
  if (!order || order.memberId !== memberId) throw new AppError('NOT_FOUND')
  if (!mayPay({ ...order, payment: order.paymentState }) && order.paymentState !== 'waiting-deposit')
    throw new AppError('CONFLICT', '결제가 끝난 주문의 증빙은 1:1 문의로 바꾸실 수 있습니다.')
  await updateOrder(tx, order.id, { evidence })
  return { evidence }
}
