import { orderOf } from '#/server/features/ordering/orders/orders.public.ts'
import { audit, type AuditEntry, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { RepaymentRow } from './repayments.table.ts'

/** Writes down an act on owed money under every order that it came for, so that each order's log has it. */
export async function auditRepayment(
  tx: Tx,
  call: AuditedCall,
  repayment: Pick<RepaymentRow, 'id' | 'orderIds'>,
  act: Pick<AuditEntry, 'action' | 'detail'>,
): Promise<void> {
  for (const orderId of repayment.orderIds) {
    const order = await orderOf(tx, orderId)
    if (order)
      await audit(tx, call, { ...act, objectKind: 'repayment', objectId: repayment.id, orderNumber: order.number })
  }
}
