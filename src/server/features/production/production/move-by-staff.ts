import { actorOf, moveProduction } from '#/server/features/ordering/orders/orders.public.ts'
import { type AskDeps, tryPackage } from '#/server/features/prepress/press/press.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { ProductionMoveName } from './next-step.ts'

interface StaffMove {
  readonly lineId: string
  readonly event: ProductionMoveName
  readonly by: StaffPrincipal
  readonly note?: string
  /** Number of the sheet whose run moves the line. */
  readonly gang?: string | undefined
}

/**
 * Every move that staff cause. Whatever is planned has its press package made by the way, unless it is there. A line that can
 * have none is planned all the same: its package says why.
 */
export async function moveByStaff(tx: Tx, deps: AskDeps, { by, ...move }: StaffMove) {
  const { lineId, event } = move
  const moved = await moveProduction(tx, deps, { ...move, by: actorOf(by) })
  if (event === 'plan') await tryPackage(tx, deps, { lineId, staff: by })
  return moved
}
