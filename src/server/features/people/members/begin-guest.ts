import { AppError } from '#/contract/errors.ts'
import type { GuestForm } from '#/contract/people/guests.contract.ts'
import { samePerson } from '#/domain/members/same-person.ts'
import { daysBefore } from '#/lib/seoul-time.ts'
import { policiesInForce } from '#/server/features/content/policies/policies.public.ts'
import type { Tx } from '#/server/platform/db/database.ts'
import { insertConsents } from './consents.repo.ts'
import { takeTicket } from './contact-code.ts'
import { guestsOfPhone, lockGuestPhone } from './guests.repo.ts'
import type { MembersDeps, Origin } from './members-deps.ts'
import type { MemberRow } from './members.table.ts'
import { insertMember, updateMember } from './members.repo.ts'
import { type OpenedSession, openGuestSession } from './open-member-session.ts'

export const SAME_GUEST_DAYS = 30

/** Phone numbers change hands: after so long a proof of the number alone opens nothing that was made before. */
export const isSameGuest = ({ lastLoginAt }: Pick<MemberRow, 'lastLoginAt'>, now: Date): boolean =>
  lastLoginAt !== null && lastLoginAt > daysBefore(now, SAME_GUEST_DAYS)

/**
 * Who comes back with the same phone and name within the month finds the cart and the orders again. Errors: WRONG_CODE when the
 * phone was not proven, FORBIDDEN for a guest whom the shop has suspended.
 */
export function beginGuest(deps: MembersDeps, form: GuestForm, origin: Origin): Promise<OpenedSession> {
  return deps.database.transaction(async (tx) => {
    const proven = await takeTicket(tx, deps, form.phoneTicket, 'guest')
    if (proven.channel !== 'sms') throw new AppError('WRONG_CODE')
    const now = deps.clock.now()
    const known = await knownGuest(tx, { name: form.name, phone: proven.target }, now)
    const id = known ?? (await insertGuest(tx, deps, { name: form.name, phone: proven.target }))
    await updateMember(tx, id, { phoneProvenAt: now })
    const versions = await policiesInForce(tx, now)
    await insertConsents(tx, id, { age14: true, privacy: true }, { versions, at: now })
    return openGuestSession(tx, deps, id, origin)
  })
}

interface Person {
  readonly name: string
  readonly phone: string
}

/** A suspended guest is the same under every name. */
async function knownGuest(tx: Tx, { name, phone }: Person, now: Date): Promise<string | null> {
  await lockGuestPhone(tx, phone)
  const guests = await guestsOfPhone(tx, phone)
  const suspended = guests.find(({ suspendedAt }) => suspendedAt !== null)
  const same = guests.find((guest) => samePerson(guest.name, name) && isSameGuest(guest, now))
  return (suspended ?? same)?.id ?? null
}

async function insertGuest(tx: Tx, { ids, clock }: MembersDeps, { name, phone }: Person): Promise<string> {
  const id = ids.uuid()
  await insertMember(tx, {
    id,
    publicId: ids.uuid(),
    loginId: '',
    email: '',
    name,
    phone,
    type: 'GENERAL',
    guest: true,
    joinedAt: clock.now(),
  })
  return id
}
