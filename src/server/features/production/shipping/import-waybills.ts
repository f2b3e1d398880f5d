import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type { importWaybills as endpoint } from '#/contract/production/waybill-import.contract.ts'
import { orderNumberIn } from '#/domain/shipping/find-parcel.ts'
import type { JudgedRow } from '#/domain/shipping/judge-rows.ts'
import { VERDICTS } from '#/domain/shipping/row-verdicts.data.ts'
import { lockOrdersByNumber } from '#/server/features/ordering/orders/orders.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { savepoint } from '#/server/platform/db/savepoint.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { judgeList, numberingCourier } from './check-waybills.ts'
import { saveImportColumns } from './courier-sheets.repo.ts'
import { type DispatchDeps, dispatchOrder } from './dispatch-order.ts'
import type { CourierRow } from './shipping.table.ts'

type Outcome = ResultOf<typeof endpoint>['items'][number]
interface By extends AuditedCall {
  readonly principal: StaffPrincipal
}

/**
 * Sends what agrees, judged anew with all orders locked: what somebody else did since the preview is seen. A row that cannot go
 * leaves the others alone. What is in already is passed over, so the same list twice adds nothing.
 */
export async function importWaybills(
  tx: Tx,
  deps: DispatchDeps,
  { courier: code, rows, agreed, columns }: BodyOf<typeof endpoint>,
  by: By,
): Promise<ResultOf<typeof endpoint>> {
  const courier = await numberingCourier(tx, code)
  const before = await judgeList(tx, deps.clock.now(), courier, rows)
  const named = rows.flatMap(({ order }) => orderNumberIn(order) ?? [])
  const found = before.flatMap(({ parcel }) => parcel?.orderNumber ?? [])
  await lockOrdersByNumber(tx, [...new Set([...named, ...found])])
  const judged = await judgeList(tx, deps.clock.now(), courier, rows)
  const outcomes = new Map<number, Outcome>()
  // By waybill: two imports with the same numbers would else wait for each other's.
  for (const row of judged.toSorted((a, b) => (a.digits < b.digits ? -1 : 1)))
    outcomes.set(row.line, await take(tx, deps, row, { courier, by, agreed: agreed.includes(row.line) }))
  await saveImportColumns(tx, code, columns, deps.clock.now())
  const items = judged.flatMap(({ line }) => outcomes.get(line) ?? [])
  const detail = { courier: code, rows: items.length, taken: items.filter(({ ok }) => ok).length }
  await audit(tx, by, { action: 'waybills.import', objectKind: 'delivery', objectId: null, detail })
  return { items }
}

interface Taking {
  readonly courier: CourierRow
  readonly by: By
  readonly agreed: boolean
}

async function take(tx: Tx, deps: DispatchDeps, row: JudgedRow, { courier, by, agreed }: Taking): Promise<Outcome> {
  const { line, parcel, digits, verdict, reason } = row
  const { group, word } = VERDICTS[verdict]
  const outcome = (ok: boolean, message: string | null): Outcome => ({
    line,
    orderNumber: parcel?.orderNumber ?? null,
    ok,
    message,
  })
  if (!parcel || group === 'stopped' || group === 'passed' || (group === 'look' && !agreed))
    return outcome(false, `${word}: ${reason}`.replace(/: $/, ''))
  const { orderNumber, deliveryId } = parcel
  const dispatch = { orderNumber, deliveryId, courier: courier.code, trackingNumber: digits, lineIds: [] }
  try {
    await savepoint(tx, async () => {
      await dispatchOrder(tx, deps, dispatch, by.principal)
      const detail = { courier: courier.code, verdict }
      await audit(tx, by, { action: 'shipping.dispatch', objectKind: 'order', objectId: orderNumber, detail })
    })
    return outcome(true, null)
  } catch (error) {
    if (error instanceof AppError) return outcome(false, error.message)
    throw error
  }
}
