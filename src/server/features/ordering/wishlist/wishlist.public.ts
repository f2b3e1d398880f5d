import { sql } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'

/** What one account kept becomes another's; the same spec is kept once. */
export async function giveSavedSpecs(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  await tx.execute(sql`
    delete from saved_spec s using saved_spec o
     where s.member_id = ${guestId}::uuid and o.member_id = ${memberId}::uuid and o.fingerprint = s.fingerprint`)
  await tx.execute(sql`update saved_spec set member_id = ${memberId}::uuid where member_id = ${guestId}::uuid`)
}
