import { emailKey } from '#/domain/members/email.ts'
import type { CustomerType } from '#/domain/members/roles.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { Services } from '#/server/platform/services.ts'
import { insertMember } from './members.repo.ts'
import type { MemberRow } from './members.table.ts'

/**
 * Puts a member on file without the join form: imports and tests. Without a password the account is reached by password reset
 * only. Returns the member id.
 */
export async function registerMember(
  tx: Tx,
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  member: {
    readonly type: CustomerType
    readonly grade: MemberRow['grade']
    readonly loginId: string
    readonly email: string
    readonly name: string
    readonly phone: string
    readonly passwordHash: string | null
    readonly needAdditionalInfo: boolean
  },
): Promise<string> {
  const id = ids.uuid()
  await insertMember(tx, {
    ...member,
    id,
    publicId: ids.uuid(),
    loginKey: member.loginId.toLowerCase(),
    emailKey: emailKey(member.email),
    joinedAt: clock.now(),
  })
  return id
}
