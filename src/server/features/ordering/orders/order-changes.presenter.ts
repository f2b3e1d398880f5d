import type { OrderChangeView } from '#/contract/ordering/order-change-view.ts'
import { changedRows } from '#/domain/catalog/changed-rows.ts'
import type { OrderChangeRow } from './order-changes.table.ts'

export const presentChange = (change: OrderChangeRow): OrderChangeView => ({
  id: change.id,
  lineId: change.lineId,
  state: change.state,
  rows: [...changedRows(change.before.spec, change.after.spec)],
  before: change.before.amounts.total,
  after: change.after.amounts.total,
  difference: change.difference,
  reason: change.reason,
  endReason: change.endReason,
  at: change.askedAt.toISOString(),
  endedAt: change.endedAt?.toISOString() ?? null,
})
