import { AppError } from '#/contract/errors.ts'
import type { MemberDesk } from '#/contract/people/member-desk.schema.ts'
import { agreedRateOn } from '#/domain/members/agreed-discount.ts'
import { GUEST_TYPE } from '#/domain/members/guest-type.ts'
import { maskEmail, maskLoginId, maskName, maskPhone } from '#/domain/members/masking.ts'
import { lookedAt } from '#/server/platform/looked-at.ts'
import { seoulDay } from '#/lib/seoul-time.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { addressesOf } from './addresses.repo.ts'
import { discountThings, standingThings } from './looked-at-member.ts'
import * as things from './member-things.repo.ts'
import { tierHeld } from './member-tier.ts'
import { findMember } from './members.repo.ts'
import type { AddressRow, MemberRow } from './members.table.ts'

/** Everything of a member on one page. Errors: NOT_FOUND. */
export async function readMemberDesk(db: DbOrTx, memberId: string, now: Date): Promise<MemberDesk> {
  const member = await findMember(db, memberId)
  if (!member) throw new AppError('NOT_FOUND')
  const sums = await things.sumsOfMember(db, memberId)
  const orders = await things.ordersOfMember(db, memberId)
  const estimates = await things.estimatesOfMember(db, memberId)
  return {
    member: presentPerson(member, now),
    sums: {
      orders: Number(sums.orders),
      paid: Number(sums.paid),
      refunded: Number(sums.refunded),
      unpaid: Number(sums.unpaid),
    },
    orders: orders.map(({ total, refunded, ...order }) => ({
      ...timed(order),
      total: Number(total),
      refunded: Number(refunded),
    })),
    estimates: estimates.map(({ total, ...estimate }) => ({ ...timed(estimate), total: Number(total) })),
    inquiries: (await things.inquiriesOfMember(db, memberId)).map(timed),
    cases: (await things.casesOfMember(db, memberId)).map(timed),
    reviews: (await things.reviewsOfMember(db, memberId)).map(timed),
    visits: [...(await things.visitsOfMember(db, memberId))],
    addresses: (await addressesOf(db, memberId)).map(presentMasked),
    notes: (await things.notesOfMember(db, memberId)).map(timed),
    changes: (await things.changesOfMember(db, memberId)).map(timed),
  }
}

const timed = <T extends { readonly at: Date | string }>(row: T) => ({ ...row, at: new Date(row.at).toISOString() })

function presentPerson(member: MemberRow, now: Date): MemberDesk['member'] {
  const { discountRate: rate, discountUntil: until, discountReason, suspendedAt, suspendedReason } = member
  return {
    id: member.id,
    guest: member.guest,
    maskedName: maskName(member.name),
    maskedLoginId: maskLoginId(member.loginId),
    maskedEmail: maskEmail(member.email),
    maskedPhone: maskPhone(member.phone),
    companyName: member.companyName,
    type: member.guest ? GUEST_TYPE : member.type,
    grade: member.grade,
    approval: member.approval,
    discount: { rate, until, reason: discountReason, over: rate > 0 && agreedRateOn(member, seoulDay(now)) === 0 },
    tier: tierHeld(member),
    suspended: suspendedAt && { at: suspendedAt.toISOString(), reason: suspendedReason ?? '' },
    joinedAt: member.joinedAt.toISOString(),
    lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
    seen: { standing: lookedAt(standingThings(member)), discount: lookedAt(discountThings(member)) },
  }
}

/** Where it is, not whose door. */
function presentMasked({ id, label, receiver, address, isDefault }: AddressRow): MemberDesk['addresses'][number] {
  const region = address.split(' ').slice(0, 2).join(' ')
  return { id, label, maskedReceiver: maskName(receiver), region, isDefault }
}
