import type { MemberDiscount } from '#/domain/members/agreed-discount.ts'
import type { AdvertisingConsent } from '#/domain/messages/send-time.ts'
import type { CustomerType } from '#/domain/members/roles.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { consentsOf } from './consents.repo.ts'
import { findMember } from './members.repo.ts'

export { takeTicket } from './contact-code.ts'
export { requirePassword } from './login-member.ts'
export { ticketTarget } from './contact-code.ts'
export { isSameGuest } from './begin-guest.ts'
export { customerOfDesk } from './customer-of-desk.ts'
export { endSuspension, guestsNotSeenSince, guestsOfPhone, markTaken, notePhoneProof } from './guests.repo.ts'
export type { MembersDeps, Origin } from './members-deps.ts'
export { findByLogin, findMember, lockMember } from './members.repo.ts'
export type { MemberRow } from './members.table.ts'
export { type OpenedSession, openGuestSession } from './open-member-session.ts'
export { giveAddresses } from './addresses.repo.ts'
export { type Buyer, mayBuyKinds, mayBuyOfEach, requireBuyer } from './brand-buyer.ts'
export { isMemberOfBrand } from './brand-membership.ts'
export { giveRequests } from './brand-requests.repo.ts'
export { giveNotes, noteChange } from './member-changes.repo.ts'
export { dropDocuments, giveDocuments } from './supporting-documents.ts'
export { holdTier, membersByTier, tierHeld } from './member-tier.ts'
export { searchMembers } from './search-members.ts'
export { tellSecurity } from './security-notices.ts'
export { dropLinks } from './social-links.ts'

/** What an order, a proof or a work queue may know of a member. Unmasked: present only to the member and to staff. */
export interface MemberCard {
  readonly id: string
  readonly name: string
  readonly email: string
  /** By a code from it, or by whoever they log in with. */
  readonly emailProven: boolean
  /** Digits. */
  readonly phone: string
  readonly type: CustomerType
  /** Ask `rateOn` what counts today. */
  readonly reductions: MemberDiscount
  readonly companyName: string | null
  /** Has no account, and proves the phone to see an order. */
  readonly guest: boolean
}

/** Null for a member who left or never was. */
export async function memberCard(db: DbOrTx, id: string): Promise<MemberCard | null> {
  const member = await findMember(db, id)
  return (
    member && {
      id: member.id,
      name: member.name,
      email: member.email,
      emailProven: member.emailProvenAt !== null,
      phone: member.phone,
      type: member.type,
      reductions: { discountRate: member.discountRate, discountUntil: member.discountUntil, tierRate: member.tierRate },
      companyName: member.companyName,
      guest: member.guest,
    }
  )
}

/** What a member agreed to be advertised to by, as it counts now. */
export async function advertisingConsent(db: DbOrTx, id: string): Promise<AdvertisingConsent> {
  const given = await consentsOf(db, id)
  return { email: given.get('marketing-email') ?? false, sms: given.get('marketing-sms') ?? false }
}
