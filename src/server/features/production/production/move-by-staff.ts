import { type MoveDeps, actorOf, moveProduction } from '#/server/features/ordering/orders/orders.public.ts'
import { packageMade } from '#/server/features/prepress/press/press.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { ProductionMoveName } from './next-step.ts'

interface StaffMove {
  readonly lineId: string
  readonly event: ProductionMoveName
  readonly by: StaffPrincipal
  readonly note?: string
}

/** Every move that staff cause: before the first sheet somebody has looked whether the press package is there. */
export async function moveByStaff(tx: Tx, deps: MoveDeps, { by, ...move }: StaffMove) {
  const made = move.event === 'start-print' && (await packageMade(tx, move.lineId))
  return moveProduction(tx, deps, { ...move, by: actorOf(by), packageMade: made })
}
