import { AppError } from '#/contract/errors.ts'
import { samePerson } from '#/domain/members/same-person.ts'
import { daysBefore } from '#/lib/seoul-time.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { SAME_GUEST_DAYS } from './begin-guest.ts'
import { guestsOfPhone, lockGuestPhone } from './guests.repo.ts'
import type { MembersDeps } from './members-deps.ts'
import { insertMember, lockMember } from './members.repo.ts'
import type { MemberRow } from './members.table.ts'

type CustomerOfDesk =
  | { readonly kind: 'member'; readonly memberId: string }
  | { readonly kind: 'guest'; readonly name: string; readonly phone: string }

type Deps = Pick<MembersDeps, 'ids' | 'clock'>

/**
 * Whom staff order for, locked: a member, or a guest by name and phone, who is the same for a month. A phone that was not proven
 * opens nothing: the guest proves it to see the order. Errors: NOT_FOUND; FORBIDDEN for whom the shop has suspended.
 */
export async function customerOfDesk(tx: Tx, deps: Deps, customer: CustomerOfDesk): Promise<MemberRow> {
  const id = customer.kind === 'member' ? customer.memberId : await guestOf(tx, deps, customer)
  const member = await lockMember(tx, id)
  if (!member || member.leftAt) throw new AppError('NOT_FOUND', '고객을 찾을 수 없습니다. 다시 골라 주세요.')
  if (member.suspendedAt)
    throw new AppError('FORBIDDEN', '이용을 정지한 고객입니다. 정지를 푼 뒤에 주문을 받을 수 있습니다.')
  return member
}

async function guestOf(
  tx: Tx,
  { ids, clock }: Deps,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<string> {
  const now = clock.now()
  const since = daysBefore(now, SAME_GUEST_DAYS)
  await lockGuestPhone(tx, phone)
  const guests = await guestsOfPhone(tx, phone)
  const suspended = guests.find(({ suspendedAt }) => suspendedAt !== null)
  const known = guests.find((guest) => samePerson(guest.name, name) && (guest.lastLoginAt ?? guest.joinedAt) > since)
  const found = suspended ?? known
  if (found) return found.id
  const id = ids.uuid()
  const nobody = { loginId: '', email: '', type: 'GENERAL', guest: true } as const
  await insertMember(tx, { id, publicId: ids.uuid(), ...nobody, name, phone, joinedAt: now })
  return id
}
