import { AppError } from '#/contract/errors.ts'
import type { StaffCall } from '#/server/features/people/staff/staff.public.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { noteChange } from './member-changes.repo.ts'
import type { MembersDeps } from './members-deps.ts'
import { lockMember, updateMember } from './members.repo.ts'
import type { MemberRow } from './members.table.ts'

interface Decision {
  readonly memberId: string
  readonly reason: string
}

/** Whose sessions they are: a guest's are of an own audience. */
export const sessionsOf = ({ id, guest }: Pick<MemberRow, 'id' | 'guest'>) =>
  ({ audience: guest ? 'guest' : 'member', subjectId: id }) as const

/** Keeps somebody from logging in; what they ordered goes on. Errors: NOT_FOUND, CONFLICT. */
export async function suspendMember(
  tx: Tx,
  deps: MembersDeps,
  call: StaffCall,
  { memberId, reason }: Decision,
): Promise<void> {
  const member = await lockMember(tx, memberId)
  if (!member) throw new AppError('NOT_FOUND')
  if (member.suspendedAt) throw new AppError('CONFLICT', '이미 정지한 회원입니다.')
  const at = deps.clock.now()
  await updateMember(tx, memberId, { suspendedAt: at, suspendedReason: reason })
  for (const end of deps.onAccessEnded) await end(tx, { memberId, at })
  const whose = sessionsOf(member)
  await deps.sessions.endAll(tx, { ...whose, keep: null }, 'ended-by-staff')
  await deps.loginThrottle.forget(tx, whose)
  await noteChange(tx, deps, call, { memberId, what: 'suspend', was: '이용 중', becomes: '정지', reason })
  await audit(tx, call, { action: 'member.suspend', objectKind: 'member', objectId: memberId, detail: { reason } })
}

/** Errors: NOT_FOUND, CONFLICT. */
export async function resumeMember(
  tx: Tx,
  deps: MembersDeps,
  call: StaffCall,
  { memberId, reason }: Decision,
): Promise<void> {
  const member = await lockMember(tx, memberId)
  if (!member) throw new AppError('NOT_FOUND')
  if (!member.suspendedAt) throw new AppError('CONFLICT', '정지한 회원이 아닙니다.')
  await updateMember(tx, memberId, { suspendedAt: null, suspendedReason: null })
  await noteChange(tx, deps, call, { memberId, what: 'resume', was: '정지', becomes: '이용 중', reason })
  await audit(tx, call, { action: 'member.resume', objectKind: 'member', objectId: memberId, detail: { reason } })
}
