import { AppError } from '#/contract/errors.ts'
import { PARCEL_TROUBLE_NAMES } from '#/domain/orders/parcel-trouble.ts'
import {
  lockOrders,
  noteOnOrder,
  orderByNumber,
  STAFF_QUEUE_TOPIC,
} from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { SettleDeps } from './settle-look.ts'
import { lockTrouble, resolve } from './troubles.repo.ts'

interface Resolution {
  readonly orderNumber: string
  readonly troubleId: string
  readonly note: string
  readonly staffId: string
}

/** Staff has looked after a parcel. CONFLICT: somebody else was quicker. */
export async function resolveTrouble(tx: Tx, deps: SettleDeps, asked: Resolution): Promise<void> {
  const order = await orderByNumber(tx, asked.orderNumber)
  if (!order) throw new AppError('NOT_FOUND')
  await lockOrders(tx, [order.id])
  const trouble = await lockTrouble(tx, asked.troubleId, order.id)
  if (!trouble) throw new AppError('NOT_FOUND')
  if (trouble.resolvedAt) throw new AppError('CONFLICT', '다른 담당자가 먼저 처리했습니다.')
  await resolve(tx, trouble.id, { at: deps.clock.now(), by: asked.staffId, note: asked.note })
  const note = `${PARCEL_TROUBLE_NAMES[trouble.kind]}: ${asked.note}`
  await noteOnOrder(tx, deps, { order, event: 'parcel-trouble-over', note })
  await deps.live.publish(tx, STAFF_QUEUE_TOPIC)
}
