import { eq } from '#/server/platform/db/drizzle.ts'
import type { StaffCall } from '#/server/features/people/staff/staff.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MembersDeps } from './members-deps.ts'
import { memberChanges, memberNotes } from './members.table.ts'

type Change = Pick<typeof memberChanges.$inferInsert, 'memberId' | 'what' | 'was' | 'becomes' | 'reason'>

/** What the desk changed of a member, in the words of that day, with the reason. */
export async function noteChange(
  tx: Tx,
  { ids, clock }: Pick<MembersDeps, 'ids' | 'clock'>,
  { principal }: Pick<StaffCall, 'principal'>,
  change: Change,
): Promise<void> {
  await noteBy(tx, { ids, clock }, principal.staffId, change)
}

/** `staffId` null: by a rule of the shop, of which nobody of the staff is the author. */
export async function noteBy(
  tx: Tx,
  { ids, clock }: Pick<MembersDeps, 'ids' | 'clock'>,
  staffId: string | null,
  change: Change,
): Promise<void> {
  const row = { ...change, id: ids.uuid(), staffId, changedAt: clock.now() }
  await tx.insert(memberChanges).values(row)
}

export async function insertNote(tx: Tx, row: typeof memberNotes.$inferInsert): Promise<void> {
  await tx.insert(memberNotes).values(row)
}

/** What the desk wrote about an account goes with what it had. */
export async function giveNotes(
  tx: Tx,
  { guestId, memberId }: { readonly guestId: string; readonly memberId: string },
): Promise<void> {
  await tx.update(memberNotes).set({ memberId }).where(eq(memberNotes.memberId, guestId))
  await tx.update(memberChanges).set({ memberId }).where(eq(memberChanges.memberId, guestId))
}
