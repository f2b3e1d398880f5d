import { GUEST_TYPE } from '#/domain/members/guest-type.ts'
import { rateOn } from '#/domain/members/agreed-discount.ts'
import { maskEmail, maskName, maskPhone } from '#/domain/members/masking.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { SavedAddress } from '#/contract/people/addresses.contract.ts'
import type { DocumentView } from '#/contract/people/supporting-documents.contract.ts'
import type { LookedAt } from '#/contract/looked-at.ts'
import type { MemberCardView } from '#/contract/people/staff-members.contract.ts'
import type { Profile } from '#/contract/people/profile.contract.ts'
import type { AddressRow, ConsentKind, MemberRow } from './members.table.ts'
import type { LinkRow } from './social.table.ts'

export function presentMe(member: MemberRow, address: AddressRow | null) {
  return {
    defaultAddress: address && {
      address: address.address,
      addressEtc: address.addressEtc,
      zipcode: address.zipcode,
    },
    companyName: member.companyName,
    companyUserName: member.companyUserName,
    companyNumber: member.companyNumber,
  }
}

/** Who somebody is to the shop, in the clear: for the member, and for staff whose look is in the audit log. */
const accountOf = (member: MemberRow, now: Date) => ({
  loginId: member.loginId,
  name: member.name,
  email: member.email,
  phone: member.phone,
  type: member.type,
  grade: member.grade,
  approval: member.approval,
  approvalReason: member.approvalReason,
  discountRate: rateOn(member, seoulDay(now)),
  companyName: member.companyName,
  companyUserName: member.companyUserName,
  companyNumber: member.companyNumber,
  joinedAt: member.joinedAt.toISOString(),
})

export function presentProfile(member: MemberRow, consents: ReadonlyMap<ConsentKind, boolean>, now: Date): Profile {
  return {
    ...accountOf(member, now),
    hasPassword: member.passwordHash !== null,
    emailProven: member.emailProvenAt !== null,
    marketing: {
      email: consents.get('marketing-email') ?? false,
      sms: consents.get('marketing-sms') ?? false,
      kakao: consents.get('marketing-kakao') ?? false,
    },
  }
}

export function presentAddress(row: AddressRow): SavedAddress {
  return {
    id: row.id,
    label: row.label,
    receiver: row.receiver,
    phone: row.phone,
    zipcode: row.zipcode,
    address: row.address,
    addressEtc: row.addressEtc,
    isDefault: row.isDefault,
  }
}

export function presentWaiting(member: MemberRow) {
  return {
    id: member.id,
    type: member.type,
    maskedLoginId: maskEmail(member.loginId),
    maskedName: maskName(member.name),
    maskedPhone: maskPhone(member.phone),
    companyName: member.companyName,
    companyNumber: member.companyNumber,
    joinedAt: member.joinedAt.toISOString(),
  }
}

/** The card of one member, for staff. */
export function presentCard(
  member: MemberRow,
  belongings: {
    readonly links: readonly LinkRow[]
    readonly documents: readonly DocumentView[]
    readonly addresses: readonly AddressRow[]
    readonly seen: LookedAt
  },
  now: Date,
): MemberCardView {
  const { links, documents, addresses, seen } = belongings
  return {
    id: member.id,
    ...accountOf(member, now),
    type: member.guest ? GUEST_TYPE : member.type,
    lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
    via: links.map(({ provider }) => provider),
    documents: [...documents],
    addresses: addresses.map(presentAddress),
    seen,
  }
}
