import { sql } from '#/server/platform/db/drizzle.ts'
import type { Tx } from '#/server/platform/db/database.ts'

/** The only door of binding requests for other features. */
export { bindingRoom } from './binding-room.ts'

/** What one account asked to be bound becomes another's. */
export async function giveBindings(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  await tx.execute(sql`update binding_sets set member_id = ${memberId}::uuid where member_id = ${guestId}::uuid`)
}
