import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { revealPersonalData as endpoint } from '#/contract/production/staff-order.contract.ts'
import { evidenceText } from '#/domain/orders/evidence.ts'
import { deliveriesOf, orderByNumber } from '#/server/features/ordering/orders/orders.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'

/** Shows what is masked elsewhere; the row in the audit log is written in the same transaction, so no look goes without one. */
export async function revealPersonalData(
  tx: Tx,
  call: AuditedCall,
  orderNumber: string,
): Promise<ResultOf<typeof endpoint>> {
  const order = await orderByNumber(tx, orderNumber)
  if (!order) throw new AppError('NOT_FOUND')
  const deliveries = await deliveriesOf(tx, order.id)
  await audit(tx, call, { action: 'order.reveal-personal-data', objectKind: 'order', objectId: order.number })
  const { name, phone, email } = order.orderer
  return {
    name,
    phone,
    email,
    places: deliveries.map(({ id, recipient: to }) => ({
      deliveryId: id,
      name: to.name,
      phone: to.phone,
      address: [to.zipcode, to.address, to.addressEtc].filter(Boolean).join(' '),
    })),
    sender: order.sender && `${order.sender.name} ${order.sender.phone}`,
    evidence: order.evidence && evidenceText(order.evidence),
  }
}
