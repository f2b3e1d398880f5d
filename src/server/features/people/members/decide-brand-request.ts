import { AppError } from '#/contract/errors.ts'
import { brandStanding } from '#/domain/brands/brand-standing.ts'
import { MEMBER_STANDINGS } from '#/domain/members/member-standings.data.ts'
import { standingOf } from '#/domain/members/member-standing.ts'
import { anyBrand } from '#/server/features/content/brands/brands.public.ts'
import { tellNews } from '#/server/features/people/messages/messages.public.ts'
import type { StaffCall } from '#/server/features/people/staff/staff.public.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import { audit } from '#/server/platform/audit/audit.ts'
import { requireSeen } from '#/server/platform/looked-at.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { readRequest, updateRequest } from './brand-requests.repo.ts'
import { noteChange } from './member-changes.repo.ts'
import type { MembersDeps } from './members-deps.ts'
import { requestThings } from './looked-at-member.ts'
import { lockMember, updateMember } from './members.repo.ts'
import type { MemberRow } from './members.table.ts'

interface Decision {
  readonly decision: 'approved' | 'refused'
  readonly reason: string | null
  readonly seen: LookedAt
}

/**
 * Makes somebody a member of a brand, or says why not; the roles reach open sessions at once. Errors: NOT_FOUND, INVALID_INPUT for a
 * refusal without a reason, CONFLICT when somebody has decided already, or it is
 * not what was looked at any more.
 */
export async function decideBrandRequest(
  tx: Tx,
  deps: MembersDeps,
  call: StaffCall,
  id: string,
  { decision, reason, seen }: Decision,
): Promise<void> {
  if (decision === 'refused' && reason === null)
    throw new AppError('INVALID_INPUT', '반려하는 사유를 적어 주세요. 고객에게 그대로 전합니다.', {
      reason: '반려하는 사유를 적어 주세요.',
    })
  const asked = await readRequest(tx, id)
  // The member is locked first: a request is only decided with its member in hand.
  const member = asked && (await lockMember(tx, asked.memberId))
  const request = member && (await readRequest(tx, id))
  if (!request || !member) throw new AppError('NOT_FOUND')
  if (request.state !== 'waiting') throw new AppError('CONFLICT', '이미 결정한 신청입니다.')
  requireSeen(seen, await requestThings(tx, request))
  const brand = await anyBrand(tx, request.brandId)
  if (!brand) throw new AppError('NOT_FOUND')
  await updateRequest(tx, id, {
    state: decision,
    reason: decision === 'refused' ? reason : null,
    decidedBy: call.principal.staffId,
    decidedAt: deps.clock.now(),
  })
  if (brand.memberType !== null) {
    const standing = decision === 'approved' ? brandStanding(brand.memberType, true) : request.was
    // A refusal changes nothing of somebody who never became the brand's.
    if (decision === 'approved' || member.type === brand.memberType)
      await changeType(tx, deps, call, {
        member,
        standing,
        academy: request.academy,
        reason: reason ?? `${brand.name} 가입`,
      })
  }
  const who = { by: 'staff', payment: 'unpaid' } as const
  await deps.jobs.add(tx, tellNews, {
    key: `brand-request:${id}`,
    to: { name: member.name, email: member.email, phone: member.phone, memberId: member.id },
    happening:
      decision === 'approved'
        ? { ...who, event: 'membership-approved', fields: {} }
        : { ...who, event: 'membership-refused', fields: { 안내: reason ?? '' } },
    brand: brand.id,
    path: `/brands/${brand.id}/join`,
  })
  const detail = { brand: brand.id, reason }
  await audit(tx, call, { action: `member.${decision}`, objectKind: 'member', objectId: member.id, detail })
}

async function changeType(
  tx: Tx,
  deps: MembersDeps,
  call: StaffCall,
  wanted: {
    readonly member: MemberRow
    readonly standing: keyof typeof MEMBER_STANDINGS
    readonly academy: string
    readonly reason: string
  },
): Promise<void> {
  const { member, standing, academy, reason } = wanted
  const { type, grade, approval, name } = MEMBER_STANDINGS[standing]
  const before = standingOf(member)
  const companyName = member.companyName ?? (academy === '' ? null : academy)
  await updateMember(tx, member.id, { type, grade, approval, approvalReason: null, companyName })
  if (!member.suspendedAt) await deps.sessions.refreshRoles(tx, { audience: 'member', subjectId: member.id })
  const was = before === null ? member.type : MEMBER_STANDINGS[before].name
  await noteChange(tx, deps, call, { memberId: member.id, what: 'type', was, becomes: name, reason })
}
