import type { PartnerAccount } from '#/contract/people/partner-accounts.contract.ts'
import type { PartnerUser } from '#/contract/people/partner-auth.contract.ts'
import type { DescribeSubject } from '#/server/platform/sessions/subject.ts'
import { findPartner } from './partners.repo.ts'
import type { PartnerRow } from './partners.table.ts'

export const describePartner: DescribeSubject = async (db, id) => {
  const partner = await findPartner(db, { id })
  return partner && { roles: [], pending: partner.passwordTemporary, user: { ...presentPartner(partner) } }
}

export function presentPartner(partner: PartnerRow): PartnerUser {
  return {
    id: partner.id,
    loginId: partner.loginId,
    name: partner.name,
    company: partner.company,
    brand: partner.brand,
  }
}

export function presentPartnerAccount(partner: PartnerRow): PartnerAccount {
  return {
    ...presentPartner(partner),
    email: partner.email,
    lastLoginAt: partner.lastLoginAt?.toISOString() ?? null,
    disabledAt: partner.disabledAt?.toISOString() ?? null,
    createdAt: partner.createdAt.toISOString(),
  }
}
