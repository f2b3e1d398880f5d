import { AppError } from '#/contract/errors.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { lockOrderByNumber } from './cancel-order.repo.ts'
import type { OrderRow } from './orders.repo.ts'

/** NOT_FOUND where there is none of this number. */
export async function lockOrderNumbered(tx: Tx, orderNumber: string): Promise<OrderRow> {
  const order = await lockOrderByNumber(tx, orderNumber)
  if (!order) throw new AppError('NOT_FOUND')
  return order
}
