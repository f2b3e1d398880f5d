import type { BodyOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { changeRecipient as endpoint } from '#/contract/production/change-recipient.contract.ts'
import { actorOf, changeRecipient as change, type MoveDeps } from '#/server/features/ordering/orders/orders.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { savePlans } from './desk.repo.ts'

type Body = BodyOf<typeof endpoint>

/** What was printed or sent to a courier for the old place is not true any more: label and list want to be made anew. */
export async function changeRecipient(
  tx: Tx,
  deps: MoveDeps,
  call: AuditedCall,
  { deliveryId, seen, recipient, reason }: Body & { readonly deliveryId: string },
): Promise<void> {
  const missing = '배송지 주소를 입력해 주세요.'
  if (!recipient.zipcode || recipient.address === '')
    throw new AppError('INVALID_INPUT', missing, { 'recipient.address': missing })
  const by = actorOf(call.principal)
  const { orderNumber } = await change(tx, deps, { deliveryId, seen, recipient, reason, by })
  await savePlans(tx, [deliveryId], { labelPrintedAt: null, listedAt: null })
  const detail = { deliveryId, reason }
  await audit(tx, call, { action: 'order.change-recipient', objectKind: 'order', objectId: orderNumber, detail })
}
