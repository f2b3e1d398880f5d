import { AppError } from '#/contract/errors.ts'
import { actorOf, lockLine, moveFile, moveProduction, SYSTEM } from '#/server/features/ordering/orders/orders.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { KitsDeps } from './kits-deps.ts'
import { isKitLine } from './kits.repo.ts'

/** The kit is packed: it goes to the shipping desk like whatever else is ready. Errors: NOT_FOUND, CONFLICT. */
export async function packKit(tx: Tx, deps: KitsDeps, lineId: string, staff: StaffPrincipal): Promise<void> {
  if (!(await isKitLine(tx, lineId))) throw new AppError('NOT_FOUND')
  const line = await lockLine(tx, lineId)
  // What was lost on its way is packed once more and keeps its approval.
  if (line?.production !== 'remake') await moveFile(tx, deps, { lineId, event: 'pack-kit', by: actorOf(staff) })
  await moveProduction(tx, deps, { lineId, event: 'deliver', by: SYSTEM })
}
