import { actorOf } from '#/server/features/ordering/orders/orders.public.ts'
import { staffName } from '#/server/features/people/staff/staff.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'
import type { DecideDeps } from './ask-for-changes.ts'
import { makeVersion } from './make-version.ts'

/** A version that somebody of the staff asks for, and publishes after a look. */
export async function makeByStaff(
  tx: Tx,
  deps: DecideDeps,
  { lineId, note, principal }: { lineId: string; note: string; principal: StaffPrincipal },
): Promise<{ proofId: string; version: number }> {
  const name = (await staffName(tx, principal.staffId)) ?? '시안실'
  return makeVersion(tx, deps, { lineId, note, by: { actor: actorOf(principal), name } })
}
