import { AppError } from '#/contract/errors.ts'
import type { Message } from '#/server/ports/messenger.ts'
import { brandOf } from '#/server/features/content/content/content.public.ts'
import { sendMessage } from '#/server/features/people/messages/messages.public.ts'
import { audit, type AuditedCall } from '#/server/platform/audit/audit.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import type { MembersDeps } from './members-deps.ts'
import { lockMember, updateMember } from './members.repo.ts'
import type { MemberRow } from './members.table.ts'

interface Decision {
  readonly decision: 'approved' | 'refused'
  readonly reason: string | null
}

/** Errors: NOT_FOUND, INVALID_INPUT for a refusal without a reason, CONFLICT when somebody has decided already. Live sessions of the member get the new roles at once. */
export async function decideApproval(
  tx: Tx,
  deps: MembersDeps,
  call: AuditedCall,
  memberId: string,
  { decision, reason }: Decision,
): Promise<void> {
  if (decision === 'refused' && reason === null)
    throw new AppError('INVALID_INPUT', '반려하는 사유를 적어 주세요. 고객에게 그대로 전합니다.', {
      reason: '반려하는 사유를 적어 주세요.',
    })
  const member = await lockMember(tx, memberId)
  if (!member) throw new AppError('NOT_FOUND')
  if (member.approval !== 'waiting') throw new AppError('CONFLICT')
  const grade = decision === 'approved' ? gradeFor(member.type) : null
  await updateMember(tx, memberId, {
    approval: decision,
    grade,
    approvalReason: decision === 'refused' ? reason : null,
  })
  await deps.sessions.refreshRoles(tx, { audience: 'member', subjectId: memberId })
  await deps.jobs.add(tx, sendMessage, messageOf(await brandOf(tx), member, { decision, reason }))
  await audit(tx, call, { action: `member.${decision}`, objectKind: 'member', objectId: memberId, detail: { reason } })
}

function gradeFor(type: MemberRow['type']): MemberRow['grade'] {
  if (type === 'ACADEMY') return '0050'
  return type === 'HAMAMATH' ? '0080' : null
}

function messageOf(brand: string, member: MemberRow, { decision, reason }: Decision): Message {
  const text =
    decision === 'approved'
      ? '가입을 승인했습니다. 이제 교재를 주문하실 수 있습니다.'
      : `가입을 승인하지 못했습니다.${reason ? ` 사유: ${reason}` : ''} 궁금하신 점은 1:1 문의로 알려 주세요.`
  const message = { channel: 'sms', to: member.phone, subject: '가입 승인 안내', body: `[${brand}] ${text}` } as const
  return decision === 'approved'
    ? { ...message, template: { name: 'approved', variables: { 이름: member.name } } }
    : message
}
