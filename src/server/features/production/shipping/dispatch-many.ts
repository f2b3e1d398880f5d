import type { ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { dispatchMany as endpoint } from '#/contract/production/shipping.contract.ts'
import { lockOrdersByNumber } from '#/server/features/ordering/orders/orders.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { savepoint } from '#/server/platform/db/savepoint.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { dispatchOrder, type Dispatch, type DispatchDeps } from './dispatch-order.ts'

type Outcome = ResultOf<typeof endpoint>['items'][number]
/** Who dispatches, as the audit log wants it. */
interface By extends AuditedCall {
  readonly principal: StaffPrincipal
}
type Row = Pick<Dispatch, 'orderNumber' | 'courier' | 'trackingNumber'>

/**
 * Takes each row on its own. All orders are locked first, and rows go by waybill: two pastes with the same numbers would else
 * wait for each other's. The answer keeps the order of the paste.
 */
export async function dispatchMany(
  tx: Tx,
  deps: DispatchDeps,
  rows: readonly Row[],
  by: By,
): Promise<{ items: Outcome[] }> {
  await lockOrdersByNumber(
    tx,
    rows.map((row) => row.orderNumber),
  )
  const outcomes = new Map<Row, Outcome>()
  for (const row of rows.toSorted((a, b) => (waybillOf(a) < waybillOf(b) ? -1 : 1)))
    outcomes.set(row, await dispatchRow(tx, deps, row, by))
  return { items: rows.map((row) => outcomes.get(row)).filter((outcome) => outcome !== undefined) }
}

const waybillOf = ({ courier, trackingNumber }: Row): string => `${courier} ${trackingNumber ?? ''}`

async function dispatchRow(tx: Tx, deps: DispatchDeps, row: Row, by: By): Promise<Outcome> {
  try {
    await savepoint(tx, async () => {
      await dispatchOrder(tx, deps, { ...row, deliveryId: null, lineIds: [] }, by.principal)
      const detail = { courier: row.courier }
      await audit(tx, by, { action: 'shipping.dispatch', objectKind: 'order', objectId: row.orderNumber, detail })
    })
    return { orderNumber: row.orderNumber, ok: true, message: null }
  } catch (error) {
    if (error instanceof AppError) return { orderNumber: row.orderNumber, ok: false, message: error.message }
    throw error
  }
}
