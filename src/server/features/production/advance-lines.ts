import { AppError } from '#/contract/errors.ts'
import type { ResultOf } from '#/contract/endpoint.ts'
import type { advanceLines as endpoint } from '#/contract/production/production.contract.ts'
import {
  actorOf,
  factsOf,
  lineOf,
  lockOrdersOfLines,
  moveProduction,
  type MoveDeps,
} from '#/server/features/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import { nextStep } from './next-step.ts'

type Outcome = ResultOf<typeof endpoint>['items'][number]

/** Moves each line to its next step; all their orders are locked first, so that two people's selections never wait for each other in a circle. */
export async function advanceLines(
  tx: Tx,
  deps: MoveDeps,
  lineIds: readonly string[],
  staff: StaffPrincipal,
): Promise<{ items: Outcome[] }> {
  await lockOrdersOfLines(tx, lineIds)
  const items: Outcome[] = []
  for (const lineId of [...new Set(lineIds)].toSorted()) items.push(await advanceLine(tx, deps, lineId, staff))
  return { items }
}

async function advanceLine(tx: Tx, deps: MoveDeps, lineId: string, staff: StaffPrincipal): Promise<Outcome> {
  const line = await lineOf(tx, lineId)
  const event = line && nextStep(factsOf(line), line.spec)
  if (!event) return { lineId, state: line?.production ?? null, message: '지금은 다음 공정이 없습니다.' }
  try {
    const moved = await tx.transaction((nested) => moveProduction(nested, deps, { lineId, event, by: actorOf(staff) }))
    return { lineId, state: moved.to, message: null }
  } catch (error) {
    if (error instanceof AppError) return { lineId, state: line.production, message: error.message }
    throw error
  }
}
