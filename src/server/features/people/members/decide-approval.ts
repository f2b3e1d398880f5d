import { AppError } from '#/contract/errors.ts'
import { tellNews } from '#/server/features/people/messages/messages.public.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import { requireSeen } from '#/server/platform/looked-at.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MembersDeps } from './members-deps.ts'
import { waitingThings } from './looked-at-member.ts'
import { lockMember, updateMember } from './members.repo.ts'
import type { MemberRow } from './members.table.ts'
import { settleRequests } from './settle-brand-requests.ts'

interface Decision {
  readonly decision: 'approved' | 'refused'
  readonly reason: string | null
  readonly seen: LookedAt
}

/** Errors: NOT_FOUND, INVALID_INPUT for a refusal without a reason, CONFLICT when somebody has decided already. Live sessions of the member get the new roles at once. */
export async function decideApproval(
  tx: Tx,
  deps: MembersDeps,
  call: AuditedCall,
  memberId: string,
  { decision, reason, seen }: Decision,
): Promise<void> {
  if (decision === 'refused' && reason === null)
    throw new AppError('INVALID_INPUT', '반려하는 사유를 적어 주세요. 고객에게 그대로 전합니다.', {
      reason: '반려하는 사유를 적어 주세요.',
    })
  const member = await lockMember(tx, memberId)
  if (!member) throw new AppError('NOT_FOUND')
  if (member.approval !== 'waiting') throw new AppError('CONFLICT')
  requireSeen(seen, await waitingThings(tx, member))
  const by = call.principal.kind === 'staff' ? call.principal.staffId : null
  await settleRequests(tx, member, { state: decision, reason, by, at: deps.clock.now() })
  const grade = decision === 'approved' ? gradeFor(member.type) : null
  await updateMember(tx, memberId, {
    approval: decision,
    grade,
    approvalReason: decision === 'refused' ? reason : null,
  })
  await deps.sessions.refreshRoles(tx, { audience: 'member', subjectId: memberId })
  const who = { by: 'staff', payment: 'unpaid' } as const
  await deps.jobs.add(tx, tellNews, {
    key: `membership:${memberId}:${deps.ids.uuid()}`,
    to: { name: member.name, email: member.email, phone: member.phone, memberId },
    happening:
      decision === 'approved'
        ? { ...who, event: 'membership-approved', fields: {} }
        : { ...who, event: 'membership-refused', fields: { 안내: reason ?? '' } },
    path: '/mypage/mySetting',
  })
  await audit(tx, call, { action: `member.${decision}`, objectKind: 'member', objectId: memberId, detail: { reason } })
}

function gradeFor(type: MemberRow['type']): MemberRow['grade'] {
  if (type === 'ACADEMY') return '0050'
  return type === 'HAMAMATH' ? '0080' : null
}
