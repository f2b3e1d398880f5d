import { brandOf } from '#/server/features/content/content/content.public.ts'
import { guessingMessage, sendMessage } from '#/server/features/people/messages/messages.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MembersDeps } from './members-deps.ts'
import type { MemberRow } from './members.table.ts'

/** Tells a customer that strangers try passwords at the account, and writes it down. Nobody's account tells nobody. */
export async function tellOfGuessing(
  tx: Tx,
  { jobs }: Pick<MembersDeps, 'jobs'>,
  member: MemberRow | null,
): Promise<void> {
  if (!member) return
  const byStranger = { principal: { kind: 'visitor' }, ip: '', requestId: '' } as const
  await audit(tx, byStranger, { action: 'member.password-guessed', objectKind: 'member', objectId: member.id })
  await jobs.add(tx, sendMessage, guessingMessage(await brandOf(tx), member))
}
