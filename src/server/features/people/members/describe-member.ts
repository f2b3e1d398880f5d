import type { UserInformation } from '#/contract/people/user-information.ts'
import { GUEST_TYPE } from '#/domain/members/guest-type.ts'
import { toE164 } from '#/domain/members/phone.ts'
import type { CustomerRole } from '#/domain/members/roles.ts'
import { discountOn } from '#/domain/members/agreed-discount.ts'
import { seoulDateTime, seoulDay } from '#/lib/seoul-time.ts'
import type { Clock } from '#/server/platform/services.ts'
import { memberHash } from '#/server/platform/sessions/member-hash.ts'
import type { DescribeSubject } from '#/server/platform/sessions/subject.ts'
import { findMember } from './members.repo.ts'
import type { MemberRow } from './members.table.ts'

/** What the tokens say about a member. Without a chat secret the member hash is empty and the widget stays anonymous. */
export function describeMember(chatSecret: string | undefined, clock: Clock, guest = false): DescribeSubject {
  return async (db, id) => {
    const member = await findMember(db, id)
    if (!member || member.suspendedAt || member.guest !== guest) return null
    const discount = discountOn(member, seoulDay(clock.now()))
    const hash = chatSecret ? memberHash(chatSecret, member.publicId) : ''
    return {
      roles: rolesOf(member),
      pending: member.needAdditionalInfo,
      user: userInformation(member, hash, discount.rate),
      beside: discount.agreed ? { agreed: true } : {},
    }
  }
}

export function rolesOf(member: Pick<MemberRow, 'type' | 'grade'>): readonly CustomerRole[] {
  const type = `ROLE_USER_TYPE_${member.type}` as const
  return member.grade ? [type, `ROLE_GRADE_${member.grade}`] : [type]
}

function userInformation(member: MemberRow, hash: string, discountRate: number): UserInformation {
  return {
    id: member.loginId,
    uuid: member.publicId,
    memberHash: hash,
    name: member.name,
    email: member.email,
    phoneNumber: member.phone,
    phoneE164: member.phone === '' ? '' : toE164(member.phone),
    // The type says what may be ordered; a guest orders as a private customer does.
    customerType: member.guest ? GUEST_TYPE : member.type,
    customerGrade: member.grade ?? '',
    discountRate,
    roles: rolesOf(member).join(','),
    lastLoginDtm: member.lastLoginAt ? seoulDateTime(member.lastLoginAt) : '',
    needAdditionalInfo: member.needAdditionalInfo,
  }
}
