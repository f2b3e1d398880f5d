import { audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MembersDeps } from './members-deps.ts'
import type { MemberRow } from './members.table.ts'
import { tellSecurity } from './security-notices.ts'

/** Tells a customer that strangers try passwords at the account, and writes it down. Nobody's account tells nobody. */
export async function tellOfGuessing(
  tx: Tx,
  deps: Pick<MembersDeps, 'jobs' | 'ids' | 'sealer'>,
  member: MemberRow | null,
): Promise<void> {
  if (!member) return
  const byStranger = { principal: { kind: 'visitor' }, ip: '', requestId: '' } as const
  await audit(tx, byStranger, { action: 'member.password-guessed', objectKind: 'member', objectId: member.id })
  await tellSecurity(tx, deps, member, { kind: 'password-guessed' })
}
