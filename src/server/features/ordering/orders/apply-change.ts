import { and, eq } from '#/server/platform/db/drizzle.ts'
import { titleOf } from '#/server/features/ordering/cart/cart.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Actor } from './actor.ts'
import { lockLine } from './lines.repo.ts'
import { moveFile, type MoveDeps } from './move-file.ts'
import { lineFilesChanged } from './order-events.ts'
import type { ChangeSide } from './order-changes.table.ts'
import { orderDeliveries, orderDeliveryLines, orderLines } from './orders.table.ts'
import type { OrderRow } from './orders.repo.ts'
import { writeStates } from './write-states.ts'

export interface Applied {
  /** Locked. */
  readonly order: OrderRow
  readonly lineId: string
  readonly after: ChangeSide
  readonly by: Actor
  readonly note: string
}

/**
 * The line becomes what was asked for, with everything that hangs on it: parcels, fees, the order's amounts. Its files are checked
 * against the new spec and an approval is withdrawn. The money is the caller's; what the order has received is its new total.
 */
export async function applyChange(tx: Tx, deps: MoveDeps, { order, lineId, after, by, note }: Applied): Promise<void> {
  const line = await lockLine(tx, lineId)
  if (!line) throw new Error(`no line ${lineId} to change`)
  const { spec, quote, parcels, amounts } = after
  await tx
    .update(orderLines)
    .set({
      spec,
      quote,
      product: spec.product,
      copies: spec.copies,
      supply: quote.supply,
      vat: quote.vat,
      total: quote.supply + quote.vat,
      ...titleOf(spec, line.ownTitle ? line.title : null),
    })
    .where(eq(orderLines.id, lineId))
  for (const { deliveryId, copies, fee, grams } of parcels) {
    await tx.update(orderDeliveries).set({ fee, grams }).where(eq(orderDeliveries.id, deliveryId))
    if (copies === 0) continue
    await tx
      .update(orderDeliveryLines)
      .set({ copies })
      .where(and(eq(orderDeliveryLines.deliveryId, deliveryId), eq(orderDeliveryLines.lineId, lineId)))
  }
  const at = deps.clock.now()
  const changed = { machine: 'order', event: 'change-line', byKind: by.kind, byId: by.id, lineId, note, at } as const
  const money = { ...amounts, capturedTotal: amounts.total, changeWaitsSince: null }
  await writeStates(tx, order.id, { order: money }, [changed])
  if (line.files.length === 0) return
  await moveFile(tx, deps, { lineId, event: 'attach', by })
  await deps.jobs.emit(tx, lineFilesChanged, { orderId: order.id, lineId })
}
