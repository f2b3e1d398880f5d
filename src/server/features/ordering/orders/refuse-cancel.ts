import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Actor } from './actor.ts'
import { lockOrderNumbered } from './lock-order-numbered.ts'
import type { MoveDeps } from './move-file.ts'
import { cancelRefused, orderTopic, STAFF_QUEUE_TOPIC } from './order-events.ts'
import type { OrderRow } from './orders.repo.ts'
import { writeStates } from './write-states.ts'

/** The order, locked, whose customer waits for an answer to a cancellation request. NOT_FOUND, or CONFLICT when no request is open. */
export async function lockCancellationRequest(tx: Tx, orderNumber: string): Promise<OrderRow> {
  const order = await lockOrderNumbered(tx, orderNumber)
  if (!order.cancelRequestedAt || order.cancelledAt)
    throw new AppError('CONFLICT', '답을 기다리는 취소 요청이 없습니다.\n새로 고쳐 현재 상태를 확인해 주세요.')
  return order
}

/** Takes the request back: work goes on, and the customer is told why. The caller has locked the order. */
export async function refuseCancel(
  tx: Tx,
  deps: MoveDeps,
  { order, text, by }: { readonly order: OrderRow; readonly text: string; readonly by: Actor },
): Promise<void> {
  const now = deps.clock.now()
  await writeStates(
    tx,
    order.id,
    {
      order: { cancelRequestedAt: null, cancelReason: null, cancelRefundAccount: null },
    },
    [
      {
        machine: 'order',
        event: 'cancel-refused',
        byKind: by.kind,
        byId: by.id,
        note: text,
        at: now,
      },
    ],
  )
  await deps.live.publish(tx, orderTopic(order.number), STAFF_QUEUE_TOPIC)
  await deps.jobs.emit(tx, cancelRefused, { orderId: order.id, text, at: now.toISOString() })
}
