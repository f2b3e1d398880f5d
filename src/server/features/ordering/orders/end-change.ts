import type { Tx } from '#/server/platform/db/database.ts'
import type { Actor } from './actor.ts'
import type { MoveDeps } from './move-file.ts'
import { endWaitingChange } from './order-changes.repo.ts'
import type { OrderChangeRow } from './order-changes.table.ts'
import type { OrderRow } from './orders.repo.ts'
import { writeStates } from './write-states.ts'

interface Ending {
  /** Locked. */
  readonly order: OrderRow
  readonly change: OrderChangeRow
  readonly reason: string
  readonly by: Actor
}

/** A change that was never carried out is over: the order is what it was, and its work goes on. */
export async function endChangeOf(tx: Tx, deps: MoveDeps, { order, change, reason, by }: Ending): Promise<void> {
  const at = deps.clock.now()
  await endWaitingChange(tx, change.id, { state: 'taken-back', endedAt: at, endReason: reason })
  const entry = { machine: 'order', event: 'take-change-back', lineId: change.lineId, note: reason, at } as const
  await writeStates(tx, order.id, { order: { changeWaitsSince: null } }, [{ ...entry, byKind: by.kind, byId: by.id }])
}
