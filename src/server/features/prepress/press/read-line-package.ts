import { AppError } from '#/contract/errors.ts'
import { lineOf } from '#/server/features/ordering/orders/orders.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { bindingOf, readPressOrder, refusalOf } from './press-order.ts'
import { newestPackage } from './press.repo.ts'
import { presentLinePackage } from './press.presenter.ts'

export async function readLinePackage(db: DbOrTx, lineId: string) {
  const line = await lineOf(db, lineId)
  if (!line) throw new AppError('NOT_FOUND')
  const order = await readPressOrder(db, line)
  const row = await newestPackage(db, lineId)
  return presentLinePackage(row, { line, binding: bindingOf(order), refusal: refusalOf(line) })
}
