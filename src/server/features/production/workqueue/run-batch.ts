import type { Access } from '#/contract/access.ts'
import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import { AppError } from '#/contract/errors.ts'
import type {
  BatchAct,
  checkBatch as checkEndpoint,
  runBatch as runEndpoint,
} from '#/contract/production/order-batch.contract.ts'
import { advanceLines, moveLine } from '#/contract/production/production.contract.ts'
import { assignOrder as assignEndpoint } from '#/contract/production/staff-order.contract.ts'
import type { ProductionState } from '#/domain/orders/states.ts'
import { actorOf, lockOrdersOfLines, moveProduction } from '#/server/features/ordering/orders/orders.public.ts'
import type { AskDeps } from '#/server/features/prepress/press/press.public.ts'
import { advanceLine } from '#/server/features/production/production/production.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Db, Tx } from '#/server/platform/db/database.ts'
import { savepoint } from '#/server/platform/db/savepoint.ts'
import { passes } from '#/server/platform/http/check-access.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { assignOrder } from './assign-order.ts'
import { outlookOf } from './batch-outlook.ts'
import { batchLines, type BatchLine } from './batch.repo.ts'

/** A batch wants the right that one line wants. */
const ACCESS: Readonly<Record<BatchAct, Access>> = {
  next: advanceLines.access,
  hold: moveLine.access,
  release: moveLine.access,
  take: assignEndpoint.access,
  drop: assignEndpoint.access,
}

function refuseStranger(act: BatchAct, staff: StaffPrincipal): void {
  if (!passes(ACCESS[act], staff)) throw new AppError('FORBIDDEN')
}

/** What would become of each line; those that do not exist are left out. */
export async function checkBatch(
  db: Db,
  { act, lineIds }: BodyOf<typeof checkEndpoint>,
  staff: StaffPrincipal,
): Promise<ResultOf<typeof checkEndpoint>> {
  refuseStranger(act, staff)
  const lines = await batchLines(db, lineIds)
  const items = lines.map((line) => {
    const { lineId, orderNumber } = line
    return { lineId, orderNumber, production: line.facts.production, ...outlookOf(act, line, staff.staffId) }
  })
  return { items }
}

interface By extends AuditedCall {
  readonly principal: StaffPrincipal
}

/** Does it with each line on its own; all their orders are locked first, so that two selections never wait in a circle. */
export async function runBatch(
  tx: Tx,
  deps: AskDeps,
  { act, lineIds, note, seenStates }: BodyOf<typeof runEndpoint>,
  by: By,
): Promise<ResultOf<typeof runEndpoint>> {
  refuseStranger(act, by.principal)
  await lockOrdersOfLines(tx, lineIds)
  const items: ResultOf<typeof runEndpoint>['items'] = []
  // An order of three chosen lines is taken once.
  const taken = new Set<string>()
  for (const line of await batchLines(tx, lineIds)) {
    const { lineId, orderId, orderNumber } = line
    const { goes, says } = outlookOf(act, line, by.principal.staffId)
    const refusal = !goes
      ? says
      : taken.has(orderId)
        ? null
        : await actOn(tx, deps, line, { act, note, by, seen: seenStates?.[lineId] })
    if (goes && (act === 'take' || act === 'drop')) taken.add(orderId)
    items.push({ lineId, orderNumber, done: refusal === null, says: refusal ?? says })
  }
  return { items }
}

interface Asked {
  readonly act: BatchAct
  readonly note: string
  readonly by: By
  readonly seen: ProductionState | undefined
}

/** Null when it is done, else why it could not be. */
async function actOn(tx: Tx, deps: AskDeps, line: BatchLine, { act, note, by, seen }: Asked): Promise<string | null> {
  const { lineId, orderId, orderNumber } = line
  if (act === 'next') return (await advanceLine(tx, deps, { lineId, seen }, by)).message
  try {
    await savepoint(tx, async () => {
      if (act === 'take' || act === 'drop') {
        await assignOrder(tx, deps, { orderId, staffId: by.principal.staffId, mine: act === 'take' })
        const entry = { action: 'workqueue.assign-order', objectKind: 'order', objectId: orderNumber }
        return audit(tx, by, { ...entry, detail: { mine: act === 'take' } })
      }
      await moveProduction(tx, deps, { lineId, event: act, by: actorOf(by.principal), note })
      const entry = { action: 'production.move-line', objectKind: 'order-line', objectId: lineId, orderNumber }
      return audit(tx, by, { ...entry, detail: { event: act } })
    })
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
