import { AppError } from '#/contract/errors.ts'
import type { BodyOf, ResultOf } from '#/contract/endpoint.ts'
import type { advanceLines as endpoint } from '#/contract/production/production.contract.ts'
import type { ProductionState } from '#/domain/orders/states.ts'
import { factsOf, lineOf, lockOrdersOfLines } from '#/server/features/ordering/orders/orders.public.ts'
import type { AskDeps } from '#/server/features/prepress/press/press.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { savepoint } from '#/server/platform/db/savepoint.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { moveByStaff } from './move-by-staff.ts'
import { nextStep } from './next-step.ts'

/** Who moves them, as the audit log wants it. */
interface By extends AuditedCall {
  readonly principal: StaffPrincipal
}
type Outcome = ResultOf<typeof endpoint>['items'][number]

/** Moves each line to its next step; all their orders are locked first, so that two people's selections never wait for each other in a circle. */
export async function advanceLines(
  tx: Tx,
  deps: AskDeps,
  { lineIds, seenStates }: BodyOf<typeof endpoint>,
  by: By,
): Promise<{ items: Outcome[] }> {
  await lockOrdersOfLines(tx, lineIds)
  const items: Outcome[] = []
  for (const lineId of [...new Set(lineIds)].toSorted())
    items.push(await advanceLine(tx, deps, { lineId, seen: seenStates?.[lineId] }, by))
  return { items }
}

interface Advance {
  readonly lineId: string
  /** Where it was when somebody said so: two who say the same mean one step. */
  readonly seen: ProductionState | undefined
}

/** One of them; its order is locked. */
export async function advanceLine(tx: Tx, deps: AskDeps, { lineId, seen }: Advance, by: By): Promise<Outcome> {
  const line = await lineOf(tx, lineId)
  if (line && seen !== undefined && line.production !== seen)
    return { lineId, state: line.production, message: '그 사이 다른 직원이 옮겼습니다. 지금 공정을 확인해 주세요.' }
  const event = line && nextStep(factsOf(line), line.spec)
  if (!event) return { lineId, state: line?.production ?? null, message: '지금은 다음 공정이 없습니다.' }
  try {
    const state = await savepoint(tx, async () => {
      const { to } = await moveByStaff(tx, deps, { lineId, event, by: by.principal })
      const orderNumber = line.orderNumber
      const moved = { action: 'production.move-line', objectKind: 'order-line', objectId: lineId, orderNumber }
      await audit(tx, by, { ...moved, detail: { event } })
      return to
    })
    return { lineId, state, message: null }
  } catch (error) {
    if (error instanceof AppError) return { lineId, state: line.production, message: error.message }
    throw error
  }
}
