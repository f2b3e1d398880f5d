import { lineOf } from '#/server/features/ordering/orders/orders.public.ts'
import { askPackage } from './ask-package.ts'
import type { PressDeps } from './press-deps.ts'
import { refusalOf } from './press-order.ts'

/** What was approved is laid on its plates without a click; what cannot be says so when a person opens it. */
export async function makeOfApproved(deps: PressDeps, lineId: string): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const line = await lineOf(tx, lineId)
    if (line && refusalOf(line) === null) await askPackage(tx, deps, { lineId, staff: null })
  })
}
