import { AppError } from '#/contract/errors.ts'
import { lockOrders } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { readCase } from './cases.repo.ts'
import { lockForDesk } from './own-inquiry.ts'

/** Locks the order and then the inquiry of a case, as every act that moves both does. */
export async function lockCase(tx: Tx, caseId: string) {
  const seen = await readCase(tx, caseId)
  if (!seen) throw new AppError('NOT_FOUND')
  await lockOrders(tx, [seen.orderId])
  const inquiry = await lockForDesk(tx, seen.inquiryId)
  return { row: (await readCase(tx, caseId)) ?? seen, inquiry }
}
